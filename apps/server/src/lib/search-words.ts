import { beginningOf, foldedWords, foldText, formsOf, placeWords } from '@milepost/contract/fold'
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

/** Every word or its prefix, in the title. */
export const titleMatch: WordMatch = { operator: '&', allowsParts: true, weight: 'A' }

/** The words that begin with a typed word, by the typed word. */
export type Beginnings = ReadonlyMap<string, readonly string[]>

/** PostgreSQL stores no longer words, and no later places. */
const maxWordLength = 250
const maxPlace = 16_383

/** As people write them: with whatever `foldText` leaves out. */
const unfoldedWord = /[\p{L}\p{M}\p{N}\p{Cf}]+(?:['\u2019][\p{L}\p{M}\p{N}\p{Cf}]+)*/gu

/**
 * The value of a `searchVector` column: the folded words, those of a title with weight A. Texts are split here and not by
 * PostgreSQL, which splits them by its locale.
 */
export function searchValue({ title = '', text }: { readonly title?: string; readonly text: string }): string {
  const ofTitle = foldedWords(title)
  const placed = [...ofTitle, ...foldedWords(text)].flatMap((word, at) => {
    const place = `${Math.min(at + 1, maxPlace)}${at < ofTitle.length ? 'A' : ''}`
    return formsOf(word).map((form) => `'${form.slice(0, maxWordLength)}':${place}`)
  })
  return placed.join(' ')
}

interface Typed {
  readonly word: string
  /** May be the beginning of a word. One followed by punctuation is complete ('node' in 'node.js'). */
  readonly isPart: boolean
}

function readTyped(search: string): Typed[] {
  const folded = foldText(search)
  return placeWords(folded).map(({ word, end }) => {
    const isPart = /[\p{L}\p{M}\p{N}]$/u.test(word) && /^(?:\s|$)/.test(folded.slice(end))
    return { word: formsOf(word)[0].slice(0, maxWordLength), isPart }
  })
}

/** Splits a search into folded words. */
export function wordsTyped(search: Spellings): string[] {
  return [search]
    .flat()
    .flatMap(readTyped)
    .map(({ word }) => word)
}

/** Replaces each word of a search; `change` gets it folded, and as typed. */
export function replaceWords(search: string, change: (word: string, typed: string) => string): string {
  return search.replace(unfoldedWord, (typed) => change(wordsTyped(typed).join(' '), typed))
}

/** A search, or the spellings of one: any of them may match. */
export type Spellings = string | readonly string[]

/**
 * The condition that a column (`searchVector`) contains every typed word or its prefix, unless `match` says otherwise;
 * undefined for a blank search.
 */
export function hasWords(
  column: PgColumn | SQL,
  search: Spellings,
  match: WordMatch = everyWord,
  beginnings?: Beginnings,
): SQL | undefined {
  if ([search].flat().every((each) => each.trim() === '')) return undefined
  const query = queryText(search, match, beginnings)
  // Signs alone are found nowhere.
  return query === '' ? sql`false` : sql`${column} @@ ${parseQuery(query)}`
}

/**
 * The words of a search as text for `parseQuery`; '' without words. Known beginnings are replaced by their words: an
 * index reads every row of a prefix, but of words only the rows that have all.
 */
export function queryText(search: Spellings, match: WordMatch, beginnings?: Beginnings): string {
  const [first = '', ...others] = [search].flat().map((each) => queryOf(each, match, beginnings))
  return others.length === 0
    ? first
    : [first, ...others]
        .filter((each) => each !== '')
        .map((each) => `(${each})`)
        .join(' | ')
}

function queryOf(
  search: string,
  { operator, allowsParts = false, weight }: WordMatch,
  beginnings?: Beginnings,
): string {
  const write = (word: string, isPart: boolean) => {
    const form = `${isPart ? '*' : ''}${weight ?? ''}`
    return form === '' ? `'${word}'` : `'${word}':${form}`
  }
  return readTyped(search)
    .map(({ word, isPart }) => {
      if (!allowsParts || !isPart) return write(word, false)
      const known = beginnings?.get(word)
      if (known === undefined) return write(beginningOf(word), true)
      return `(${known.map((one) => write(one, false)).join(' | ')})`
    })
    .join(` ${operator} `)
}

/** The tsquery of a text. */
export function parseQuery(query: string | SQL | Placeholder): SQL {
  return sql`${query}::text::tsquery`
}

/**
 * Keeps PostgreSQL from using an index for a condition that many rows match (above `maxSortedMatches`), so that it
 * scans in sort order until there are enough.
 */
export function withoutIndex(condition: SQL | undefined): SQL | undefined {
  return condition === undefined ? undefined : sql`case when ${condition} then true else false end`
}
