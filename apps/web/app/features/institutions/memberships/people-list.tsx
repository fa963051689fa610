import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Member } from '@milepost/contract/institutions/schema'
import type { User } from '@milepost/contract/users/schema'
import { useQuery } from '@tanstack/react-query'
import { membersQuery } from '#features/institutions/memberships/api.ts'
import { HandOverDialog } from '#features/institutions/memberships/hand-over-dialog.tsx'
import { RemovalDialog } from '#features/institutions/memberships/removal-dialog.tsx'
import { useListAddress } from '#lib/list-address.ts'
import { Badge } from '#ui/badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmailAddress } from '#ui/email-address.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable, RowAction } from '#ui/resource-list/resource-table.tsx'

export interface PeopleListProps {
  user: User
  institutionId: number
  /** Does what takes a fresh proof of who one is, once it is there. */
  confirmed: <T>(work: () => Promise<T>) => Promise<T | 'cancelled'>
}

/** Who acts for the institution: its owner removes members and hands over, a member can leave. */
export function PeopleList({ user, institutionId, confirmed }: PeopleListProps) {
  const address = useListAddress([])
  return (
    <ListSection title={<Trans>Your team</Trans>} isDense>
      <ResourceTable
        query={useQuery(membersQuery(institutionId, address.page))}
        paging={address}
        caption={<Trans>People, owner first</Trans>}
        columns={columnsFor(user.id)}
        nameOf={({ name }) => name}
        actions={(member, open) => {
          if (member.institution_role === 'owner') return null
          if (member.id !== user.id && user.institution_role !== 'owner') return null
          return <Actions member={member} isSelf={member.id === user.id} onOpen={open} />
        }}
        dialogs={{
          removal: (member, dialog) => (
            <RemovalDialog {...dialog} institutionId={institutionId} member={member} isSelf={member.id === user.id} />
          ),
          handOver: (member, dialog) => (
            <HandOverDialog {...dialog} institutionId={institutionId} member={member} confirmed={confirmed} />
          ),
        }}
        failure={<Trans>We couldn’t load your team</Trans>}
        // There is always an owner.
        empty={null}
        count={({ pages, total }) => pages > 1 && <Plural value={total} one="# person" other="# people" />}
      />
    </ListSection>
  )
}

/** What is shown of each member. */
export function columnsFor(ownId: string): readonly Column<Member>[] {
  return [
    {
      key: 'name',
      header: <Trans>Name</Trans>,
      isTitle: true,
      cell: ({ id, name }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span>{name}</span>
          {id === ownId && (
            <Badge>
              <Trans>You</Trans>
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'email',
      header: <Trans>Email</Trans>,
      isRoomy: true,
      narrow: 'below',
      cell: ({ email }) => <EmailAddress address={email} />,
    },
    {
      key: 'role',
      header: <Trans>Role</Trans>,
      narrow: 'end',
      cell: ({ institution_role: role }) => (
        <Badge tone={role === 'owner' ? 'spruce' : 'plain'}>
          {role === 'owner' ? <Trans>Owner</Trans> : <Trans>Member</Trans>}
        </Badge>
      ),
    },
  ]
}

interface ActionsProps {
  member: Member
  isSelf: boolean
  onOpen: (dialog: 'removal' | 'handOver') => void
}

function Actions({ member: { name }, isSelf, onOpen }: ActionsProps) {
  const { t } = useLingui()
  if (isSelf) {
    return (
      <RowAction onClick={() => onOpen('removal')}>
        <Trans>Leave the institution</Trans>
      </RowAction>
    )
  }
  return (
    <>
      <RowAction aria-label={t`Hand over to ${name}`} onClick={() => onOpen('handOver')}>
        <Trans>Hand over</Trans>
      </RowAction>
      <RowAction aria-label={t`Remove ${name}`} onClick={() => onOpen('removal')}>
        <Trans>Remove</Trans>
      </RowAction>
    </>
  )
}
