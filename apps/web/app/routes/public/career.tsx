import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import type { CareerWithRoadmap } from '@milepost/contract/careers/schema'
import { pages } from '@milepost/contract/pages'
import { data } from 'react-router'
import { CareerPage } from '#features/knowledge/careers/career-page.tsx'
import { StartCareer } from '#features/knowledge/careers/start-career.tsx'
import { CareerSteps, stepOfSkill } from '#features/roadmaps/map/career-steps.tsx'
import { RoadmapAtAGlance } from '#features/roadmaps/map/roadmap-at-a-glance.tsx'
import { PublicPage } from '#features/shell/public-page.tsx'
import { publicCareerPage } from '#lib/addresses.ts'
import { langOf } from '#lib/i18n.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { BackLink } from '#ui/back-link.tsx'
import { TitledSection } from '#ui/titled-section.tsx'
import type { Route } from './+types/career.ts'

function careerNamedBy({ careerId }: Route.LoaderArgs['params']): CareerId {
  const known = careerIds.find((id) => id === careerId)
  if (known === undefined) throw data(null, { status: 404 })
  return known
}

/** Runs while the page is prerendered. */
export async function loader({ params, request }: Route.LoaderArgs): Promise<CareerWithRoadmap> {
  const { describeWithRoadmap, translateFor } = await import('./career-data.server.ts')
  return translateFor(request, describeWithRoadmap(careerNamedBy(params)))
}

/** Nothing is prerendered for an address that names no career. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<CareerWithRoadmap> {
  careerNamedBy(params)
  return serverLoader()
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return pageMeta(t`Page Not Found`)
  const { title, summary } = loaderData.career
  return pageMeta(t`${title}: the work and the roadmap`, { name: 'description', content: summary })
}

/** A career with its whole roadmap, for someone without an account. */
export default function PublicCareer({ loaderData: { career, steps } }: Route.ComponentProps) {
  return (
    <PublicPage>
      <BackLink to={pages.publicCareers}>
        <Trans>All careers</Trans>
      </BackLink>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-2 lg:gap-14">
        <div className="grid justify-items-start gap-6">
          <div className="grid gap-3">
            <h1 className="text-heading" lang={langOf(career.title)}>
              {career.title}
            </h1>
            <p className="text-balance text-lead text-ink-soft" lang={langOf(career.summary)}>
              {career.summary}
            </p>
          </div>
          <StartCareer careerId={career.id} />
        </div>
        <RoadmapAtAGlance steps={steps} hours={career.beginnerHours} />
      </div>
      <div className="@container">
        <CareerPage
          career={career}
          careerAddress={publicCareerPage}
          skillAddress={(skill) => stepOfSkill(steps, skill)}
        >
          <TitledSection
            title={<Trans>The roadmap, step by step</Trans>}
            note={
              <Trans>
                This is the usual way for a beginner. Yours leaves out what you already know. The hours are our own
                estimates.
              </Trans>
            }
          >
            <CareerSteps steps={steps} titles={career.titles} />
            <StartCareer careerId={career.id} />
          </TitledSection>
        </CareerPage>
      </div>
    </PublicPage>
  )
}
