import { Trans, useLingui } from '@lingui/react/macro'
import { loginStatuses } from '@milepost/contract/login-logs/limits'
import type { LoginLog } from '@milepost/contract/login-logs/schema'
import { type Role, roles } from '@milepost/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { type LoginHistoryFilter, loginHistoryQuery, saveLogins } from '#features/login-logs/api.ts'
import { formatMoment, formatNumber } from '#lib/format.ts'
import { type ListChoice, listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { type ListRows, rowChoices, rowsPerPage, useRowsPerPage } from '#lib/rows-per-page.ts'
import { Button } from '#ui/button.tsx'
import type { Column } from '#ui/data-table.tsx'
import { EmailAddress } from '#ui/email-address.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { ChoiceFilter, FilterBar } from '#ui/resource-list/filter-bar.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import type { ListPaging } from '#ui/resource-list/resource-list.tsx'
import { ResourceTable } from '#ui/resource-list/resource-table.tsx'
import { SearchField } from '#ui/search-field.tsx'

const names = ['role', 'outcome', 'person'] as const
const loginRows: ListRows = ['logins', 5]

/** What an address asks for. */
function choiceOf({ values }: ListChoice<(typeof names)[number]>) {
  const role = roles.find((each) => each === values.role)
  const status = loginStatuses.find((each) => each === values.outcome)
  return { role, status, person: values.person.trim() || undefined }
}

export function shownLoginsQuery(search: URLSearchParams) {
  const choice = listChoiceOf(search, names)
  return loginHistoryQuery(choiceOf(choice), rowsPerPage(loginRows), choice.page)
}

/** Who has signed in lately, or tried to. */
export function LoginHistory() {
  const address = useListAddress(names)
  const filter = choiceOf(address)
  const rows = useRowsPerPage(loginRows)
  const query = useQuery(loginHistoryQuery(filter, rows.perPage, address.page))
  return (
    <ListSection
      title={<Trans>Login History</Trans>}
      isDense
      beside={<ExportButton save={() => saveLogins(filter)} total={query.data?.total} />}
    >
      <Filters
        filter={filter}
        onChange={address.set}
        perPage={rows.perPage}
        onPerPage={(next) => {
          address.setPage(1)
          rows.setPerPage(next)
        }}
      />
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
  onChange: (name: (typeof names)[number], value: string) => void
  perPage: number
  onPerPage: (perPage: number) => void
}

function Filters({ filter, onChange, perPage, onPerPage }: LoginFiltersProps) {
  const { t } = useLingui()
  return (
    <FilterBar>
      <SearchField
        isInBar
        label={<Trans>Person</Trans>}
        value={filter.person ?? ''}
        onSearch={(text) => onChange('person', text)}
        placeholder={t`Name or email`}
      />
      <ChoiceFilter
        label={t`Role`}
        value={filter.role ?? ''}
        onChange={(next) => onChange('role', next)}
        choices={[
          ['', t`All Roles`],
          ['admin', t`Admins`],
          ['institution', t`Institutions`],
          ['student', t`Students`],
        ]}
      />
      <ChoiceFilter
        label={t`Outcome`}
        value={filter.status ?? ''}
        onChange={(next) => onChange('outcome', next)}
        choices={[
          ['', t`All outcomes`],
          ['success', t`Success`],
          ['failed', t`Failed`],
          ['rate_limited', t`Too many attempts`],
        ]}
      />
      <ChoiceFilter
        label={t`Rows per page`}
        isPlain
        value={String(perPage)}
        onChange={(next) => onPerPage(Number(next))}
        choices={rowChoices.map((each) => [String(each), t`Last ${each}`] as const)}
      />
    </FilterBar>
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
  {
    key: 'email',
    header: <Trans>Email</Trans>,
    narrow: 'below',
    isRoomy: true,
    cell: ({ email }) => <EmailAddress address={email} />,
  },
  { key: 'role', header: <Trans>Role</Trans>, cell: ({ role }) => (role === null ? '–' : <RoleName role={role} />) },
  { key: 'status', header: <Trans>Status</Trans>, narrow: 'end', isRoomy: true, cell: (log) => <Status {...log} /> },
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
    <span>
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
    </span>
  )
}
