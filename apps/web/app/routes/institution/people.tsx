import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { NoInstitution } from '#features/institutions/course-count.tsx'
import { invitationsQuery, membersQuery } from '#features/institutions/memberships/api.ts'
import { Invitations } from '#features/institutions/memberships/invitations.tsx'
import { PeopleList } from '#features/institutions/memberships/people-list.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { pageOf } from '#lib/list-address.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ensure, isOtherScreen, preload } from '#lib/preload.ts'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

export const meta = () => pageMeta(t`People`)

export const clientLoader = preload('institution', ({ institution_id: institutionId, institution_role }, { search }) =>
  institutionId === null
    ? []
    : [
        ensure(membersQuery(institutionId, pageOf(search))),
        ...(institution_role === 'owner' ? [ensure(invitationsQuery(institutionId, 1))] : []),
      ],
)
export const shouldRevalidate = isOtherScreen
export const HydrateFallback = LoadingScreen

export default function InstitutionPeople() {
  const user = useCurrentUser()
  const { confirmed, dialog } = useReauthentication({
    userId: user.id,
    onLeave: () => undefined,
  })
  const { institution_id: institutionId } = user
  if (institutionId === null) return <NoInstitution />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <PageHeading
        title={<Trans>People</Trans>}
        subtitle={<Trans>Colleagues who manage courses and applications with you.</Trans>}
      />
      <PeopleList user={user} institutionId={institutionId} confirmed={confirmed} />
      {user.institution_role === 'owner' && <Invitations institutionId={institutionId} />}
      {dialog}
    </div>
  )
}
