import { knowledge } from '@milepost/advisor/knowledge'
import { writeMilepostId } from '@milepost/contract/courses/imports/cells'
import { type CourseColumn, courseColumns } from '@milepost/contract/courses/imports/limits'
import type { FieldChange } from '@milepost/contract/courses/imports/schema'
import type { OwnCourse } from '#features/courses/imports/repository.ts'
import type { CourseIntake } from '#features/courses/intakes/index.ts'

type CourseCells = Readonly<Record<CourseColumn, string | null>>

/** A course as a line of the export. Skills and level are only written once its author confirmed them. */
export function cellsOf(course: OwnCourse): CourseCells {
  const { code, title, description, duration, price, startsOn, places, mode, country, town, language, level, skills } =
    course
  const isConfirmed = course.confirmedAt !== null
  return {
    milepost_id: writeMilepostId(course.id),
    code: code || null,
    title,
    description,
    startsOn,
    mode,
    country,
    town,
    language,
    duration: duration || null,
    // Blank would keep another price when the file is imported again.
    price: String(price ?? 0),
    places: places === null ? null : String(places),
    intakes: course.intakes.map(intakeCell).join('; ') || null,
    level: isConfirmed ? level : null,
    skills: (isConfirmed && skills.join('; ')) || null,
  }
}

const intakeCell = ({ startsOn, places }: Pick<CourseIntake, 'startsOn' | 'places'>) =>
  places === null ? startsOn : `${startsOn} (${places})`

/** The fields that differ between two states of a course, as cells. */
export function changesBetween(before: OwnCourse, after: OwnCourse): FieldChange[] {
  const [now, then] = [cellsOf(before), cellsOf(after)]
  return courseColumns.flatMap((field) => {
    const [was, is] = [now[field], then[field]]
    const isSame = was === is || (field === 'skills' && sorted(was) === sorted(is))
    return isSame ? [] : [{ field, before: was, after: is }]
  })
}

const sorted = (cell: string | null) => cell?.split('; ').toSorted().join('; ')

const maxExcerptLength = 240
/** What is shown of a long text before it differs. */
const maxSharedLength = 60

/** A changed field as people read it: skills by name, and long texts from where they differ. */
export function describeChange({ field, before, after }: FieldChange): FieldChange {
  if (field === 'skills') return { field, before: namesOf(before), after: namesOf(after) }
  const [old, now] = [[...(before ?? '')], [...(after ?? '')]]
  const same = old.findIndex((character, at) => character !== now[at])
  const isLong = Math.max(old.length, now.length) > maxExcerptLength
  const start = isLong ? Math.max(0, (same === -1 ? old.length : same) - maxSharedLength) : 0
  return { field, before: before && excerpt(old, start), after: after && excerpt(now, start) }
}

function namesOf(cell: string | null): string | null {
  const names = cell?.split('; ').map((id) => knowledge.skills.get(id)?.name ?? id)
  return names?.join('; ') ?? null
}

function excerpt(characters: readonly string[], start: number): string {
  const end = start + maxExcerptLength
  return `${start > 0 ? '…' : ''}${characters.slice(start, end).join('')}${end < characters.length ? '…' : ''}`
}
