import type { CatalogueCourse, CourseIndex } from '@milepost/advisor'
import { coursesTeaching, factsOf } from '@milepost/advisor'
import { knowledge, knowledgeVersion } from '@milepost/advisor/knowledge'
import { maxCoursesCounted } from '@milepost/contract/analytics/limits'
import type { CourseLevel } from '@milepost/contract/courses/limits'
import type { Context, Dependencies } from '#context.ts'
import type { Queryable } from '#db/client.ts'
import { transaction } from '#db/transaction.ts'
import {
  findCandidates,
  findCoursesToRefresh,
  replaceSkills,
  updateCourseRow,
} from '#features/courses/skills/repository.ts'
import { AppError } from '#http/errors.ts'

/** Incremented to extract all courses again with the same knowledge. */
const extractionRules = 4
const extractionVersion = `${knowledgeVersion}/${extractionRules}`

const batch = 200

/** The text that skills are extracted from. */
export interface CourseText {
  readonly id: number
  readonly title: string
  readonly description: string
  /** What the author confirmed; null to use the text alone. */
  readonly confirmed: { readonly skills: readonly string[]; readonly level: CourseLevel | null } | null
}

/** @throws {AppError} 'invalid' for an unknown skill */
export function requireKnownSkills(skills: readonly string[]): void {
  const unknown = skills.findIndex((id) => !knowledge.skills.has(id))
  if (unknown >= 0) throw new AppError('invalid', { issues: [{ field: `skills.${unknown}`, rule: 'unknown_skill' }] })
}

/**
 * Extracts a course's skills and level from its text.
 * @returns the skills, and the columns to store
 */
export function extractSkills({ confirmed, ...words }: Omit<CourseText, 'id'>) {
  const unused: Omit<CatalogueCourse, keyof CourseText> = { weeks: null, price: 0, language: 'en' }
  const { skills, level } = factsOf({ id: 0, ...words, ...unused, confirmed: confirmed ?? undefined })
  return { skills, columns: { level, analysedWithVersion: extractionVersion } }
}

/**
 * Extracts a course's skills and stores them.
 * @returns the skill ids
 */
export async function extractAndStoreSkills(tx: Pick<Context, 'db'>, course: CourseText): Promise<string[]> {
  const { skills, columns } = extractSkills(course)
  await replaceSkills(tx.db, course.id, skills)
  await updateCourseRow(tx.db, course.id, columns)
  return skills.map(({ id }) => id)
}

/** Extracts, in batches, courses that were extracted with other knowledge or never. Safe to run twice. */
export async function refreshCourseSkills(ctx: Dependencies): Promise<void> {
  for (let after = 0; ; ) {
    const courses = await findCoursesToRefresh(ctx.db, { extractionVersion, after, limit: batch })
    const last = courses.at(-1)
    if (last === undefined) return
    await transaction(ctx, async (tx) => {
      for (const course of courses) await extractAndStoreSkills(tx, course)
    })
    after = last.id
  }
}

/** How many courses are considered per skill, strongest first: more rarely change a link, but take time. */
const maxForSkill = 60

/** Prepares offered courses that may teach the skills for the advisor's linker. */
export async function indexCoursesFor(
  db: Queryable,
  skills: readonly string[],
  limit = maxForSkill,
): Promise<CourseIndex> {
  const entries = await findCandidates(db, [...new Set(skills)], limit)
  return { size: entries.length, entries }
}

/** For each skill the offered courses that teach it, as a roadmap would link them, at most `maxCoursesCounted`. */
export async function findIdsTeaching(
  db: Queryable,
  skills: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const index = await indexCoursesFor(db, skills, maxCoursesCounted)
  return new Map(
    skills.map((skill) => {
      const teaching = coursesTeaching(skill, index).slice(0, maxCoursesCounted)
      return [skill, teaching.map(({ id }) => id)]
    }),
  )
}
