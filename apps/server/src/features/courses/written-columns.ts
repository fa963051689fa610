import { courseFields, type NewCourse } from '@milepost/contract/courses/schema'
import { isUniqueViolation } from '#db/database-errors.ts'
import type { CourseColumns, CourseRow } from '#features/courses/repository.ts'
import { AppError } from '#http/errors.ts'
import { weeksOf } from '#lib/duration.ts'

// Skills and level are stored with the analysis of the text.
const { skills: _, level: __, ...plainFields } = courseFields
const names = Object.keys(plainFields) as (keyof typeof plainFields)[]

type WrittenFields = Partial<Pick<NewCourse, keyof typeof plainFields>>

/** The columns that a body sets: blank is null, except for the code, and omitted fields stay unchanged. */
export function writtenColumns(body: WrittenFields): Partial<CourseColumns> {
  const written = names.filter((name) => body[name] !== undefined)
  return {
    ...Object.fromEntries(written.map((name) => [name, body[name] === '' && name !== 'code' ? null : body[name]])),
    ...(body.duration === undefined ? {} : { weeks: weeksOf(body.duration) }),
  }
}

/** @throws {AppError} 'invalid' if another course of the institution has the code that is written */
export async function requireOwnCode<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    // The unique index decides instead of a lookup, so that only one of two concurrent changes succeeds.
    if (!isUniqueViolation(error, 'courses_code_unique')) throw error
    throw new AppError('invalid', { issues: [{ field: 'code', rule: 'code_taken' }], cause: error })
  }
}

type Whereabouts = Pick<CourseRow, 'mode' | 'country' | 'town'>
type WrittenWhereabouts = Pick<WrittenFields, keyof Whereabouts>

/** Where learners have to be once the body is written. Nowhere, unless the course says that it isn't online alone. */
export function whereaboutsOf(before: Whereabouts | null, body: WrittenWhereabouts): Whereabouts {
  const { mode = before?.mode ?? null, country = before?.country ?? null, town = before?.town ?? null } = body
  return mode === null || mode === 'online'
    ? { mode, country: null, town: null }
    : { mode, country, town: town === '' ? null : town }
}

/** Whether a course is taught somewhere and doesn't say in which country. */
export function lacksCountry({ mode, country }: Whereabouts): boolean {
  return mode !== null && mode !== 'online' && country === null
}

/** @throws {AppError} 'invalid' for a course that is taught in no country */
export function requireCountry(whereabouts: Whereabouts): void {
  if (lacksCountry(whereabouts)) throw new AppError('invalid', { issues: [{ field: 'country', rule: 'required' }] })
}

/** Whether the body sets every plain column to what the course has already. */
export function hasColumns(course: CourseRow, body: WrittenFields): boolean {
  const columns = writtenColumns(body)
  return names.every((name) => columns[name] === undefined || columns[name] === course[name])
}
