import * as z from 'zod/mini'

/*
 * A backup is a gzipped file of JSON lines: the header, then for each table its name and a line a row, then the end with
 * all counts. Rows are PostgreSQL's own JSON and are never parsed here, so that no number loses digits.
 */
export const format = 'milepost-backup-1'

/** Which migration a database is at: their number and the time of the latest. */
export const Header = z.object({
  format: z.literal(format),
  createdAt: z.string(),
  migrations: z.number(),
  latestMigration: z.number(),
})
export type Header = z.output<typeof Header>

export const TableLine = z.tuple([z.literal('table'), z.string()])
export const EndLine = z.tuple([
  z.literal('end'),
  z.object({ rows: z.record(z.string(), z.number()), sequences: z.record(z.string(), z.string()) }),
])

/** What is wrong with a backup, or with the database that it should be restored to. */
export class BackupError extends Error {}

/** Unfinished jobs and those that failed for good. Those that were running start again. */
export const waitingJobs = "state < 'completed'"
export const jobTable = 'pgboss.job'
