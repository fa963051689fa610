import { type CourseDrawback, courseDrawbacks, weightOf } from '@milepost/advisor'
import type { LearnerFilter } from '@milepost/contract/courses/catalogue/learner'
import { and, not, or, type SQL, sql } from 'drizzle-orm'
import { courses } from '#db/schema/courses.ts'

/** The learner that courses are ordered for; null: not known. */
export function learnerValues(filter: LearnerFilter) {
  return {
    forLanguage: filter.for_language ?? null,
    forBudget: filter.for_budget ?? null,
    forCountry: filter.for_country ?? null,
    forTown: filter.for_town ?? null,
    forMode: filter.for_mode ?? null,
  }
}

export type LearnerValues = ReturnType<typeof learnerValues>

/** Whether courses are ordered for a learner. */
export function hasLearner(learner: LearnerValues): boolean {
  return learner.forLanguage !== null
}

const price = sql`coalesce(${courses.price}, 0)`
const isSomewhere = sql`${courses.mode} in ('offline', 'hybrid')`

/** Each drawback as PostgreSQL sees it: null, as false, where the learner or the course doesn't say. */
function drawbacksFor(value: (name: keyof LearnerValues) => SQL): Readonly<Record<CourseDrawback, SQL>> {
  const language = sql`${value('forLanguage')}::course_language`
  return {
    abroad: sql`${isSomewhere} and ${courses.country} <> ${value('forCountry')}::text`,
    otherLanguage: sql`${courses.language} not in (${language}, 'en')`,
    overBudget: sql`${price} > ${value('forBudget')}::numeric`,
    secondLanguage: sql`${courses.language} <> ${language}`,
    advanced: sql`${language} is not null and ${courses.level} = 'advanced'`,
    farAway: sql`${isSomewhere} and lower(coalesce(${courses.town}, '')) <> lower(${value('forTown')}::text)`,
    otherMode: sql`${courses.mode} <> 'hybrid' and ${courses.mode} <> ${value('forMode')}::course_mode`,
  }
}

/** How much speaks against a course, as the advisor's linker weighs it: 0 is best, and for no learner all are 0. */
export function rankFor(value: (name: keyof LearnerValues) => SQL): SQL<number> {
  const drawbacks = drawbacksFor(value)
  const weights = courseDrawbacks.map(
    (name) => sql`case when ${drawbacks[name]} then ${sql.raw(`${weightOf(name)}`)} else 0 end`,
  )
  return sql<number>`(${sql.join(weights, sql` + `)})`
}

/** The rank for a learner who is known by now. */
export function rankForLearner(learner: LearnerValues): SQL<number> {
  return rankFor((name) => sql`${sql.param(learner[name])}`)
}

/**
 * The ranks of more courses than can be sorted, as conditions in order: each is read along an index. Within a group, courses
 * with the searched words in their title come first. Level, town and mode are left to shorter lists.
 */
export function segmentsFor(learner: LearnerValues): (SQL | undefined)[][] {
  const { forLanguage, forBudget, forCountry } = learner
  if (forLanguage === null) return [[undefined]]
  const drawbacks = drawbacksFor((name) => sql`${sql.param(learner[name])}`)
  const isAbroad = forCountry === null ? undefined : sql`coalesce(${drawbacks.abroad}, false)`
  const here = isAbroad && not(isAbroad)
  const languages = forLanguage === 'en' ? ['en'] : [forLanguage, 'en']
  const taughtIn = languages.map((language) => sql`${courses.language} = ${language}`)
  const prices = forBudget === null ? [undefined] : [not(drawbacks.overBudget), drawbacks.overBudget]
  const understood = prices.flatMap((cost) => taughtIn.map((language) => and(here, language, cost)))
  const elsewhere = and(here, not(or(...taughtIn) ?? sql`false`))
  return [understood, [elsewhere], ...(isAbroad === undefined ? [] : [[isAbroad]])]
}
