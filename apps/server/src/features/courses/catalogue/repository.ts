import type { CoursesFirst } from '@milepost/contract/courses/catalogue/schema'
import { maxCounted } from '@milepost/contract/courses/limits'
import type { CatalogueFilter } from '@milepost/contract/courses/schema'
import { and, asc, count, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { courseColumns } from '#db/course-columns.ts'
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
 * Prepares the search by words, ranked by match and then the newest first. One statement for all filters: planning it
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
        rank: sql<number>`case ${sql.join(cases, sql` `)} else ${sql.raw(`${ranks.length}`)} end`.as('rank'),
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
  const page = db
    .select()
    .from(matching)
    .orderBy(asc(matching.rank), desc(matching.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page')
  const statement = db
    .with(matching)
    .select({ ...courseColumns, total: sql<number>`(select count(*)::int from ${matching})` })
    .from(page)
    .innerJoin(courses, eq(courses.id, page.id))
    .orderBy(asc(page.rank), desc(page.id))
    .prepare('search_courses')
  return async (filter: CatalogueFilter, reading: Reading, beginnings: Beginnings, slice: Slice) => {
    const texts = ranks.map((match, rank) => [`rank${rank}`, queryText(reading.words, match)])
    const every = queryText(reading.words, everyWord, beginnings)
    const rows = await statement.execute({
      ...filterValues(filter, reading),
      ...Object.fromEntries(texts),
      every,
      ...slice,
    })
    const total = rows[0]?.total ?? 0
    if (total === 0 && slice.offset > 0) return undefined
    return { rows: total > maxCounted ? undefined : rows, total }
  }
}

interface FoundByWords {
  readonly condition: Condition
  readonly words: Spellings
  readonly beginnings: Beginnings
  readonly total: number
}

/** A page of many courses, or of all: those with the words in the title come first, then the newest. */
export async function findMany(
  db: Queryable,
  { condition, words, beginnings, total }: FoundByWords,
  slice: Slice,
): Promise<CourseRow[]> {
  const hasInTitle = hasWords(courses.search, words, titleMatch, beginnings)
  if (total <= maxCounted && slice.offset >= total) return []
  if (hasInTitle === undefined) return findCourses(db, condition, slice)
  const titled = await findCourses(db, and(condition, hasInTitle), slice)
  if (titled.length === slice.limit) return titled
  const endsHere = titled.length > 0 || slice.offset === 0
  const before = endsHere ? slice.offset + titled.length : await countCoursesWhere(db, and(condition, hasInTitle))
  const others = { limit: slice.limit - titled.length, offset: Math.max(0, slice.offset - before) }
  return [...titled, ...(await findCourses(db, and(condition, not(hasInTitle)), others))]
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

/**
 * A page of all courses: those that teach one of the skills, in the order of the skills, the surest first, then all others, the newest
 * first. With it, how many come first, counted up to the end of the page.
 */
export async function findForSteps(
  db: Queryable,
  { condition, skills }: { condition: Condition; skills: SkillsFirst },
  slice: Slice,
): Promise<{ rows: CourseRow[]; first: CoursesFirst }> {
  const { ids, ...first } = await findFirst(db, condition, skills, slice)
  const found = ids.length === 0 ? [] : await db.select(courseColumns).from(courses).where(inArray(courses.id, ids))
  const rows = ids.flatMap((id) => found.find((row) => row.id === id) ?? [])
  if (rows.length === slice.limit) return { rows, first }
  // All that come first are counted, because the page reaches past them.
  const offset = Math.max(0, slice.offset - first.next - first.later)
  const others = and(condition, not(teachesOneOf([...skills.next, ...skills.later])))
  return { rows: [...rows, ...(await findCourses(db, others, { limit: slice.limit - rows.length, offset }))], first }
}

/** Each skill's courses are read along an index, no further than to the end of the page. A course comes at the first of its skills. */
async function findFirst(
  db: Queryable,
  condition: Condition,
  { next, later }: SkillsFirst,
  { limit, offset }: Slice,
): Promise<CoursesFirst & { ids: number[] }> {
  const skills = sql`${sql.param([...next, ...later])}::text[]`
  const end = offset + limit
  const isNext = sql`place <= ${next.length}`
  const order = sql`strength desc, course_id desc`
  const { rows } = await db.execute<CoursesFirst & { ids: number[] }>(sql`
    select count(*) filter (where ${isNext})::int as next, count(*) filter (where not ${isNext})::int as later,
      coalesce((array_agg(course_id order by place, ${order}))[${offset + 1}:${end}], '{}') as ids
    from (
      select place, strength, course_id from unnest(${skills}) with ordinality as skill (id, place)
      cross join lateral (
        select ${courseSkills.strength}, ${courseSkills.courseId} from ${courseSkills}
        join ${courses} on ${courses.id} = ${courseSkills.courseId}
        where ${and(sql`${courseSkills.skillId} = skill.id`, teaches, condition)} and not exists (
          select from ${courseSkills} as earlier where earlier.course_id = ${courseSkills.courseId}
            and earlier.strength >= 0.5 and array_position(${skills}, earlier.skill_id) < skill.place)
        order by ${order} limit ${end}
      ) as taught
      order by place, ${order} limit ${end}
    ) as first`)
  return rows[0] ?? { next: 0, later: 0, ids: [] }
}

function teachesOneOf(skills: readonly string[]) {
  return sql`exists (select from ${courseSkills}
    where ${courseSkills.courseId} = ${courses.id} and ${courseSkills.skillId} = any(${sql.param(skills)}::text[]) and ${teaches})`
}

/** The offered ones of some courses, strongest in the skills first. */
export async function findRowsTeaching(
  db: Queryable,
  skills: readonly string[],
  ids: readonly number[],
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
    .orderBy(desc(strongest), asc(courses.id))
    .limit(limit)
}
