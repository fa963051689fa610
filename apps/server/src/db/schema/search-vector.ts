import { customType, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** Folded words to search by: `searchValue` makes them, where the row is written. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** By which rules the words of a table's rows were folded; without a row by none. */
export const searchIndexes = pgTable('search_indexes', {
  name: text().primaryKey(),
  version: smallint().notNull(),
})
