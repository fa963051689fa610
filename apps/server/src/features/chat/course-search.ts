import type { ChatContext, ChatCourse, ChatCourseFilter } from '@milepost/advisor'
import { maxCoursesCounted } from '@milepost/contract/analytics/limits'
import type { LearnerFilter } from '@milepost/contract/courses/catalogue/learner'
import type { Course } from '@milepost/contract/courses/schema'
import type { Context } from '#context.ts'
import { findCoursesTeaching } from '#features/courses/catalogue/index.ts'
import { findInstitutionsById, findInstitutionsNamed } from '#features/institutions/index.ts'
import { weeksOf } from '#lib/duration.ts'

/** Maximum search length in UTF-16 units, as in the public catalogue. */
const maxSearchLength = 200
/** Limits the skills an engine may ask for in one call. */
const maxSkills = 10
/** Institutions that may be meant by one name. */
const maxInstitutions = 3

/** Creates the chat's access to the public catalogue, in the order of Find Courses for the learner. */
export function courseSearch(
  ctx: Pick<Context, 'db' | 'courseCache'>,
  learner: LearnerFilter,
): ChatContext['findCourses'] {
  return async ({ skills, words, limit, filter }) => {
    const max = Math.min(limit, maxCoursesCounted)
    const found =
      skills.length > 0
        ? await findCoursesTeaching(ctx.db, { skills: skills.slice(0, maxSkills), learner }, max)
        : await findInCatalogue(ctx, { words, asked: filter, learner }, max)
    return describeCourses(ctx, found)
  }
}

/** The best matches of a catalogue search, as Find Courses would list them. */
async function findInCatalogue(
  ctx: Pick<Context, 'db' | 'courseCache'>,
  { words, asked, learner }: { words: string; asked: ChatCourseFilter | undefined; learner: LearnerFilter },
  max: number,
): Promise<Course[]> {
  const search = words.slice(0, maxSearchLength).trim()
  if (max < 1 || (search === '' && asked === undefined)) return []
  const {
    language = null,
    maxPrice = null,
    maxWeeks = null,
    minWeeks = null,
    level = null,
    institution = null,
  } = asked ?? {}
  const offering = institution === null ? [null] : await findInstitutionsNamed(ctx.db, institution, maxInstitutions)
  const filter = {
    ...learner,
    ...(search !== '' && { search }),
    ...(language !== null && { language }),
    ...(maxPrice !== null && { max_price: maxPrice }),
    ...(maxWeeks !== null && { max_weeks: maxWeeks }),
    ...(minWeeks !== null && { min_weeks: minWeeks }),
    ...(level !== null && { level }),
  }
  const found = await Promise.all(
    offering.map((id) =>
      ctx.courseCache.find({ ...filter, ...(id !== null && { institution_id: id }), page: 1, page_size: max }),
    ),
  )
  return found.flat().slice(0, max)
}

/** The courses' data for the chat, with the names of their institutions. */
export async function describeCourses(ctx: Pick<Context, 'db'>, courses: readonly Course[]): Promise<ChatCourse[]> {
  const ids = courses.flatMap((course) => (course.institution_id === null ? [] : [course.institution_id]))
  const institutions = await findInstitutionsById(ctx.db, [...new Set(ids)])
  const nameOf = new Map(institutions.map(({ id, name }) => [id, name]))
  return courses.map(({ id, title, duration, price, language, level, institution_id: institutionId, ...course }) => ({
    id,
    title,
    weeks: weeksOf(duration),
    price: price ?? 0,
    language,
    institution: institutionId === null ? null : (nameOf.get(institutionId) ?? null),
    level,
    mode: course.mode ?? null,
    country: course.country ?? null,
    town: course.town ?? null,
  }))
}
