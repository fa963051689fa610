import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Up to this many matches are found by words and then sorted; more are found by scanning in sort order. */
export const maxSortedMatches = 2_000

/** How the words of a search match. */
export interface WordMatch {
  /** '&': every word, '|': any word, '<->': adjacent words, only for columns with positions. */
  readonly operator: '&' | '|' | '<->'
  /** Match prefixes of words. */
  readonly allowsParts?: boolean
  /** Match only words with this weight. */
  readonly weight?: 'A'
}

/** Every word or its prefix, anywhere. */
export const everyWord: WordMatch = { operator: '&', allowsParts: true }
// A word with the punctuation after it.
const typedWord = /([^\s./\-_:;,()[\]'"\\@+]+)([./\-_:;,()[\]'"\\@+])?/g

/** The words that begin with a typed word, by the typed word in lower case. */
export type Beginnings = ReadonlyMap<string, readonly string[]>

/** Splits a search into words, in lower case. */
export function wordsTyped(search: string): string[] {
  return [...search.toLowerCase().matchAll(typedWord)].map(([, word = '']) => word)
}

/** Replaces each word of a search. */
export function replaceWords(search: string, change: (word: string) => string): string {
  return search.replace(typedWord, (_, word: string, end = '') => change(word) + end)
}

/**
 * The condition that a column (`searchVector`) contains every typed word or its prefix, unless `match` says otherwise;
 * undefined without words.
 */
export function hasWords(
  column: PgColumn | SQL,
  search: string,
  match: WordMatch = everyWord,
  beginnings?: Beginnings,
): SQL | undefined {
  const query = queryText(search, match, beginnings)
  return query === '' ? undefined : sql`${column} @@ ${parseQuery(query, match)}`
}

/**
 * The words of a search as text for `parseQuery`; '' without words. Punctuation separates words as in the column. Known
 * beginnings are replaced by their words: an index reads every row of a prefix, but of words only the rows that have all.
 */
export function queryText(
  search: string,
  { operator, allowsParts = false, weight }: WordMatch,
  beginnings?: Beginnings,
): string {
  const write = (word: string, isPart: boolean) => {
    const form = `${isPart ? '*' : ''}${weight ?? ''}`
    return form === '' ? `'${word}'` : `'${word}':${form}`
  }
  return [...search.matchAll(typedWord)]
    .map(([, word = '', end]) => {
      // A word followed by punctuation is complete ('node' in 'node.js'); any other may be a prefix.
      const isPart = allowsParts && end === undefined
      const known = isPart ? beginnings?.get(word.toLowerCase()) : undefined
      return known === undefined ? write(word, isPart) : `(${known.map((one) => write(one, false)).join(' | ')})`
    })
    .join(` ${operator} `)
}

/** The tsquery of a text. */
export function parseQuery(query: string | SQL | Placeholder, { operator }: WordMatch): SQL {
  if (operator === '<->') return sql`to_tsquery('simple', ${query})`
  // PostgreSQL splits '85e4f8' into a number and a word, which can't be matched as adjacent in columns without
  // positions.
  return sql`replace(to_tsquery('simple', ${query})::text, '<->', '&')::tsquery`
}

/**
 * Keeps PostgreSQL from using an index for a condition that many rows match (above `maxSortedMatches`), so that it
 * scans in sort order until there are enough.
 */
export function withoutIndex(condition: SQL | undefined): SQL | undefined {
  return condition === undefined ? undefined : sql`case when ${condition} then true else false end`
}
