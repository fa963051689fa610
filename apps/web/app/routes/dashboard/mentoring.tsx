import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { planTerms } from '@milepost/contract/plans'
import { requestsQuery } from '#features/mentoring/api.ts'
import { MentoringOffer } from '#features/mentoring/mentoring-offer.tsx'
import { MentoringPage } from '#features/mentoring/mentoring-page.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`Mentoring`)

export const clientLoader = preload('student', ({ id }) => [ensure(requestsQuery(id))])
export const HydrateFallback = LoadingScreen

export default function Mentoring() {
  const { id, plan } = useCurrentUser()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>Mentoring</Trans>}
        subtitle={<Trans>Talk one-to-one with a mentor about your career.</Trans>}
      />
      <MentoringPage userId={id} mayAsk={planTerms[plan].mentoring} offer={<MentoringOffer />} />
    </div>
  )
}
