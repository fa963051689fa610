import { Trans, useLingui } from '@lingui/react/macro'
import { type Role, roles } from '@milepost/contract/roles'
import type { ListedUser } from '@milepost/contract/users/schema'
import { roleTones, usePlanNames, useRoleNames } from '#features/users/role-texts.ts'
import { formatDate } from '#lib/format.ts'
import { Badge } from '#ui/badge.tsx'
import { EmailAddress } from '#ui/email-address.tsx'
import type { ResourceColumn } from '#ui/resource-list/resource-table.tsx'
import { Select } from '#ui/select.tsx'

/** What is shown of each account. Choosing a role opens the dialog of its name. */
export function userColumns(ownId: string): readonly ResourceColumn<ListedUser, Role>[] {
  return [
    {
      key: 'name',
      header: <Trans>Name</Trans>,
      isTitle: true,
      cell: (user) => <Name user={user} isOwn={user.id === ownId} />,
    },
    { key: 'email', header: <Trans>Email</Trans>, isRoomy: true, cell: (user) => <Address user={user} /> },
    { key: 'plan', header: <Trans>Plan</Trans>, cell: ({ plan }) => <PlanName plan={plan} /> },
    { key: 'joined', header: <Trans>Joined</Trans>, cell: ({ createdAt }) => <Day of={createdAt} /> },
    {
      key: 'seen',
      header: <Trans>Last seen</Trans>,
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? '–' : <Day of={lastSeenAt} />),
    },
    { key: 'role', header: <Trans>Role</Trans>, cell: (user) => <CurrentRole user={user} /> },
    {
      key: 'change',
      header: <Trans>Change role</Trans>,
      cell: (user, open) => <RoleSelect user={user} onChoose={open} />,
    },
  ]
}

function Address({ user: { email, emailVerified } }: { user: ListedUser }) {
  return (
    <div className="grid gap-0.5">
      <EmailAddress address={email} />
      <span className="text-small text-ink-soft">
        {emailVerified ? <Trans>Verified</Trans> : <Trans>Not verified</Trans>}
      </span>
    </div>
  )
}

function Day({ of: moment }: { of: string }) {
  return <span className="whitespace-nowrap">{formatDate(moment)}</span>
}

function PlanName({ plan }: Pick<ListedUser, 'plan'>) {
  return <span className="whitespace-nowrap">{usePlanNames()[plan]}</span>
}

function Name({ user: { name, premium }, isOwn }: { user: ListedUser; isOwn: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span>{name}</span>
      {isOwn && (
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
  )
}

function CurrentRole({ user }: { user: ListedUser }) {
  const names = useRoleNames()
  const { role, institution_name: institution, institution_role: place } = user
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={roleTones[role]}>{names[role]}</Badge>
      {institution !== null && (
        <span className="text-small text-ink-soft">
          {place === 'owner' ? <Trans>Owner of {institution}</Trans> : institution}
        </span>
      )}
    </div>
  )
}

function RoleSelect({ user: { name, role }, onChoose }: { user: ListedUser; onChoose: (role: Role) => void }) {
  const { t } = useLingui()
  const names = useRoleNames()
  return (
    <Select
      aria-label={t`Role of ${name}`}
      className="min-w-32 @3xl:min-w-36"
      value={role}
      onChange={(event) => {
        const next = roles.find((one) => one === event.target.value)
        if (next !== undefined && next !== role) onChoose(next)
      }}
    >
      {roles.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </Select>
  )
}
