import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type CareerId, careerIds, careerTitleOf } from '@milepost/contract/careers/limits'
import { pages } from '@milepost/contract/pages'
import { knownAnswersOf } from '@milepost/contract/profiles/known-answers'
import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { careerQuery } from '#features/knowledge/careers/api.ts'
import { CareerPage } from '#features/knowledge/careers/career-page.tsx'
import { profileQuery } from '#features/profiles/api.ts'
import { adviceQuery } from '#features/recommendations/api.ts'
import { FitSummary } from '#features/recommendations/fit-summary.tsx'
import { careerIn, helpfulAnswers } from '#features/recommendations/notices.ts'
import { careerPage, skillPage } from '#lib/addresses.ts'
import { i18n } from '#lib/i18n.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, preload } from '#lib/preload.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { NoSuchPage } from '#ui/no-such-page.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { FitForYou } from './fit-for-you.tsx'
import { useAdvice } from './use-advice.ts'

const careerNamedBy = (params: { careerId?: string | undefined }) => careerIds.find((id) => id === params.careerId)

export function meta({ params }: MetaArgs) {
  const careerId = careerNamedBy(params)
  return pageMeta(careerId === undefined ? i18n._(msg`Page Not Found`) : careerTitleOf(careerId))
}

export const clientLoader = preload('student', ({ id, profileCompleted }, { params }) => {
  const careerId = careerNamedBy(params)
  if (careerId === undefined) return []
  return [
    ensure(careerQuery(careerId)),
    ensure(profileQuery(id)),
    ...(profileCompleted ? [ensure(adviceQuery(id))] : []),
  ]
})

export function HydrateFallback() {
  return (
    <LoadingScreen>
      <Trans>Loading the career...</Trans>
    </LoadingScreen>
  )
}

export default function CareerScreen() {
  const careerId = careerNamedBy(useParams())
  // An address that names none of the careers is no page.
  return careerId === undefined ? <NoSuchCareer /> : <Career key={careerId} careerId={careerId} />
}

function NoSuchCareer() {
  return (
    <NoSuchPage to={pages.recommendation}>
      <Trans>Compare careers and see why</Trans>
    </NoSuchPage>
  )
}

function Career({ careerId }: { careerId: CareerId }) {
  const career = useQuery(careerQuery(careerId))
  const { advice, profile } = useAdvice()
  const ranked = advice === undefined ? undefined : careerIn(advice, careerId)
  return (
    <div className="@container grid gap-10">
      <PageHeading title={careerTitleOf(careerId)} subtitle={career.data?.summary} />
      {advice !== undefined && ranked !== undefined && profile != null && (
        <FitForYou
          advice={advice}
          ranked={ranked}
          fit={<FitSummary fit={ranked.fit} known={knownAnswersOf(profile)} helpful={helpfulAnswers(profile)} />}
        />
      )}
      <Loaded
        query={career}
        loading={<Trans>Loading the career...</Trans>}
        failure={(retry) => <ErrorState title={<Trans>We couldn’t load this career</Trans>} onRetry={retry} />}
      >
        {(loaded) => <CareerPage career={loaded} careerAddress={careerPage} skillAddress={skillPage} />}
      </Loaded>
    </div>
  )
}
