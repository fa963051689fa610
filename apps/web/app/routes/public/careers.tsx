import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { careerIds } from '@milepost/contract/careers/limits'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import { CareerFamilies } from '#features/knowledge/careers/career-families.tsx'
import { PublicPage } from '#features/shell/public-page.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { ButtonLink } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { Route } from './+types/careers.ts'

const careerCount = careerIds.length

/** Runs while the page is prerendered. */
export async function loader({ request }: Route.LoaderArgs) {
  const { describeFamilies, translateFor } = await import('./career-data.server.ts')
  return translateFor(request, describeFamilies())
}

export const meta = () =>
  pageMeta(t`${careerCount} careers in technology`, {
    name: 'description',
    content: t`What people do in ${careerCount} careers in technology, who each career suits, how long it takes to learn, and a step-by-step roadmap for each. Free to read.`,
  })

/** Every career, for someone who doesn't know what to become. */
export default function PublicCareers({ loaderData: families }: Route.ComponentProps) {
  return (
    <PublicPage>
      <div className="grid max-w-prose gap-4">
        <h1 className="text-heading">
          <Trans>{careerCount} careers in technology</Trans>
        </h1>
        <p className="text-balance text-lead text-ink-soft">
          <Trans>
            Start with what you’d like to do all day. Each career has a page with the work, the skills and the whole
            roadmap. You don’t need an account to read them.
          </Trans>
        </p>
      </div>
      <CareerFamilies families={families} />
      <NotSure />
    </PublicPage>
  )
}

/** For those who have read the list and still can't choose. */
function NotSure() {
  const { user } = useSession()
  const isLearner = user?.role === 'student'
  return (
    <section
      aria-labelledby="not-sure"
      className="grid max-w-prose justify-items-start gap-3 border-t-4 border-spruce pt-6"
    >
      <h2 id="not-sure" className="text-title">
        <Trans>Still not sure?</Trans>
      </h2>
      {isLearner ? (
        <>
          <p>
            <Trans>Your recommendation ranks all {careerCount} careers by your answers, and says why.</Trans>
          </p>
          <ButtonLink to={pages.recommendation}>
            <Trans>Compare careers and see why</Trans>
          </ButtonLink>
        </>
      ) : (
        <>
          <p>
            <Trans>
              You don’t have to choose. Tell {product.name} what you enjoy and what you know, and it ranks all{' '}
              {careerCount} careers for you, with reasons. It’s free.
            </Trans>
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink to={pages.signUp}>
              <Trans>Get Started</Trans>
            </ButtonLink>
            <TextLink to={pages.home}>
              <Trans>Try 3 questions first</Trans>
            </TextLink>
            <TextLink to={pages.guides}>
              <Trans>Read what others ask</Trans>
            </TextLink>
          </div>
        </>
      )}
    </section>
  )
}
