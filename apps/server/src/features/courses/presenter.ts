import { knowledge } from '@milepost/advisor/knowledge'
import type { Course } from '@milepost/contract/courses/schema'
import type { CourseRow } from '#features/courses/repository.ts'

function isFull({ places, placesTaken }: CourseRow): boolean {
  return places !== null && placesTaken >= places
}

/** A course's public data. */
export function presentCourse(row: CourseRow): Course {
  const { id, title, description, duration, price, startsOn, status, language, level, mode, country, town } = row
  return {
    id,
    title,
    description,
    duration,
    price,
    startsOn,
    status,
    language,
    level,
    institution_id: row.institutionId,
    skills: namesOf(row.skills),
    ...(mode === null ? {} : { mode }),
    ...(country === null ? {} : { country }),
    ...(town === null ? {} : { town }),
    ...(row.applicationsClosed ? { closed: true as const } : {}),
    ...(row.places === null ? {} : { places: row.places }),
    ...(isFull(row) ? { full: true as const } : {}),
  }
}

/** A course as its institution and admins see it. */
export function presentManagedCourse(row: CourseRow): Course {
  const management = {
    reason: row.rejectionReason,
    skillsConfirmed: row.confirmedAt !== null,
    version: row.version,
    ...(row.isArchived ? { archived: true as const } : {}),
    ...(row.places === null ? {} : { placesTaken: row.placesTaken }),
    ...(row.code === '' ? {} : { code: row.code }),
  }
  return { ...presentCourse(row), management }
}

/** Skills with their names, without those no longer in the knowledge. */
export function namesOf(ids: readonly string[]): { id: string; name: string }[] {
  return ids.flatMap((id) => {
    const skill = knowledge.skills.get(id)
    return skill === undefined ? [] : [{ id, name: skill.name }]
  })
}
