import { createHash } from 'node:crypto'
import { maxTitlesChanged } from '@milepost/contract/courses/imports/limits'
import type { FieldChange, ImportedCourse } from '@milepost/contract/courses/imports/schema'
import { changesBetween } from '#features/courses/imports/course-cells.ts'
import type { CourseFile, FileLine } from '#features/courses/imports/read-course-file.ts'
import type { OwnCourse } from '#features/courses/imports/repository.ts'
import { lacksCountry, whereaboutsOf } from '#features/courses/index.ts'
import type { ValidationIssue } from '#http/errors.ts'

/** What a line of the file changes. */
export type PlannedLine = { readonly line: number; readonly title: string } & (
  | { readonly action: 'create'; readonly course: CompleteCourse }
  | {
      readonly action: 'update' | 'unchanged'
      readonly before: OwnCourse
      readonly changes: readonly FieldChange[]
      /** The title and description that it gets, and of the rest only what changes. */
      readonly course: CompleteCourse
    }
  | { readonly action: 'refuse'; readonly issues: readonly ValidationIssue[] }
)
type CompleteCourse = Omit<ImportedCourse, 'milepost_id'> & { readonly title: string; readonly description: string }

export interface ImportPlan {
  readonly lines: readonly PlannedLine[]
  /** How many existing courses the file is about, and how many of them would get another title. */
  readonly titles: { readonly changed: number; readonly courses: number }
  /** Differs as soon as the import would do something else. */
  readonly digest: string
}

/** The key to match courses by title if a line gives neither id nor code. */
export function titleKey(title: string): string {
  return title.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
}

/**
 * Plans an import line by line. A line matches the course with its id, else with its code, else with its title; one with
 * a code matches no title of a course with another code. A second line for the same course or code is an error.
 */
export function planImport(
  institutionId: number,
  own: readonly OwnCourse[],
  file: CourseFile,
  csv: string,
): ImportPlan {
  const byId = new Map(own.map((course) => [course.id, course]))
  const byCode = new Map(own.flatMap((course) => (course.code === '' ? [] : [[course.code, course] as const])))
  const byTitle = Map.groupBy(own, ({ title }) => titleKey(title))
  /** The first line about each course, existing or new. */
  const taken = new Map<string, number>()
  const plan = (read: FileLine): PlannedLine => {
    const { line, title, course, issues } = read
    if (course === null) return { line, title, action: 'refuse', issues }
    const refuse = (field: string, rule: string, params: ValidationIssue['params'] = {}): PlannedLine => {
      return { line, title, action: 'refuse', issues: [{ field, rule, params }] }
    }
    const { milepost_id: id, code = '', title: named = '' } = course
    const coded = byCode.get(code)
    const called = (byTitle.get(titleKey(named)) ?? []).filter((each) => code === '' || each.code === '')
    if (id === undefined && coded === undefined && called.length > 1) return refuse('title', 'ambiguous')
    const before = id === undefined ? (coded ?? called[0]) : byId.get(id)
    if (id !== undefined && before === undefined) return refuse('milepost_id', 'not_there')
    const field = id !== undefined ? 'milepost_id' : code === '' ? 'title' : 'code'
    const about = before === undefined ? (code === '' ? `new ${titleKey(named)}` : '') : `course ${before.id}`
    const subjects = [about, code && `code ${code}`].filter((subject) => !['', 'new '].includes(subject))
    const first = subjects.map((subject) => taken.get(subject)).find((each) => each !== undefined)
    if (first !== undefined) return refuse(field, 'line_twice', { line: first })
    if (coded !== undefined && coded !== before) return refuse('code', 'code_taken')
    for (const subject of subjects) taken.set(subject, line)
    return before === undefined ? planNew(read, course, file.hasPrices) : planChange(read, course, before)
  }
  const lines = file.lines.map(plan)
  return { lines, titles: countTitles(lines), digest: digestOf(institutionId, lines, csv) }
}

/**
 * A new course has no value to keep where a cell failed, and needs a title and a description. A column of prices that has
 * none doesn't make it free.
 */
function planNew({ line, title: shown, failed }: FileLine, course: ImportedCourse, hasPrices: boolean): PlannedLine {
  const { title, description, milepost_id: _, ...rest } = course
  const whereabouts = whereaboutsOf(null, rest)
  const issues = [
    ...failed.map((field) => ({ field, rule: 'failed_cell' })),
    ...(['title', 'description'] as const)
      .filter((field) => course[field] === undefined && !failed.includes(field))
      .map((field) => ({ field, rule: 'required' })),
    ...(hasPrices || course.price !== undefined || failed.includes('price')
      ? []
      : [{ field: 'price', rule: 'no_prices' }]),
    ...(lacksCountry(whereabouts) ? [{ field: 'country', rule: 'required' }] : []),
  ]
  return title === undefined || description === undefined || issues.length > 0
    ? { line, title: shown, action: 'refuse', issues }
    : { line, title: shown, action: 'create', course: { ...rest, ...whereabouts, title, description } }
}

function planChange({ line, written }: FileLine, course: ImportedCourse, before: OwnCourse): PlannedLine {
  const { title = before.title, description = before.description, milepost_id: _, ...said } = course
  const whereabouts = whereaboutsOf(before, said)
  if (lacksCountry(whereabouts)) {
    return { line, title: before.title, action: 'refuse', issues: [{ field: 'country', rule: 'required' }] }
  }
  const rest = { ...said, ...whereabouts }
  // What was typed here and exported may look like markup, and stays as it is.
  const texts = {
    title: written.title === before.title ? before.title : title,
    description: written.description === before.description ? before.description : description,
  }
  const confirmedAt = rest.skills === undefined ? before.confirmedAt : new Date(0)
  const after = Object.assign({}, before, rest, texts, { confirmedAt })
  const changes = changesBetween(before, after)
  const changed = new Set<string>(changes.map(({ field }) => field))
  // Skills and level are confirmed together.
  if (changed.has('skills')) changed.add('level')
  const changing = Object.fromEntries(Object.entries(rest).filter(([field]) => changed.has(field)))
  return {
    line,
    title: texts.title,
    before,
    changes,
    action: changes.length === 0 ? 'unchanged' : 'update',
    course: { ...(changing as typeof rest), ...texts },
  }
}

function countTitles(lines: readonly PlannedLine[]): ImportPlan['titles'] {
  const existing = lines.flatMap((line) => ('before' in line ? [line] : []))
  const changed = existing.filter(({ before, course }) => titleKey(before.title) !== titleKey(course.title))
  return { changed: changed.length, courses: existing.length }
}

/** Whether so many titles change that the ids may be wrong. */
export function changesManyTitles({ titles }: ImportPlan): boolean {
  return titles.changed > titles.courses * maxTitlesChanged
}

function digestOf(institutionId: number, lines: readonly PlannedLine[], csv: string): string {
  const done = lines.map((line) => {
    return [line.line, line.action, ...('before' in line ? [line.before.id, line.before.version] : [])]
  })
  return createHash('sha256')
    .update(JSON.stringify([institutionId, done, csv]))
    .digest('base64url')
}

/** Counts the lines by action. */
export function countsOf(lines: readonly PlannedLine[]) {
  const count = (action: PlannedLine['action']) => lines.filter((line) => line.action === action).length
  return {
    created: count('create'),
    updated: count('update'),
    unchanged: count('unchanged'),
    refused: count('refuse'),
  }
}
