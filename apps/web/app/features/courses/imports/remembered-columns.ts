import { type CourseColumn, courseColumns } from '@milepost/contract/courses/imports/limits'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

/** For each heading the field that it filled last time, or null. */
type Choices = Readonly<Record<string, CourseColumn | null>>

const maxHeadings = 200
const storeOf = (userId: string) => createStore(storedItems.importColumns, parse, userId)
const keyOf = (heading: string) => heading.normalize('NFC').toLowerCase().trim()

/** Whose choices they are: a user's for an institution. */
export interface ColumnsOwner {
  readonly userId: string
  readonly institutionId: number
}

function parse(value: unknown): Readonly<Record<string, Choices>> | null {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Readonly<Record<string, Choices>>)
    : null
}

/** Replaces guesses by what was chosen for the same headings at the last import. A field takes one column. */
export function recallColumns(
  { userId, institutionId }: ColumnsOwner,
  headings: readonly string[],
  guessed: readonly (CourseColumn | null)[],
): (CourseColumn | null)[] {
  const choices = storeOf(userId).read()?.[institutionId] ?? {}
  const chosen = headings.map((heading) => {
    const field = heading === '' ? undefined : choices[keyOf(heading)]
    return field === null ? null : courseColumns.find((column) => column === field && column !== 'milepost_id')
  })
  const taken = new Set(chosen)
  const fields = headings.map((_, at) => {
    const guess = guessed[at] ?? null
    if (guess === 'milepost_id') return guess
    return chosen[at] === undefined ? (guess !== null && taken.has(guess) ? null : guess) : (chosen[at] ?? null)
  })
  return fields.map((field, at) => (field !== null && fields.indexOf(field) < at ? null : field))
}

/** Remembers which columns were imported as what, for the next sheet of the institution. */
export function rememberColumns(
  { userId, institutionId }: ColumnsOwner,
  headings: readonly string[],
  fields: readonly (CourseColumn | null)[],
): void {
  const store = storeOf(userId)
  const all = store.read() ?? {}
  const now = headings.flatMap((heading, at) => (heading === '' ? [] : [[keyOf(heading), fields[at] ?? null] as const]))
  const entries = Object.entries({ ...all[institutionId], ...Object.fromEntries(now) }).slice(-maxHeadings)
  store.write({ ...all, [institutionId]: Object.fromEntries(entries) })
}
