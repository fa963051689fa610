import { type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

/** The words of some columns, for an index to find rows by how a word begins. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * In: an expression of a row's own text columns. Out: its words. Punctuation is blanked first, so that 'Node.js', 'CI/CD' and
 * mail addresses are found by each of their parts.
 */
export function wordsOf(text: SQL): SQL {
  return sql`strip(${placedWordsOf(text)})`
}

/** In: expressions of a title and of a text. Out: the words of both with their places, those of the title with weight A. */
export function weightedWordsOf(title: SQL, text: SQL): SQL {
  return sql`setweight(${placedWordsOf(title)}, 'A') || ${placedWordsOf(text)}`
}

function placedWordsOf(text: SQL): SQL {
  return sql`to_tsvector('simple'::regconfig, translate(${text}, './-_:;,()[]''"@+', '               '))`
}
