import { type SQL, sql } from 'drizzle-orm'
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

const everyWord: WordMatch = { operator: '&', allowsParts: true }
// A word with the punctuation after it.
const typedWord = /([^\s./\-_:;,()[\]'"\\@+]+)([./\-_:;,()[\]'"\\@+])?/g

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
 * undefined without words. Punctuation separates words as in the column.
 */
export function hasWords(column: PgColumn | SQL, search: string, match: WordMatch = everyWord): SQL | undefined {
  const words = [...search.matchAll(typedWord)]
  if (words.length === 0) return undefined
  const { operator, allowsParts = false, weight = '' } = match
  const query = words
    .map(([, word, end]) => {
      // A word followed by punctuation is complete ('node' in 'node.js'); any other may be a prefix.
      const form = `${allowsParts && end === undefined ? '*' : ''}${weight}`
      return `'${word}'${form === '' ? '' : `:${form}`}`
    })
    .join(` ${operator} `)
  if (operator === '<->') return sql`${column} @@ to_tsquery('simple', ${query})`
  // PostgreSQL splits '85e4f8' into a number and a word, which can't be matched as adjacent in columns without
  // positions.
  return sql`${column} @@ replace(to_tsquery('simple', ${query})::text, '<->', '&')::tsquery`
}

/**
 * Keeps PostgreSQL from using an index for a condition that many rows match (above `maxSortedMatches`), so that it
 * scans in sort order until there are enough.
 */
export function withoutIndex(condition: SQL | undefined): SQL | undefined {
  return condition === undefined ? undefined : sql`case when ${condition} then true else false end`
}
