import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxExportedLogs } from '@milepost/contract/audit-logs/limits'
import type { AuditLog as Entry } from '@milepost/contract/audit-logs/schema'
import { useQuery } from '@tanstack/react-query'
import { auditLogQuery, auditRows, filterNames, filterOf, saveLog } from '#features/audit-logs/api.ts'
import { Filters } from '#features/audit-logs/filters.tsx'
import { actionNames, objectNames } from '#features/audit-logs/names.ts'
import { screenOfObject, screenOfUser } from '#features/audit-logs/object-screens.ts'
import { formatMoment } from '#lib/format.ts'
import { listChoiceOf, useListAddress } from '#lib/list-address.ts'
import { useRowsPerPage } from '#lib/rows-per-page.ts'
import type { Column } from '#ui/data-table.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { ListSection } from '#ui/resource-list/list-section.tsx'
import { ResourceTable } from '#ui/resource-list/resource-table.tsx'
import { TextLink } from '#ui/text-link.tsx'

export function shownLogQuery(search: URLSearchParams) {
  const { values, page } = listChoiceOf(search, filterNames)
  return auditLogQuery(filterOf(values), page)
}

/** Who did what to what, when and from where. */
export function AuditLog() {
  const address = useListAddress(filterNames)
  const filter = filterOf(address.values)
  const query = useQuery(auditLogQuery(filter, address.page))
  return (
    <ListSection isDense>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Filters values={address.values} onChange={address.set} />
        <ExportButton save={() => saveLog(filter)} total={query.data?.total} max={maxExportedLogs} />
      </div>
      <ResourceTable
        query={query}
        paging={address}
        caption={<Trans>Audit log</Trans>}
        rowsPerPage={useRowsPerPage(auditRows)}
        columns={columns}
        nameOf={useActionName()}
        record={(entry) => <EntryRecord entry={entry} />}
        failure={<Trans>We couldn’t load the audit log</Trans>}
        emptyText={<Trans>No entries match these filters.</Trans>}
        count={({ first, last, total }) => (
          <Trans>
            Showing {first}-{last} of <Plural value={total} one="# entry" other="# entries" />
          </Trans>
        )}
      />
    </ListSection>
  )
}

const columns: readonly Column<Entry>[] = [
  { key: 'action', header: <Trans>What</Trans>, isTitle: true, cell: (entry) => <What {...entry} /> },
  { key: 'actor', header: <Trans>Who</Trans>, narrow: 'below', cell: ({ actorName }) => actorName },
  { key: 'object', header: <Trans>Target</Trans>, isRoomy: true, cell: (entry) => <ToWhat {...entry} /> },
  {
    key: 'time',
    header: <Trans>When</Trans>,
    narrow: 'end',
    cell: ({ createdAt }) => <span className="text-small tabular-nums">{formatMoment(createdAt)}</span>,
  },
  {
    key: 'address',
    header: <Trans>IP address</Trans>,
    cell: ({ address }) => <span className="text-small tabular-nums">{address ?? '–'}</span>,
  },
]

function useActionName() {
  const { t } = useLingui()
  return ({ action }: Entry) =>
    Object.hasOwn(actionNames, action) ? t(actionNames[action as keyof typeof actionNames]) : action
}

function What(entry: Entry) {
  return useActionName()(entry)
}

function EntryRecord({ entry }: { entry: Entry }) {
  // The database returns the keys of JSON in a different order.
  const details = Object.entries(entry.details)
    .sort(([one], [other]) => Number(other === 'before') - Number(one === 'before'))
    .filter(([, value]) => value !== '')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>
        <Who {...entry} /> <span>{['', formatMoment(entry.createdAt), entry.address ?? '–'].join(' · ')}</span>
      </p>
      <p>
        <ToWhat {...entry} />
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 empty:hidden">
        {details.map(([key, value]) => (
          <div key={key} className="contents">
            <dt className="text-small text-ink-soft">{key}</dt>
            <dd className="wrap-anywhere">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Who({ actorName, actorEmail }: Entry) {
  return actorEmail === null ? actorName : <TextLink to={screenOfUser(actorEmail)}>{actorName}</TextLink>
}

function ToWhat(entry: Entry) {
  const { t } = useLingui()
  const { object, objectType, objectId } = entry
  const screen = screenOfObject(entry)
  const name = Object.hasOwn(objectNames, objectType)
    ? t(objectNames[objectType as keyof typeof objectNames])
    : objectType
  return (
    <span>
      <span className="mr-1.5">{name}</span>
      {screen !== undefined && object !== null ? (
        <TextLink to={screen}>{object.name}</TextLink>
      ) : (
        <span className="text-small text-ink-soft">{object?.name ?? objectId}</span>
      )}
    </span>
  )
}
