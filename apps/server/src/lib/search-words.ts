import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** So many are found by their words and then sorted; more are met soon enough on the way through what is sorted already. */
export const maxSortedMatches = 2_000

/** How the words of a search are looked for. */
export interface WordMatch {
  /** '&': every word, '|': at least one of them, '<->': one right behind the other, which only a column with positions knows. */
  readonly operator: '&' | '|' | '<->'
  /** A word that was typed may be the beginning of a longer one. */
  readonly allowsParts?: boolean
  /** Only among the words that the column gave this weight. */
  readonly weight?: 'A'
}

const everyWord: WordMatch = { operator: '&', allowsParts: true }
// A word and the punctuation right behind it.
const typedWord = /([^\s./\-_:;,()[\]'"\\@+]+)([./\-_:;,()[\]'"\\@+])?/g

/** In: what was typed. Out: its words, in lower case. */
export function wordsTyped(search: string): string[] {
  return [...search.toLowerCase().matchAll(typedWord)].map(([, word = '']) => word)
}

/** In: what was typed, and what makes another word of one. Out: the same with the other words. */
export function replaceWords(search: string, change: (word: string) => string): string {
  return search.replace(typedWord, (_, word: string, end = '') => change(word) + end)
}

/**
 * In: a column of words (`searchVector`), or such an expression, and what was typed. Out: the condition that every word typed is one of them or begins one,
 * or another match; undefined where nothing was typed. Punctuation separates, as it does in the column.
 */
export function hasWords(column: PgColumn | SQL, search: string, match: WordMatch = everyWord): SQL | undefined {
  const words = [...search.matchAll(typedWord)]
  if (words.length === 0) return undefined
  const { operator, allowsParts = false, weight = '' } = match
  const query = words
    .map(([, word, end]) => {
      // A word with punctuation right behind it is typed to its end ('node' in 'node.js'); any other may go on.
      const form = `${allowsParts && end === undefined ? '*' : ''}${weight}`
      return `'${word}'${form === '' ? '' : `:${form}`}`
    })
    .join(` ${operator} `)
  if (operator === '<->') return sql`${column} @@ to_tsquery('simple', ${query})`
  // What PostgreSQL reads as two words ('85e4f8' is a number and a word) cannot be asked for as one after the other, as most
  // columns do not know which word follows which.
  return sql`${column} @@ replace(to_tsquery('simple', ${query})::text, '<->', '&')::tsquery`
}

/**
 * In: a condition that many rows hold (more than `maxSortedMatches`). Out: the same, not looked up by an index of its own: what it says of its
 * frequency is what the planner takes for it, and so walks through the order asked for until there are enough.
 */
export function heldByMany(condition: SQL | undefined): SQL | undefined {
  return condition === undefined ? undefined : sql`case when ${condition} then true else false end`
}
