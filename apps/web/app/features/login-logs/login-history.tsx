import { Trans, useLingui } from '@lingui/react/macro'
import type { LoginLog } from '@milepost/contract/login-logs'
import { type Role, roles } from '@milepost/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { loginHistoryQuery } from '#features/login-logs/api.ts'
import { formatMoment, formatNumber } from '#lib/format.ts'
import { useListAddress } from '#lib/list-address.ts'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable, TableFrame } from '#ui/data-table.tsx'
import { Field } from '#ui/field.tsx'
import { MailAddress } from '#ui/mail-address.tsx'
import { Select } from '#ui/select.tsx'

const limits = [5, 10, 20, 50, 100] as const
const names = ['role', 'limit'] as const

/** Who has signed in lately, or tried to. */
export function LoginHistory() {
  const { t } = useLingui()
  const titleId = useId()
  const { values, page, set, setPage } = useListAddress(names)
  const role = roles.find((each) => each === values.role) ?? ''
  const limit = limits.find((each) => String(each) === values.limit) ?? limits[0]
  const query = useQuery(loginHistoryQuery(role, limit, page))
  const { data, isPlaceholderData } = query
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / limit))
  const isBehind = data !== undefined && !isPlaceholderData && page > pages
  useEffect(() => {
    if (isBehind) setPage(pages)
  })
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id={titleId} className="text-title">
          <Trans>Login History</Trans>
        </h2>
        <div className="flex flex-wrap gap-4">
          <Field label={<Trans>Role</Trans>}>
            {(control) => (
              <Select {...control} value={role} onChange={(event) => set('role', event.target.value)}>
                <option value="">{t`All Roles`}</option>
                <option value="admin">{t`Admins`}</option>
                <option value="institution">{t`Institutions`}</option>
                <option value="student">{t`Students`}</option>
              </Select>
            )}
          </Field>
          <Field label={<Trans>Entries a page</Trans>}>
            {(control) => (
              <Select
                {...control}
                value={limit}
                onChange={(event) => set('limit', event.target.value === '5' ? '' : event.target.value)}
              >
                {limits.map((each) => (
                  <option key={each} value={each}>
                    {t`Last ${each}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </div>
      <TableFrame query={query} rows={5} failure={<Trans>The login history could not be loaded</Trans>}>
        {data?.total === 0 && (
          <p className="py-6 text-ink-soft">
            <Trans>No login logs available.</Trans>
          </p>
        )}
        {data !== undefined && data.total > 0 && (
          <>
            <DataTable
              caption={<Trans>Login History</Trans>}
              columns={columns}
              rows={data.rows}
              keyOf={({ id }) => id}
              busy={isPlaceholderData}
            />
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
          </>
        )}
      </TableFrame>
    </section>
  )
}

const columns: readonly Column<LoginLog>[] = [
  { key: 'name', header: <Trans>Name</Trans>, isTitle: true, cell: ({ name }) => name ?? <Trans>Unknown</Trans> },
  { key: 'email', header: <Trans>Email</Trans>, cell: ({ email }) => <MailAddress address={email} /> },
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
