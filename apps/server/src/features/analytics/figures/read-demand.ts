import { knowledge } from '@milepost/advisor/knowledge'
import type { CourseSuggestion, DemandedSkill, SkillInDemand } from '@milepost/contract/analytics/schema'
import type { Queryable } from '#db/client.ts'
import { findOwnCourses, findShownOf, findTaughtSkills } from '#features/analytics/figures/repository.ts'
import { areaOf, suggest } from '#features/analytics/figures/suggest-courses.ts'
import { findIdsTeaching } from '#features/courses/skills/index.ts'

const maxSuggested = 5

const named = (id: string) => ({ id, name: knowledge.skills.get(id)?.name ?? id })

/** The skills with the most demand for courses, and who teaches them. */
export async function readDemand(
  db: Queryable,
  institutionId: number,
  slice: { limit: number; offset: number },
): Promise<DemandedSkill[]> {
  const demanded = await findShownOf(db, 'demand', slice.limit, slice.offset)
  const ids = demanded.map(({ subject }) => subject)
  const teaching = await findIdsTeaching(db, ids)
  const own = await findOwnCourses(db, institutionId, [...teaching.values()].flat())
  return demanded.map(({ subject, value }) => ({
    skill: named(subject),
    area: areaOf(subject),
    learners: value,
    courses: teaching.get(subject)?.length ?? 0,
    ownCourses: teaching.get(subject)?.filter((id) => own.has(id)).length ?? 0,
  }))
}

/** Suggests what an institution could offer next, with the reason. */
export async function readSuggestions(db: Queryable, institutionId: number): Promise<CourseSuggestion[]> {
  const demanded = await findShownOf(db, 'demand', knowledge.skills.size)
  const taught = new Set(await findTaughtSkills(db, institutionId))
  const found = suggest(
    demanded.map(({ subject, value }) => ({ skillId: subject, learners: value })),
    taught,
    maxSuggested,
  )
  const ids = found.map(({ skillId }) => skillId)
  const teaching = await findIdsTeaching(db, ids)
  return found.map(({ skillId, learners, reason, taught: near }) => ({
    skill: named(skillId),
    area: areaOf(skillId),
    learners,
    reason,
    courses: teaching.get(skillId)?.length ?? 0,
    taught: near.map(named),
  }))
}

/** The skills of current roadmaps most often without a course. */
export async function readSkillsWithoutCourse(db: Queryable, limit: number) {
  const rows = await findShownOf(db, 'demand', limit)
  return rows.map(({ subject, value }) => ({ ...named(subject), learners: value }))
}

/** The same for everybody: no more than institutions see. */
export async function readSkillsInDemand(db: Queryable, limit: number): Promise<SkillInDemand[]> {
  const rows = await findShownOf(db, 'demand', limit)
  return rows.map(({ subject, value }) => ({ skill: named(subject), area: areaOf(subject), learners: value }))
}
