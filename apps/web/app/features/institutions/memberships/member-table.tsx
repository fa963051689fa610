import { Trans, useLingui } from '@lingui/react/macro'
import type { Member } from '@milepost/contract/memberships'
import type { User } from '@milepost/contract/users'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { MailAddress } from '#ui/mail-address.tsx'

interface MemberTableProps {
  members: readonly Member[]
  user: User
  busy: boolean
  onRemove: (member: Member) => void
  onHandOver: (member: Member) => void
}

export function MemberTable({ members, user, busy, onRemove, onHandOver }: MemberTableProps) {
  const { t } = useLingui()
  const isOwner = user.institution_role === 'owner'
  const actions = (member: Member) => {
    const { name } = member
    if (member.institution_role === 'owner') return null
    if (member.id === user.id) {
      return (
        <Button variant="quiet" size="small" onClick={() => onRemove(member)}>
          <Trans>Leave the institution</Trans>
        </Button>
      )
    }
    if (!isOwner) return null
    return (
      <div className="flex flex-wrap gap-2 @3xl:flex-nowrap @3xl:justify-end @3xl:whitespace-nowrap">
        <Button variant="quiet" size="small" aria-label={t`Hand over to ${name}`} onClick={() => onHandOver(member)}>
          <Trans>Hand over</Trans>
        </Button>
        <Button variant="quiet" size="small" aria-label={t`Remove ${name}`} onClick={() => onRemove(member)}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    )
  }
  const columns: readonly Column<Member>[] = [
    {
      key: 'name',
      header: <Trans>Name</Trans>,
      isTitle: true,
      cell: ({ id, name }) => (
        <span className="flex flex-wrap items-center gap-2">
          {name}
          {id === user.id && (
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
      cell: ({ email }) => <MailAddress address={email} />,
    },
    {
      key: 'role',
      header: <Trans>Role</Trans>,
      cell: ({ institution_role: role }) => (
        <Badge tone={role === 'owner' ? 'spruce' : 'plain'}>
          {role === 'owner' ? <Trans>Owner</Trans> : <Trans>Member</Trans>}
        </Badge>
      ),
    },
    { key: 'actions', header: <Trans>Actions</Trans>, align: 'end', cell: actions },
  ]
  return (
    <DataTable
      caption={<Trans>People, the owner first</Trans>}
      columns={columns}
      rows={members}
      keyOf={({ id }) => id}
      busy={busy}
    />
  )
}
