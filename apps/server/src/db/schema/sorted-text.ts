import { customType } from 'drizzle-orm/pg-core'

/** A text that lists are sorted by, as people sort in any script: PostgreSQL and the embedded database both know this collation. */
export const sortedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "und-x-icu"' })
