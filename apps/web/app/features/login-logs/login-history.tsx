import { Trans, useLingui } from '@lingui/react/macro'
import { loginStatuses } from '@milepost/contract/login-logs/limits'
import type { LoginLog } from '@milepost/contract/login-logs/schema'
import { type Role, roles } from '@milepost/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { type LoginHistoryFilter, loginHistoryQuery, saveLogins } from '#features/login-logs/api.ts'
import { formatMoment, formatNumber } from '#lib/format.ts'
import { type ListChoice, listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { Button } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmailAddress } from '#ui/email-address.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import type { ListPaging } from '#ui/resource-list/resource-list.tsx'
import { ResourceTable } from '#ui/resource-list/resource-table.tsx'
import { SearchField } from '#ui/search-field.tsx'

const limits = [5, 10, 20, 50, 100] as const
const names = ['role', 'outcome', 'person', 'limit'] as const

/** What an address asks for. */
function choiceOf({ values }: ListChoice<(typeof names)[number]>) {
  const role = roles.find((each) => each === values.role)
  const status = loginStatuses.find((each) => each === values.outcome)
  const limit = limits.find((each) => String(each) === values.limit) ?? limits[0]
  return { filter: { role, status, person: values.person.trim() || undefined }, limit }
}

export function shownLoginsQuery(search: URLSearchParams) {
  const choice = listChoiceOf(search, names)
  const { filter, limit } = choiceOf(choice)
  return loginHistoryQuery(filter, limit, choice.page)
}

/** Who has signed in lately, or tried to. */
export function LoginHistory() {
  const address = useListAddress(names)
  const { filter, limit } = choiceOf(address)
  const query = useQuery(loginHistoryQuery(filter, limit, address.page))
  return (
    <ListSection
      title={<Trans>Login History</Trans>}
      beside={<ExportButton save={() => saveLogins(filter)} total={query.data?.total} />}
    >
      <Filters filter={filter} limit={limit} onChange={address.set} />
      <ResourceTable
        query={query}
        paging={address}
        caption={<Trans>Login History</Trans>}
        columns={columns}
        failure={<Trans>We couldn’t load the login history</Trans>}
        emptyText={<Trans>No login logs available.</Trans>}
        pager={(pages) => <Pager paging={address} pages={pages} />}
      />
    </ListSection>
  )
}

interface LoginFiltersProps {
  filter: LoginHistoryFilter
  limit: number
  onChange: (name: (typeof names)[number], value: string) => void
}

function Filters({ filter, limit, onChange }: LoginFiltersProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap items-end gap-4 *:min-w-0 *:grow *:basis-44">
      <SearchField
        label={<Trans>Person</Trans>}
        value={filter.person ?? ''}
        onSearch={(text) => onChange('person', text)}
        placeholder={t`Name or email`}
      />
      <FilterSelect
        label={<Trans>Role</Trans>}
        value={filter.role ?? ''}
        onChange={(next) => onChange('role', next)}
        choices={[
          ['', t`All Roles`],
          ['admin', t`Admins`],
          ['institution', t`Institutions`],
          ['student', t`Students`],
        ]}
      />
      <FilterSelect
        label={<Trans>Outcome</Trans>}
        value={filter.status ?? ''}
        onChange={(next) => onChange('outcome', next)}
        choices={[
          ['', t`All outcomes`],
          ['success', t`Success`],
          ['failed', t`Failed`],
          ['rate_limited', t`Too many attempts`],
        ]}
      />
      <FilterSelect
        label={<Trans>Rows per page</Trans>}
        value={String(limit)}
        onChange={(next) => onChange('limit', next === '5' ? '' : next)}
        choices={limits.map((each) => [String(each), t`Last ${each}`] as const)}
      />
    </div>
  )
}

function Pager({ paging: { page, setPage }, pages }: { paging: ListPaging; pages: number }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Pages of the login history`} className="flex flex-wrap items-center gap-4">
      <Button variant="quiet" size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <p role="status" className="text-small text-ink-soft">
        <Trans>
          Page {formatNumber(page)} of {formatNumber(pages)}
        </Trans>
      </p>
      <Button variant="quiet" size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
        <Trans>Next</Trans>
      </Button>
    </nav>
  )
}

const columns: readonly Column<LoginLog>[] = [
  { key: 'name', header: <Trans>Name</Trans>, isTitle: true, cell: ({ name }) => name ?? <Trans>Unknown</Trans> },
  { key: 'email', header: <Trans>Email</Trans>, cell: ({ email }) => <EmailAddress address={email} /> },
  { key: 'role', header: <Trans>Role</Trans>, cell: ({ role }) => (role === null ? '–' : <RoleName role={role} />) },
  { key: 'status', header: <Trans>Status</Trans>, cell: (log) => <Status {...log} /> },
  { key: 'time', header: <Trans>Date & Time</Trans>, cell: (log) => formatMoment(log.created_at) },
]

function RoleName({ role }: { role: Role }) {
  switch (role) {
    case 'student':
      return <Trans>Student</Trans>
    case 'institution':
      return <Trans>Institution</Trans>
    case 'admin':
      return <Trans>Admin</Trans>
  }
}

function Status({ status, method }: Pick<LoginLog, 'status' | 'method'>) {
  return (
    <div>
      <span className={status === 'success' ? 'font-semibold text-success' : 'font-semibold text-danger'}>
        {status === 'success' && <Trans>Success</Trans>}
        {status === 'failed' && <Trans>Failed</Trans>}
        {status === 'rate_limited' && <Trans>Too many attempts</Trans>}
      </span>{' '}
      <span className="text-small text-ink-soft">
        {method === 'password' && <Trans>by password</Trans>}
        {method === 'google' && <Trans>by Google</Trans>}
        {method === 'github' && <Trans>by GitHub</Trans>}
        {method === 'mail' && <Trans>with an emailed link</Trans>}
      </span>
    </div>
  )
}
