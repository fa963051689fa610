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
  const query = words.map((word) => `'${word}':*`).join(' & ')
  // The column does not know which word follows which, so what PostgreSQL reads as two ('85e4f8' is a number and a word) cannot
  // be asked for as one after the other.
  return sql`${column} @@ replace(to_tsquery('simple', ${query})::text, '<->', '&')::tsquery`
}
