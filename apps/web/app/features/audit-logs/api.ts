import {
  type AuditedAction,
  type AuditedObject,
  auditedActions,
  auditedObjects,
  exportAuditLogs,
  listAuditLogs,
} from '@milepost/contract/audit-logs'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callWithHeaders } from '#lib/api.ts'
import { pagedRows } from '#lib/paged-rows.ts'
import { saveFile } from '#lib/save-file.ts'

export const logsPerPage = 20
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
  queryOptions({
    queryKey: ['audit-log', filter, page],
    staleTime: 0,
    queryFn: async () => {
      const query = { ...filter, page, page_size: logsPerPage }
      return pagedRows(await callWithHeaders(listAuditLogs, { query }), page)
    },
    placeholderData: keepPreviousData,
  })

/**
 * Saves the filtered entries as a file.
 * @returns The file's name.
 */
export function saveLog(filter: LogFilter): Promise<string> {
  return saveFile(exportAuditLogs, { query: filter }, { accept: 'text/csv', name: 'milepost-audit-log.csv' })
}
