import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** So many are found by their words and then sorted; more are met soon enough on the way through what is sorted already. */
export const mostSorted = 2_000

/**
 * In: a column of words (`searchVector`), or such an expression, and what was typed. Out: the condition that every word typed is one of them or begins one;
 * undefined where nothing was typed. Punctuation separates, as it does in the column.
 */
export function hasWords(column: PgColumn | SQL, search: string): SQL | undefined {
  // A word with punctuation right behind it is typed to its end ('node' in 'node.js'); any other may go on.
  const words = [...search.matchAll(/([^\s./\-_:;,()[\]'"\\@+]+)([./\-_:;,()[\]'"\\@+])?/g)]
  if (words.length === 0) return undefined
  const query = words.map(([, word, end]) => `'${word}'${end === undefined ? ':*' : ''}`).join(' & ')
  // The column does not know which word follows which, so what PostgreSQL reads as two ('85e4f8' is a number and a word) cannot
  // be asked for as one after the other.
  return sql`${column} @@ replace(to_tsquery('simple', ${query})::text, '<->', '&')::tsquery`
}

/**
 * In: a condition that many rows hold (more than `mostSorted`). Out: the same, not looked up by an index of its own: what it says of its
 * frequency is what the planner takes for it, and so walks through the order asked for until there are enough.
 */
export function heldByMany(condition: SQL | undefined): SQL | undefined {
  return condition === undefined ? undefined : sql`case when ${condition} then true else false end`
}
