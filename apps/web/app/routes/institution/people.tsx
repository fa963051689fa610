import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { useQueryClient } from '@tanstack/react-query'
import { useReauthentication } from '#features/accounts/use-reauthentication.tsx'
import { NoInstitution } from '#features/institutions/course-count.tsx'
import { Invitations } from '#features/institutions/memberships/invitations.tsx'
import { PeopleList } from '#features/institutions/memberships/people-list.tsx'
import { accountQuery } from '#lib/account-query.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { PageHeading } from '#ui/page-heading.tsx'

export function meta() {
  return [{ title: `${t`People`} · ${product.name}` }]
}

export default function InstitutionPeople() {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
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
        subtitle={<Trans>Who looks after courses, applications and answers with you.</Trans>}
      />
      <PeopleList
        user={user}
        institutionId={institutionId}
        confirmed={confirmed}
        onChanged={() => queryClient.invalidateQueries({ queryKey: accountQuery(user.id).queryKey })}
      />
      {user.institution_role === 'owner' && <Invitations institutionId={institutionId} />}
      {dialog}
    </div>
  )
}
