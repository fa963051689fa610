import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { product } from '@milepost/contract/product'
import type { SharedRoadmap } from '@milepost/contract/sharing/schema'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { RouteMap } from '#features/roadmaps/map/route-map.tsx'
import { RouteMilestones } from '#features/roadmaps/map/route-milestones.tsx'
import { useHighlightedStep } from '#features/roadmaps/map/use-highlighted-step.ts'
import { openShare } from '#features/sharing/api.ts'
import { SharedCredentials } from '#features/sharing/shared-credentials.tsx'
import { SharedSteps } from '#features/sharing/shared-steps.tsx'
import { PublicPage } from '#features/shell/public-page.tsx'
import { ApiError } from '#lib/api-error.ts'
import { i18n } from '#lib/i18n.ts'
import { linkMeta } from '#lib/page-meta.ts'
import { ArticleLoading } from '#ui/article-loading.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import type { Route } from './+types/shared-roadmap.ts'
import { useVisit } from './dashboard/use-visit.ts'

export const meta = () => linkMeta(i18n._(msg`A shared roadmap`))

export default function SharedRoadmapScreen({ params }: Route.ComponentProps) {
  return (
    <PublicPage>
      <Shared key={params.token} token={params.token} />
    </PublicPage>
  )
}

function Shared({ token }: { token: string }) {
  const [{ roadmap, error }, load] = useShared(token)
  if (roadmap !== null) return <SharedRoute roadmap={roadmap} />
  if (error === null) return <ArticleLoading />
  if (error instanceof ApiError && error.code === 'not_found') {
    return (
      <Unshown>
        <EmptyState
          title={<Trans>This link no longer works</Trans>}
          actions={
            <ButtonLink to={pages.home}>
              <Trans>Go Home</Trans>
            </ButtonLink>
          }
        >
          <Trans>
            It may have expired, been turned off or been mistyped. Ask the person who sent it for a new one.
          </Trans>
        </EmptyState>
      </Unshown>
    )
  }
  return (
    <Unshown>
      <ErrorState title={<Trans>We couldn’t load the roadmap</Trans>} onRetry={load}>
        {(error instanceof ApiError && error.message) || undefined}
      </ErrorState>
    </Unshown>
  )
}

/** The page's name, where there is nothing to show on it. */
function Unshown({ children }: { children: ReactNode }) {
  return (
    <div>
      <h1 className="sr-only">
        <Trans>A shared roadmap</Trans>
      </h1>
      {children}
    </div>
  )
}

interface SharedRoadmapResult {
  readonly roadmap: SharedRoadmap | null
  readonly error: unknown
}

/** Without the machinery of the signed-in screens: one call, and again when asked. */
function useShared(token: string): [SharedRoadmapResult, () => void] {
  const [outcome, setOutcome] = useState<SharedRoadmapResult>({ roadmap: null, error: null })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let left = false
    const tell = (next: SharedRoadmapResult) => !left && setOutcome(next)
    if (attempt >= 0)
      openShare(token).then(
        (roadmap) => tell({ roadmap, error: null }),
        (error: unknown) => tell({ roadmap: null, error }),
      )
    return () => {
      left = true
    }
  }, [token, attempt])
  const load = () => {
    setOutcome({ roadmap: null, error: null })
    setAttempt((before) => before + 1)
  }
  return [outcome, load]
}

function SharedRoute({ roadmap: { firstName, career, titles, credentials, steps } }: { roadmap: SharedRoadmap }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const numbered = steps.map((step, index) => ({ ...step, id: index + 1, estimatedTime: '' }))
  const statuses = Object.fromEntries(numbered.map(({ id, status }) => [id, status]))
  const done = steps.filter(({ status }) => status === 'done').length
  const wanted = Number(search.get('step'))
  const highlighted = useHighlightedStep(wanted > 0 ? wanted : null, true, useVisit())
  return (
    <div className="grid gap-8">
      <PageHeading
        title={
          firstName === '' ? (
            career
          ) : (
            <Trans>
              {firstName}’s roadmap: {career}
            </Trans>
          )
        }
        subtitle={<Trans>Shared with you. Progress as of today.</Trans>}
      />
      <RouteMap
        steps={numbered}
        statuses={statuses}
        after="stops"
        hereText={firstName === '' ? t`The next step` : t`${firstName} is here`}
      />
      <RouteMilestones steps={numbered} statuses={statuses} dates={new Map()} />
      <div className="grid max-w-prose gap-3">
        <ProgressBar
          label={t`Roadmap progress`}
          value={steps.length === 0 ? 0 : Math.round((100 * done) / steps.length)}
        />
        <p className="text-ink-soft">
          <Trans>
            {done} of <Plural value={steps.length} one="# step" other="# steps" /> done
          </Trans>
        </p>
      </div>
      <SharedCredentials credentials={credentials} />
      <SharedSteps steps={numbered} titles={titles} highlighted={highlighted} />
      <section className="grid max-w-prose gap-3 border-t-2 border-line pt-8">
        <h2 className="text-title">
          <Trans>Where could you go?</Trans>
        </h2>
        <p>
          <Trans>{product.name} helps you find a career that fits, and gives you a roadmap to get there.</Trans>
        </p>
        <div>
          <ButtonLink to={pages.signUp} variant="signal">
            <Trans>Make your own roadmap</Trans>
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
