import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxExportedLogs } from '@milepost/contract/audit-logs/limits'
import type { AuditLog as Entry } from '@milepost/contract/audit-logs/schema'
import { useQuery } from '@tanstack/react-query'
import { auditLogQuery, filterNames, filterOf, saveLog } from '#features/audit-logs/api.ts'
import { Filters } from '#features/audit-logs/filters.tsx'
import { actionNames, objectNames } from '#features/audit-logs/names.ts'
import { screenOfObject, screenOfUser } from '#features/audit-logs/object-screens.ts'
import { formatMoment } from '#lib/format.ts'
import { listChoiceOf, useListAddress } from '#lib/list-address.ts'
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
    <ListSection>
      <Filters values={address.values} onChange={address.set} />
      <ExportButton save={() => saveLog(filter)} total={query.data?.total} max={maxExportedLogs} />
      <ResourceTable
        query={query}
        paging={address}
        caption={<Trans>Audit log</Trans>}
        columns={columns}
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
  { key: 'actor', header: <Trans>Who</Trans>, cell: (entry) => <Who {...entry} /> },
  { key: 'object', header: <Trans>Target</Trans>, cell: (entry) => <ToWhat {...entry} /> },
  { key: 'time', header: <Trans>When</Trans>, cell: ({ createdAt }) => formatMoment(createdAt) },
  {
    key: 'address',
    header: <Trans>IP address</Trans>,
    cell: ({ address }) => <span className="text-small tabular-nums">{address ?? '–'}</span>,
  },
]

function What({ action, details }: Entry) {
  const { t } = useLingui()
  const name = Object.hasOwn(actionNames, action) ? t(actionNames[action as keyof typeof actionNames]) : action
  // The database returns the keys of JSON in a different order.
  const inOrder = Object.entries(details).sort(
    ([one], [other]) => Number(other === 'before') - Number(one === 'before'),
  )
  const shown = inOrder.filter(([, value]) => value !== '').map(([key, value]) => `${key}: ${value ?? '–'}`)
  return (
    <div className="grid gap-0.5">
      <span>{name}</span>
      {shown.length > 0 && <span className="font-text text-small font-normal text-ink-soft">{shown.join(' · ')}</span>}
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
    <div className="grid gap-0.5">
      <span>{name}</span>
      {screen !== undefined && object !== null ? (
        <TextLink to={screen}>{object.name}</TextLink>
      ) : (
        <span className="text-small text-ink-soft">{object?.name ?? objectId}</span>
      )}
    </div>
  )
}
