import * as z from 'zod/mini'
import { courseLanguages, courseLevels } from '#courses/limits.ts'

const words = z.array(z.string())
export const UnderstoodFilter = z.discriminatedUnion('name', [
  z.object({ name: z.literal('language'), value: z.enum(courseLanguages), words }),
  z.object({ name: z.literal('level'), value: z.enum(courseLevels), words }),
  z.object({ name: z.literal('price'), value: z.literal('free'), words }),
])
/** A filter found in a search. `words` are its words as they were typed ('in Tamil'). */
export type UnderstoodFilter = z.output<typeof UnderstoodFilter>

export const UnderstoodSearch = z.object({
  /** The search as typed, or with its spelling corrected. */
  search: z.string(),
  filters: z.array(UnderstoodFilter),
  /** Words that no course has, and the words that were searched for instead. */
  corrections: z.array(z.object({ typed: z.string(), shown: z.string() })),
  /** The name of the career that the search names: no course has all words, and these teach the career's skills. */
  career: z.optional(z.string()),
  /** No course has all words, and these have some of them. */
  partial: z.optional(z.literal(true)),
})
/** How the server understood a search of the catalogue. */
export type UnderstoodSearch = z.output<typeof UnderstoodSearch>

export const CoursesFirst = z.object({ next: z.int(), later: z.int() })
/** How many courses of a list teach the next step, and after them how many teach later ones: up to the end of the page. */
export type CoursesFirst = z.output<typeof CoursesFirst>

/**
 * Reads how many courses come first.
 *
 * @param header - The header's value, JSON, or null where there is none.
 * @returns The counts, or null.
 * @throws z.core.$ZodError or SyntaxError if the value is invalid.
 */
export function readCoursesFirst(header: string | null): CoursesFirst | null {
  return header === null ? null : z.parse(CoursesFirst, JSON.parse(header))
}

/**
 * Writes the header's value.
 *
 * @param understood - How the search was understood.
 * @returns The value, in ASCII.
 */
export function writeUnderstoodSearch(understood: UnderstoodSearch): string {
  return encodeURIComponent(JSON.stringify(understood))
}

/**
 * Reads the header's value.
 *
 * @param header - The value, or null where there is none.
 * @returns How the search was understood, or null.
 * @throws z.core.$ZodError or SyntaxError if the value is invalid.
 */
export function readUnderstoodSearch(header: string | null): UnderstoodSearch | null {
  return header === null ? null : z.parse(UnderstoodSearch, JSON.parse(decodeURIComponent(header)))
}
