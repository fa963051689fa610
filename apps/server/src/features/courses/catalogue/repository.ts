import { weightOf } from '@milepost/advisor'
import type { CoursesFirst } from '@milepost/contract/courses/catalogue/schema'
import { maxCounted } from '@milepost/contract/courses/limits'
import type { CatalogueFilter } from '@milepost/contract/courses/schema'
import { type AnyColumn, and, asc, count, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { courseColumns } from '#db/course-columns.ts'
import {
  hasLearner,
  type LearnerValues,
  learnerValues,
  rankFor,
  rankForLearner,
  segmentsFor,
} from '#db/course-order.ts'
import { offered } from '#db/offered-courses.ts'
import { catalogueVersions, courseSkills, courses } from '#db/schema/courses.ts'
import type { Reading } from '#features/courses/catalogue/readings.ts'
import { type CourseRow, findCourses } from '#features/courses/index.ts'
import type { Slice } from '#http/paging.ts'
import { batchLookups } from '#lib/batch-lookups.ts'
import {
  type Beginnings,
  everyWord,
  hasWords,
  parseQuery,
  queryText,
  type Spellings,
  titleMatch,
  type WordMatch,
} from '#lib/search-words.ts'

export type Condition = SQL | undefined

/** How a course may match the words, best first; the fallback is every word or its prefix, anywhere. */
const ranks: readonly WordMatch[] = [
  { operator: '<->', weight: 'A' },
  { operator: '&', weight: 'A' },
  titleMatch,
  { operator: '|', weight: 'A' },
  { operator: '<->' },
  { operator: '&' },
]

/** The values of the catalogue's filters and of those in a search; null: no such filter. */
function filterValues(filter: CatalogueFilter, { filters }: Reading) {
  const named = (name: 'language' | 'level') => filters.flatMap((one) => (one.name === name ? [one.value] : []))
  const isFree = filters.some(({ name }) => name === 'price')
  return {
    institutionId: filter.institution_id ?? null,
    minWeeks: filter.min_weeks ?? null,
    maxWeeks: filter.max_weeks ?? null,
    minPrice: filter.min_price ?? null,
    maxPrice: isFree ? 0 : (filter.max_price ?? null),
    languages: intersect(filter.language, named('language')),
    levels: intersect(filter.level, named('level')),
    mode: filter.mode ?? null,
    startsBy: filter.starts_by ?? null,
    skill: filter.skill ?? null,
  }
}

function intersect(chosen: string | undefined, named: readonly string[]): readonly string[] | null {
  if (chosen === undefined) return named.length === 0 ? null : named
  return named.length === 0 || named.includes(chosen) ? [chosen] : []
}

type CatalogueOrder = NonNullable<CatalogueFilter['sort']>
type CatalogueFilterValues = ReturnType<typeof filterValues>
type FilterName = keyof CatalogueFilterValues

/**
 * A course of flexible duration matches no limit of weeks, one without a start date no day; a free one costs 0. Where the values
 * are known, the statement has only the conditions that apply: PostgreSQL plans a skill's courses well only outside of an 'or'.
 */
function whereFilters(value: (name: FilterName) => SQL, known?: CatalogueFilterValues): Condition {
  const price = sql`coalesce(${courses.price}, 0)`
  const unlessNull = (name: FilterName, type: string, test: (given: SQL) => SQL) => {
    const given = sql`${value(name)}::${sql.raw(type)}`
    if (known === undefined) return sql`(${given} is null or ${test(given)})`
    return known[name] === null ? undefined : test(given)
  }
  return and(
    offered,
    unlessNull('institutionId', 'int', (id) => sql`${courses.institutionId} = ${id}`),
    unlessNull('minWeeks', 'float8', (weeks) => sql`${courses.weeks} >= ${weeks}`),
    unlessNull('maxWeeks', 'float8', (weeks) => sql`${courses.weeks} <= ${weeks}`),
    unlessNull('minPrice', 'numeric', (least) => sql`${price} >= ${least}`),
    unlessNull('maxPrice', 'numeric', (most) => sql`${price} <= ${most}`),
    unlessNull('languages', 'course_language[]', (languages) => sql`${courses.language} = any(${languages})`),
    unlessNull('levels', 'course_level[]', (levels) => sql`${courses.level} = any(${levels})`),
    unlessNull('mode', 'course_mode', (mode) => sql`${courses.mode} = ${mode}`),
    unlessNull('startsBy', 'date', (day) => sql`${courses.startsOn} <= ${day}`),
    unlessNull(
      'skill',
      'text',
      (skill) => sql`${courses.id} in (select ${courseSkills.courseId} from ${courseSkills}
      where ${courseSkills.skillId} = ${skill} and ${teaches})`,
    ),
  )
}

/** A course that only mentions a skill does not teach it: this lies between the two. */
const teaches = sql`${courseSkills.strength} >= 0.5`

/** Counts courses, with a limit no more than that many: then it stops there. */
export async function countCoursesWhere(db: Queryable, condition: Condition, limit?: number): Promise<number> {
  const found = db.select({ id: courses.id }).from(courses).where(condition)
  const counted = (limit === undefined ? found : found.limit(limit)).as('counted')
  const [row] = await db.select({ total: count() }).from(counted)
  return row?.total ?? 0
}

/** Prepares the query of the catalogue's version, which runs with every request. */
export function prepareCatalogueVersion(db: Queryable): () => Promise<number> {
  const statement = db
    .select({ version: catalogueVersions.version })
    .from(catalogueVersions)
    .prepare('find_catalogue_version')
  const find = batchLookups(async (keys) => {
    const [row] = await statement.execute()
    return new Map(keys.map((key) => [key, row?.version ?? 0]))
  })
  return async () => (await find('version')) ?? 0
}

/** The courses of a reading. */
export function catalogueFilter(filter: CatalogueFilter, reading: Reading, beginnings: Beginnings): Condition {
  const values = filterValues(filter, reading)
  return and(
    whereFilters((name) => sql`${sql.param(values[name])}`, values),
    hasWords(courses.search, reading.words, everyWord, beginnings),
  )
}

/**
 * Prepares the search by words. What the learner can't take comes last, then titles with all words first, then the best for the
 * learner, the best match and the newest. One statement for all filters: planning it
 * takes longer than running it. Without rows where more match than can be ranked; undefined where the page is empty.
 */
export function prepareRankedSearch(db: Queryable) {
  // A sub-select is evaluated once, even in a plan made before the words are known.
  const matches = (name: string) => sql`${courses.search} @@ (select ${parseQuery(sql.placeholder(name))})`
  const cases = ranks.map((_, rank) => sql`when ${matches(`rank${rank}`)} then ${sql.raw(`${rank}`)}`)
  const matching = db.$with('matching').as(
    db
      .select({
        id: courses.id,
        match: sql<number>`case ${sql.join(cases, sql` `)} else ${sql.raw(`${ranks.length}`)} end`.as('match'),
        rank: rankFor((name) => sql`${sql.placeholder(name)}`).as('rank'),
      })
      .from(courses)
      .where(
        and(
          whereFilters((name) => sql`${sql.placeholder(name)}`),
          matches('every'),
        ),
      )
      .limit(maxCounted + 1),
  )
  const orderOf = ({ id, match, rank }: Record<'id' | 'match' | 'rank', SQL | AnyColumn | SQL.Aliased>) => [
    sql`${rank} / ${sql.raw(`${weightOf('otherLanguage')}`)}`,
    sql`${match} > ${sql.raw(`${ranks.indexOf(titleMatch)}`)}`,
    sql`${rank}`,
    sql`${match}`,
    sql`${id} desc`,
  ]
  const page = db
    .select()
    .from(matching)
    .orderBy(...orderOf(matching))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page')
  const statement = db
    .with(matching)
    .select({ ...courseColumns, total: sql<number>`(select count(*)::int from ${matching})` })
    .from(page)
    .innerJoin(courses, eq(courses.id, page.id))
    .orderBy(...orderOf(page))
    .prepare('search_courses')
  return async (filter: CatalogueFilter, reading: Reading, beginnings: Beginnings, slice: Slice) => {
    const texts = ranks.map((match, rank) => [`rank${rank}`, queryText(reading.words, match)])
    const every = queryText(reading.words, everyWord, beginnings)
    const rows = await statement.execute({
      ...filterValues(filter, reading),
      ...learnerValues(filter),
      ...Object.fromEntries(texts),
      every,
      ...slice,
    })
    const total = rows[0]?.total ?? 0
    if (total === 0 && slice.offset > 0) return undefined
    return { rows: total > maxCounted ? undefined : rows, total }
  }
}

interface FoundCourses {
  readonly condition: Condition
  readonly words: Spellings
  readonly beginnings: Beginnings
  readonly learner: LearnerValues
  readonly total: number
  /** Counts a part of the list, which may be known from an earlier page. */
  readonly countPart: (condition: Condition, part: number) => Promise<number>
}

/** A page of courses without ranked words: the best for the learner first, those with the words in the title before others, then the newest. */
export async function findMany(db: Queryable, found: FoundCourses, slice: Slice): Promise<CourseRow[]> {
  const { condition, words, beginnings, learner, total, countPart } = found
  if (total <= maxCounted && slice.offset >= total) return []
  const hasInTitle = hasWords(courses.search, words, titleMatch, beginnings)
  if (hasInTitle === undefined) return findForLearner(db, { condition, learner, total, countPart }, slice)
  const places = [hasInTitle, not(hasInTitle)]
  const parts = segmentsFor(learner).flatMap((group) => {
    return places.flatMap((place) => group.map((segment) => and(condition, place, segment)))
  })
  return findInTurn(db, { conditions: parts, countPart }, slice)
}

/** The courses that teach one of a career's skills: those that teach most of them first, after the learner's order. */
export async function findForCareer(
  db: Queryable,
  {
    condition,
    learner,
    skills,
    total,
    countPart,
  }: Pick<FoundCourses, 'condition' | 'learner' | 'total' | 'countPart'> & { skills: readonly string[] },
  slice: Slice,
): Promise<CourseRow[]> {
  if (total > maxCounted) return findForLearner(db, { condition, learner, total, countPart }, slice)
  const taught = sql`(select sum(${courseSkills.strength}) from ${courseSkills}
    where ${courseSkills.courseId} = ${courses.id} and ${courseSkills.skillId} = any(${sql.param(skills)}::text[]) and ${teaches})`
  return findCourses(db, condition, slice, [rankForLearner(learner), desc(taught), desc(courses.id)])
}

/** A page of courses in the learner's order, then the newest first. Few are sorted exactly, many are read segment by segment. */
async function findForLearner(
  db: Queryable,
  { condition, learner, total, countPart }: Pick<FoundCourses, 'condition' | 'learner' | 'total' | 'countPart'>,
  slice: Slice,
): Promise<CourseRow[]> {
  if (!hasLearner(learner)) return findCourses(db, condition, slice)
  if (total <= maxCounted) return findCourses(db, condition, slice, [rankForLearner(learner), desc(courses.id)])
  const parts = segmentsFor(learner).flat()
  return findInTurn(db, { conditions: parts.map((segment) => and(condition, segment)), countPart }, slice)
}

/** A page of a list that has the courses of each condition in turn, the newest first. */
async function findInTurn(
  db: Queryable,
  { conditions, countPart }: { conditions: readonly Condition[] } & Pick<FoundCourses, 'countPart'>,
  slice: Slice,
): Promise<CourseRow[]> {
  const rows: CourseRow[] = []
  let { offset } = slice
  for (const [part, condition] of conditions.entries()) {
    const limit = slice.limit - rows.length
    if (limit === 0) break
    const found = await findCourses(db, condition, { limit, offset })
    rows.push(...found)
    if (found.length > 0) offset = 0
    else if (offset > 0) offset -= await countPart(condition, part)
  }
  return rows
}

const orders: Readonly<Record<CatalogueOrder, SQL>> = {
  newest: desc(courses.id),
  price: sql`coalesce(${courses.price}, 0)`,
  weeks: sql`${courses.weeks} asc nulls last`,
  title: sql`${courses.title}`,
}

/** A page in an order that the learner chose; among equals the newest is first. */
export function findSorted(
  db: Queryable,
  { condition, sort }: { condition: Condition; sort: CatalogueOrder },
  slice: Slice,
): Promise<CourseRow[]> {
  return findCourses(db, condition, slice, [orders[sort], desc(courses.id)])
}

/** Skills whose courses come first: those of the learner's next step, then those of later steps. */
export interface SkillsFirst {
  readonly next: readonly string[]
  readonly later: readonly string[]
}

interface FoundForSteps extends Pick<FoundCourses, 'condition' | 'learner' | 'total' | 'countPart'> {
  readonly skills: SkillsFirst
}

/**
 * A page of all courses: those that teach one of the skills, in the order of the skills, then all others. Of both, the best for the
 * learner come first. With it, how many come first, counted up to the end of the page.
 */
export async function findForSteps(
  db: Queryable,
  { condition, skills, learner, total, countPart }: FoundForSteps,
  slice: Slice,
): Promise<{ rows: CourseRow[]; first: CoursesFirst }> {
  const { ids, ...first } = await findFirst(db, { condition, skills, learner }, slice)
  const found = ids.length === 0 ? [] : await db.select(courseColumns).from(courses).where(inArray(courses.id, ids))
  const rows = ids.flatMap((id) => found.find((row) => row.id === id) ?? [])
  if (rows.length === slice.limit) return { rows, first }
  // All that come first are counted, because the page reaches past them.
  const offset = Math.max(0, slice.offset - first.next - first.later)
  const teachesFirst = and(teachesOneOf([...skills.next, ...skills.later]), withinReach(learner))
  const others = { condition: and(condition, teachesFirst && not(teachesFirst)), learner, total, countPart }
  const limit = slice.limit - rows.length
  return { rows: [...rows, ...(await findForLearner(db, others, { limit, offset }))], first }
}

/** A class in another country serves no step, so it comes last of all. */
function withinReach(learner: LearnerValues): Condition {
  return learner.forCountry === null ? undefined : sql`${rankForLearner(learner)} < ${sql.raw(`${weightOf('abroad')}`)}`
}

/**
 * Each skill's courses are read along an index, no further than to the end of the page: for a learner first those of each skill that they
 * can take. A course comes at the first of its skills.
 */
async function findFirst(
  db: Queryable,
  { condition, skills: { next, later }, learner }: Omit<FoundForSteps, 'total' | 'countPart'>,
  { limit, offset }: Slice,
): Promise<CoursesFirst & { ids: number[] }> {
  const all = [...next, ...later]
  const isTaken = hasLearner(learner) ? [true, false] : [null]
  const slots = [next, later].flatMap((group, at) => {
    return isTaken.flatMap((taken) =>
      group.map((_, place) => ({ taken, place: place + 1 + (at === 0 ? 0 : next.length) })),
    )
  })
  const rank = hasLearner(learner) ? rankForLearner(learner) : sql`0`
  const canTake = sql`(${rank} < ${sql.raw(`${weightOf('overBudget')}`)})`
  const skills = sql`${sql.param(all)}::text[]`
  const end = offset + limit
  const isNext = sql`slot <= ${isTaken.length * next.length}`
  const order = sql`rank, strength desc, course_id desc`
  const { rows } = await db.execute<CoursesFirst & { ids: number[] }>(sql`
    select count(*) filter (where ${isNext})::int as next, count(*) filter (where not ${isNext})::int as later,
      coalesce((array_agg(course_id order by slot, ${order}))[${offset + 1}:${end}], '{}') as ids
    from (
      select slot, rank, strength, course_id
      from unnest(${sql.param(slots.map(({ place }) => place))}::int[], ${sql.param(slots.map(({ taken }) => taken))}::boolean[])
        with ordinality as slots (place, taken, slot)
      cross join lateral (
        select ${rank} as rank, ${courseSkills.strength}, ${courseSkills.courseId} from ${courseSkills}
        join ${courses} on ${courses.id} = ${courseSkills.courseId}
        where ${and(sql`${courseSkills.skillId} = (${skills})[slots.place]`, teaches, condition, withinReach(learner))}
          and (slots.taken is null or ${canTake} = slots.taken) and not exists (
          select from ${courseSkills} as earlier where earlier.course_id = ${courseSkills.courseId}
            and earlier.strength >= 0.5 and array_position(${skills}, earlier.skill_id) < slots.place)
        order by ${order} limit ${end}
      ) as taught
      order by slot, ${order} limit ${end}
    ) as first`)
  return rows[0] ?? { next: 0, later: 0, ids: [] }
}

export function teachesOneOf(skills: readonly string[]) {
  return sql`exists (select from ${courseSkills}
    where ${courseSkills.courseId} = ${courses.id} and ${courseSkills.skillId} = any(${sql.param(skills)}::text[]) and ${teaches})`
}

/** The offered ones of some courses, the best for the learner first, then the strongest in the skills. */
export async function findRowsTeaching(
  db: Queryable,
  { skills, ids, learner }: { skills: readonly string[]; ids: readonly number[]; learner: LearnerValues },
  limit: number,
): Promise<CourseRow[]> {
  if (ids.length === 0 || limit < 1) return []
  const strongest = sql`max(${courseSkills.strength})`
  return db
    .select(courseColumns)
    .from(courseSkills)
    .innerJoin(courses, and(eq(courses.id, courseSkills.courseId), offered))
    .where(and(inArray(courseSkills.skillId, [...skills]), inArray(courses.id, [...ids])))
    .groupBy(courses.id)
    .orderBy(rankForLearner(learner), desc(strongest), asc(courses.id))
    .limit(limit)
}
