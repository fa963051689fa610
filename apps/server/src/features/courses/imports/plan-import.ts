import { createHash } from 'node:crypto'
import type { ImportedCourse } from '@milepost/contract/courses/imports'
import type { CourseFile, FileLine } from '#features/courses/imports/read-course-file.ts'
import type { CourseRow } from '#features/courses/index.ts'
import { isUnchanged } from '#features/courses/index.ts'
import type { ValidationIssue } from '#http/errors.ts'

/** What a line of the file changes. */
export type PlannedLine = { readonly line: number; readonly title: string } & (
  | { readonly action: 'create'; readonly course: ImportedCourse }
  | { readonly action: 'update' | 'unchanged'; readonly course: ImportedCourse; readonly before: CourseRow }
  | { readonly action: 'refuse'; readonly issues: readonly ValidationIssue[] }
)

export interface ImportPlan {
  readonly lines: readonly PlannedLine[]
  /** Differs as soon as the import would do something else. */
  readonly digest: string
}

/** The key to match courses by title if a line gives no id. */
export function titleKey(title: string): string {
  return title.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
}

/**
 * Plans an import line by line. A line matches the course with its id, else with its title; a second line for the same
 * course is an error.
 */
export function planImport(
  institutionId: number,
  own: readonly CourseRow[],
  file: CourseFile,
  csv: string,
): ImportPlan {
  const byId = new Map(own.map((course) => [course.id, course]))
  const byTitle = new Map<string, CourseRow[]>()
  for (const course of own) {
    const key = titleKey(course.title)
    byTitle.set(key, [...(byTitle.get(key) ?? []), course])
  }
  /** The first line about each course, existing or new. */
  const taken = new Map<string, number>()
  const plan = ({ line, title, course, issues }: FileLine): PlannedLine => {
    if (course === null) return { line, title, action: 'refuse', issues }
    const refuse = (field: string, rule: string, params: ValidationIssue['params'] = {}): PlannedLine => {
      return { line, title, action: 'refuse', issues: [{ field, rule, params }] }
    }
    const called = byTitle.get(titleKey(course.title)) ?? []
    if (course.id === undefined && called.length > 1) return refuse('title', 'ambiguous')
    const before = course.id === undefined ? called[0] : byId.get(course.id)
    if (course.id !== undefined && before === undefined) return refuse('id', 'not_there')
    const subject = before === undefined ? `new ${titleKey(course.title)}` : `course ${before.id}`
    const first = taken.get(subject)
    if (first !== undefined) return refuse(course.id === undefined ? 'title' : 'id', 'line_twice', { line: first })
    taken.set(subject, line)
    if (before === undefined) return { line, title, action: 'create', course }
    const { id: _, ...changes } = course
    return { line, title, action: isUnchanged(before, changes) ? 'unchanged' : 'update', course, before }
  }
  const lines = file.lines.map(plan)
  return { lines, digest: digestOf(institutionId, lines, csv) }
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
