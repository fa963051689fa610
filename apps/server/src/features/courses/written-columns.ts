import { courseFields, type NewCourse } from '@milepost/contract/courses/schema'
import type { CourseColumns, CourseRow } from '#features/courses/repository.ts'
import { weeksOf } from '#lib/duration.ts'

// Skills and level are stored with the analysis of the text.
const { skills: _, level: __, ...plainFields } = courseFields
const names = Object.keys(plainFields) as (keyof typeof plainFields)[]

type WrittenFields = Partial<Pick<NewCourse, keyof typeof plainFields>>

/** The columns that a body sets: blank is null, and omitted fields stay unchanged. */
export function writtenColumns(body: WrittenFields): Partial<CourseColumns> {
  const written = names.filter((name) => body[name] !== undefined)
  return {
    ...Object.fromEntries(written.map((name) => [name, body[name] === '' ? null : body[name]])),
    ...(body.duration === undefined ? {} : { weeks: weeksOf(body.duration) }),
  }
}

/** Whether the body sets every plain column to what the course has already. */
export function hasColumns(course: CourseRow, body: WrittenFields): boolean {
  const columns = writtenColumns(body)
  return names.every((name) => columns[name] === undefined || columns[name] === course[name])
}
