import { type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

/** A tsvector column for prefix search. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The words of a row's text columns. Punctuation is blanked first, so that parts of 'Node.js', 'CI/CD' or an email
 * address are found.
 */
export function wordsOf(text: SQL): SQL {
  return sql`strip(${placedWordsOf(text)})`
}

/** The words of title and text with positions; words of the title get weight A. */
export function weightedWordsOf(title: SQL, text: SQL): SQL {
  return sql`setweight(${placedWordsOf(title)}, 'A') || ${placedWordsOf(text)}`
}

function placedWordsOf(text: SQL): SQL {
  return sql`to_tsvector('simple'::regconfig, translate(${text}, './-_:;,()[]''"@+', '               '))`
}
