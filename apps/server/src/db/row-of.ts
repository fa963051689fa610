import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'

/** The row of a query that selects these columns. */
export type RowOf<Columns> = SelectResultFields<Columns>
