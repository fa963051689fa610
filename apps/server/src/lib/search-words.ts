import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * In: a column of words (`searchVector`), or such an expression, and what was typed. Out: the condition that every word typed begins one of them;
 * undefined where nothing was typed. Punctuation separates, as it does in the column.
 */
export function hasWords(column: PgColumn | SQL, search: string): SQL | undefined {
  const words = search
    .replace(/[./\-_:;,()[\]'"\\@+]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return undefined
  return sql`${column} @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`
}
