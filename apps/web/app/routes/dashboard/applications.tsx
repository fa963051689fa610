import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { planTerms } from '@milepost/contract/plans'
import { OwnApplications } from '#features/applications/own-applications.tsx'
import { applicationsQuery, openCountQuery } from '#features/applications/own-list-api.ts'
import { credentialsQuery } from '#features/credentials/api.ts'
import { CredentialList } from '#features/credentials/credential-list.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`My applications`)

export const clientLoader = preload('student', ({ id }) => [
  ensure(applicationsQuery(id, 1)),
  ensure(openCountQuery(id)),
  ensure(credentialsQuery(id)),
])
export const HydrateFallback = LoadingScreen

export default function Applications() {
  const { id, plan } = useCurrentUser()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeading
        title={<Trans>My applications</Trans>}
        subtitle={<Trans>Courses you’ve applied to, and their replies.</Trans>}
      />
      <OwnApplications userId={id} limit={planTerms[plan].openApplications} />
      <CredentialList userId={id} />
    </div>
  )
}
