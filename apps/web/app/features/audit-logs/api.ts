import {
  type AuditedAction,
  type AuditedObject,
  auditedActions,
  auditedObjects,
} from '@milepost/contract/audit-logs/limits'
import { callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { type ListRows, rowsPerPage } from '#lib/rows-per-page.ts'
import { saveFile } from '#lib/save-file.ts'

export const auditRows: ListRows = ['audit-log', 20]
export const filterNames = ['action', 'object', 'actor', 'from', 'to'] as const
type Texts = Readonly<Record<(typeof filterNames)[number], string>>

export interface LogFilter {
  readonly action: AuditedAction | undefined
  readonly object: AuditedObject | undefined
  readonly actor: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
}

/** Reads the filters of an address and drops unknown values. */
export function filterOf(texts: Texts): LogFilter {
  const dayOf = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined)
  return {
    action: auditedActions.find((each) => each === texts.action),
    object: auditedObjects.find((each) => each === texts.object),
    actor: texts.actor.trim() || undefined,
    from: dayOf(texts.from),
    to: dayOf(texts.to),
  }
}

/** A page of the audit log, the latest first. */
export const auditLogQuery = (filter: LogFilter, page: number) =>
  pagedQuery({
    key: ['audit-log', filter],
    page,
    perPage: rowsPerPage(auditRows),
    staleTime: 5_000,
    read: (paging) => callWithHeaders('GET /admin/audit-log', { query: { ...filter, ...paging } }),
  })

/**
 * Saves the filtered entries as a file.
 * @returns The file's name.
 */
export function saveLog(filter: LogFilter): Promise<string> {
  return saveFile(
    'GET /admin/audit-log/export',
    { query: filter },
    { accept: 'text/csv', name: 'milepost-audit-log.csv' },
  )
}
