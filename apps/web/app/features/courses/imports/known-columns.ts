import { cleanLine } from '@milepost/contract/clean-text'
import {
  type CourseColumn,
  courseColumns,
  maxCourseFileColumns,
  maxHeadingLength,
} from '@milepost/contract/courses/imports/limits'
import type { CourseFileColumns } from '@milepost/contract/courses/imports/schema'

/** For each heading the field that it filled at an earlier import of the institution, or ''. */
export type KnownColumns = Readonly<Record<string, string>>

/** As the server cleans it. */
const keyOf = (heading: string) => cleanLine(heading).toLowerCase()

/** The field that a heading filled before, null if it wasn't imported, or undefined if it isn't known. */
export function knownField(known: KnownColumns, heading: string): CourseColumn | null | undefined {
  const field = heading === '' ? undefined : known[keyOf(heading)]
  return field === '' ? null : courseColumns.find((column) => column === field && column !== 'milepost_id')
}

/** Replaces guesses by what the institution chose for the same headings. A field takes one column. */
export function recallColumns(
  known: KnownColumns,
  headings: readonly string[],
  guessed: readonly (CourseColumn | null)[],
): (CourseColumn | null)[] {
  const chosen = headings.map((heading) => knownField(known, heading))
  const taken = new Set(chosen)
  const fields = headings.map((_, at) => {
    const guess = guessed[at] ?? null
    if (guess === 'milepost_id') return guess
    return chosen[at] === undefined ? (guess !== null && taken.has(guess) ? null : guess) : (chosen[at] ?? null)
  })
  return fields.map((field, at) => (field !== null && fields.indexOf(field) < at ? null : field))
}

/** Which columns are imported as what, to be kept for the institution's next sheet. */
export function columnsToKeep(
  headings: readonly string[],
  fields: readonly (CourseColumn | null)[],
): CourseFileColumns {
  const named = headings.map((heading, at) => [keyOf(heading), fields[at] ?? ('' as const)] as const)
  const kept = named.filter(([key]) => key !== '' && key.length <= maxHeadingLength)
  return Object.fromEntries(kept.slice(0, maxCourseFileColumns))
}
