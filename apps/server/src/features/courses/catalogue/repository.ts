import type { CourseFilter } from '@milepost/contract/courses'
import { and, between, eq, gte, inArray, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { offered } from '#db/offered-courses.ts'
import { courses, courseWords } from '#db/schema/courses.ts'
import type { Reading } from '#features/courses/catalogue/readings.ts'
import { maxEditDistance } from '#features/courses/catalogue/spelling.ts'
import {
  byInstitution,
  type Condition,
  type CourseRow,
  countCoursesWhere,
  findCourses,
  titleMatch,
  whereTextMatches,
} from '#features/courses/index.ts'
import type { Slice } from '#http/paging.ts'
import { maxSortedMatches, type WordMatch, wordsTyped } from '#lib/search-words.ts'

/** How a course may match the words, best first; the fallback is every word or its prefix, anywhere. */
const ranks: readonly WordMatch[] = [
  { operator: '<->', weight: 'A' },
  { operator: '&', weight: 'A' },
  titleMatch,
  { operator: '|', weight: 'A' },
  { operator: '<->' },
  { operator: '&' },
]

/**
 * The catalogue's filters, and those of a reading of the search. Courses of flexible duration match no limit of weeks;
 * free ones cost 0.
 */
export function catalogueFilter(filter: CourseFilter, { filters, words }: Reading): Condition {
  const price = sql<number>`coalesce(${courses.price}, 0)`
  const languages = filters.flatMap((one) => (one.name === 'language' ? [one.value] : []))
  const levels = filters.flatMap((one) => (one.name === 'level' ? [one.value] : []))
  return and(
    offered,
    whereTextMatches(words),
    languages.length === 0 ? undefined : inArray(courses.language, languages),
    levels.length === 0 ? undefined : inArray(courses.level, levels),
    filters.some(({ name }) => name === 'price') ? eq(price, 0) : undefined,
    filter.institution_id === undefined ? undefined : byInstitution(filter.institution_id),
    filter.min_weeks === undefined ? undefined : gte(courses.weeks, filter.min_weeks),
    filter.max_weeks === undefined ? undefined : lte(courses.weeks, filter.max_weeks),
    filter.min_price === undefined ? undefined : gte(price, filter.min_price),
    filter.max_price === undefined ? undefined : lte(price, filter.max_price),
    filter.language === undefined ? undefined : eq(courses.language, filter.language),
    filter.level === undefined ? undefined : eq(courses.level, filter.level),
  )
}

/**
 * A page of matching courses. A few results are ranked by match; with many, only matches in the title come first. On a
 * tie the newest comes first.
 */
export async function findByWords(
  db: Queryable,
  { condition, words, total }: { condition: Condition; words: string; total: number },
  slice: Slice,
): Promise<CourseRow[]> {
  const hasInTitle = whereTextMatches(words, titleMatch)
  if (hasInTitle === undefined) return findCourses(db, condition, slice)
  if (total === 1) return findCourses(db, condition, slice)
  if (total <= maxSortedMatches) return findCourses(db, condition, slice, rankOf(words))
  const titled = await findCourses(db, and(condition, hasInTitle), slice)
  if (titled.length === slice.limit) return titled
  const before = await countCoursesWhere(db, and(condition, hasInTitle))
  const others = { limit: slice.limit - titled.length, offset: Math.max(0, slice.offset - before) }
  return [...titled, ...(await findCourses(db, and(condition, not(hasInTitle)), others))]
}

function rankOf(words: string): SQL<number> {
  const isOneWord = wordsTyped(words).length === 1
  const used = isOneWord ? ranks.filter(({ operator }) => operator === '&') : ranks
  const cases = used.map((match, rank) => sql`when ${whereTextMatches(words, match)} then ${sql.raw(`${rank}`)}`)
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.raw(`${used.length}`)} end`
}

/** How many offered courses contain the word. */
export function countCoursesWith(db: Queryable, word: string): Promise<number> {
  return countCoursesWhere(db, and(offered, whereTextMatches(word, { operator: '&' })))
}

/**
 * Finds the words that match no course, each with similar course words: about the same length and first letter (or
 * second).
 */
export async function findSimilarWords(db: Queryable, words: readonly string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map()
  const queries = words.map((typed) => {
    const letters = [...typed]
    const maxDistance = maxEditDistance(typed)
    const first = sql`left(${courseWords.word}, 1)`
    const length = sql`char_length(${courseWords.word})`
    const isKnown = and(
      eq(first, letters[0]),
      gte(length, letters.length),
      sql`starts_with(${courseWords.word}, ${typed})`,
    )
    const isSimilar = and(
      inArray(first, letters.slice(0, 2)),
      between(length, letters.length - maxDistance, letters.length + maxDistance),
    )
    return sql`select ${typed}::text as typed,
      case when not exists (select 1 from ${courseWords} where ${isKnown})
        then array(select ${courseWords.word} from ${courseWords} where ${isSimilar}) end as similar_words`
  })
  const result = await db.execute<{ typed: string; similar_words: string[] | null }>(
    sql.join(queries, sql` union all `),
  )
  return new Map(result.rows.flatMap((row) => (row.similar_words === null ? [] : [[row.typed, row.similar_words]])))
}
