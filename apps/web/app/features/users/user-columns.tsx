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
    {
      key: 'email',
      header: <Trans>Email</Trans>,
      isRoomy: true,
      narrow: 'below',
      cell: (user) => <Address user={user} />,
    },
    { key: 'plan', header: <Trans>Plan</Trans>, cell: ({ plan }) => <PlanName plan={plan} /> },
    { key: 'joined', header: <Trans>Joined</Trans>, cell: ({ createdAt }) => formatDate(createdAt) },
    {
      key: 'seen',
      header: <Trans>Last seen</Trans>,
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? '–' : formatDate(lastSeenAt)),
    },
    { key: 'role', header: <Trans>Role</Trans>, cell: ({ role }) => <RoleBadge role={role} /> },
    {
      key: 'change',
      header: <Trans>Change role</Trans>,
      narrow: 'end',
      cell: (user, open) => <RoleSelect user={user} onChoose={open} />,
    },
  ]
}

/** An account in full. */
export function UserRecord({ user, onChoose }: { user: ListedUser; onChoose: (role: Role) => void }) {
  const { plan, role, createdAt, lastSeenAt, institution_name: institution, institution_role: place } = user
  const facts = [
    [<Trans key="email">Email</Trans>, <Address key="email" user={user} />],
    [<Trans key="role">Role</Trans>, <RoleBadge key="role" role={role} />],
    [<Trans key="plan">Plan</Trans>, <PlanName key="plan" plan={plan} />],
    [<Trans key="joined">Joined</Trans>, formatDate(createdAt)],
    [<Trans key="seen">Last seen</Trans>, lastSeenAt === null ? '–' : formatDate(lastSeenAt)],
  ] as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {institution !== null && (
        <p>{place === 'owner' ? <Trans>Owner of {institution}</Trans> : <Trans>Member of {institution}</Trans>}</p>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-2">
        {facts.map(([name, fact]) => (
          <div key={name.key} className="contents">
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
      <div>
        <RoleSelect user={user} onChoose={onChoose} />
      </div>
    </div>
  )
}

function Address({ user: { email, emailVerified } }: { user: ListedUser }) {
  return (
    <span>
      {!emailVerified && (
        <span className="mr-2">
          <Badge tone="signal">
            <Trans>Not verified</Trans>
          </Badge>
        </span>
      )}
      <EmailAddress address={email} />
      {emailVerified && (
        <span className="sr-only">
          <Trans>Verified</Trans>
        </span>
      )}
    </span>
  )
}

function PlanName({ plan }: Pick<ListedUser, 'plan'>) {
  return <span className="whitespace-nowrap">{usePlanNames()[plan]}</span>
}

function Name({ user: { name, premium }, isOwn }: { user: ListedUser; isOwn: boolean }) {
  return (
    <span>
      <span className="mr-2">{name}</span>
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

function RoleBadge({ role }: Pick<ListedUser, 'role'>) {
  return <Badge tone={roleTones[role]}>{useRoleNames()[role]}</Badge>
}

function RoleSelect({ user: { name, role }, onChoose }: { user: ListedUser; onChoose: (role: Role) => void }) {
  const { t } = useLingui()
  const names = useRoleNames()
  return (
    <Select
      aria-label={t`Role of ${name}`}
      isSmall
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
