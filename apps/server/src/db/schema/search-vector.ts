import { type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

/** The words of some columns, for an index to find rows by how a word begins. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * In: an expression of a row's own text columns. Out: its words. Punctuation is blanked first, so that 'Node.js', 'CI/CD' and
 * mail addresses are found by each of their parts.
 */
export function wordsOf(text: SQL): SQL {
  return sql`strip(to_tsvector('simple'::regconfig, translate(${text}, './-_:;,()[]''"@+', '               ')))`
}
