import { Trans, useLingui } from '@lingui/react/macro'
import { type Role, roles } from '@milepost/contract/roles'
import type { ListedUser } from '@milepost/contract/users'
import { roleTones, useRoleNames } from '#features/users/role-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { MailAddress } from '#ui/mail-address.tsx'
import { Select } from '#ui/select.tsx'

interface UserTableProps {
  users: readonly ListedUser[]
  ownId: string
  busy: boolean
  onRole: (user: ListedUser, role: Role) => void
  onDelete: (user: ListedUser) => void
}

export function UserTable({ users, ownId, busy, onRole, onDelete }: UserTableProps) {
  const { t } = useLingui()
  const names = useRoleNames()
  const columns: readonly Column<ListedUser>[] = [
    {
      key: 'name',
      header: <Trans>Name</Trans>,
      isTitle: true,
      cell: ({ id, name, premium }) => (
        <span className="flex flex-wrap items-center gap-2">
          {name}
          {id === ownId && (
            <Badge>
              <Trans>You</Trans>
            </Badge>
          )}
          {premium && (
            <Badge tone="success">
              <Trans>Paid plan</Trans>
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
      cell: ({ role, institution_name: institution, institution_role: place }) => (
        <div className="grid justify-items-start gap-1">
          <Badge tone={roleTones[role]}>{names[role]}</Badge>
          {institution !== null && (
            <span className="text-small text-ink-soft">
              {place === 'owner' ? <Trans>Owner of {institution}</Trans> : institution}
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'change',
      header: <Trans>Change role</Trans>,
      cell: (user) => {
        const { name } = user
        return (
          <Select
            aria-label={t`Role of ${name}`}
            className="min-w-32"
            value={user.role}
            onChange={(event) => {
              const next = roles.find((one) => one === event.target.value)
              if (next !== undefined && next !== user.role) onRole(user, next)
            }}
          >
            {roles.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </Select>
        )
      },
    },
    {
      key: 'actions',
      header: <Trans>Actions</Trans>,
      align: 'end',
      cell: (user) => {
        const { name } = user
        // One's own account takes a fresh proof, which the settings ask for.
        if (user.id === ownId) return null
        return (
          <Button variant="quiet" size="small" aria-label={t`Delete ${name}`} onClick={() => onDelete(user)}>
            <Trans>Delete</Trans>
          </Button>
        )
      },
    },
  ]
  return <DataTable caption={<Trans>Users</Trans>} columns={columns} rows={users} keyOf={({ id }) => id} busy={busy} />
}
