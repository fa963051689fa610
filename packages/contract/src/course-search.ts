import * as z from 'zod/mini'
import { courseLanguages, courseLevels } from '#courses.ts'

const words = z.array(z.string())
const UnderstoodFilter = z.discriminatedUnion('name', [
  z.object({ name: z.literal('language'), value: z.enum(courseLanguages), words }),
  z.object({ name: z.literal('level'), value: z.enum(courseLevels), words }),
  z.object({ name: z.literal('price'), value: z.literal('free'), words }),
])
/** A filter that was understood from words of a search; `words` are those words as they were typed ('in Tamil'). */
export type UnderstoodFilter = z.output<typeof UnderstoodFilter>

const UnderstoodSearch = z.object({
  /** What was searched for: the search as typed, or with its spelling corrected. */
  search: z.string(),
  filters: z.array(UnderstoodFilter),
  /** Words that no course has, and the words that were searched for instead. */
  corrections: z.array(z.object({ typed: z.string(), shown: z.string() })),
})
/** What the server understood from a search of the catalogue. */
export type UnderstoodSearch = z.output<typeof UnderstoodSearch>

/** The header of a list of courses that says what was understood from the search. */
export const understoodSearchHeader = 'x-understood-search'

/** In: what was understood. Out: the header's value, in ASCII as headers must be. */
export function writeUnderstoodSearch(understood: UnderstoodSearch): string {
  return encodeURIComponent(JSON.stringify(understood))
}

/** In: the header's value; null where there is none. Out: what was understood; null where there is none. */
export function readUnderstoodSearch(header: string | null): UnderstoodSearch | null {
  return header === null ? null : z.parse(UnderstoodSearch, JSON.parse(decodeURIComponent(header)))
}

/**
 * Splits a search at its blanks. A part in quotation marks stays whole, and 'in' or 'for' stays with the word behind it:
 * in 'python in Tamil' both words name the language.
 */
export function splitSearch(search: string): string[] {
  return search.match(/"[^"]*"|(?:(?:in|for)\s+)?[^\s"]+|"/giu) ?? []
}

/** In: a search, and words of it as `splitSearch` gives them. Out: the search without these words. */
export function removeWords(search: string, words: readonly string[]): string {
  return splitSearch(search)
    .filter((part) => !words.includes(part))
    .join(' ')
}
