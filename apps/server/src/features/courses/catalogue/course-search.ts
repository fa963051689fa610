import type { CoursesFirst, UnderstoodSearch } from '@milepost/contract/courses/catalogue/schema'
import { maxCounted } from '@milepost/contract/courses/limits'
import type { CatalogueFilter } from '@milepost/contract/courses/schema'
import { and } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '#db/client.ts'
import { learnerValues } from '#db/course-order.ts'
import { correctSearch } from '#features/courses/catalogue/correct-search.ts'
import { findCareerIn, listLooserReadings } from '#features/courses/catalogue/looser-readings.ts'
import { listReadings, type Reading } from '#features/courses/catalogue/readings.ts'
import {
  type Condition,
  catalogueFilter,
  countCoursesWhere,
  findForCareer,
  findForSteps,
  findMany,
  findSorted,
  prepareRankedSearch,
  teachesOneOf,
} from '#features/courses/catalogue/repository.ts'
import { prepareBeginnings, prepareSpelling } from '#features/courses/catalogue/words/index.ts'
import type { CourseRow } from '#features/courses/index.ts'
import type { Slice } from '#http/paging.ts'
import { wordsTyped } from '#lib/search-words.ts'

interface Search {
  readonly filter: CatalogueFilter
  readonly slice: Slice
  /** The version of the catalogue. */
  readonly version: number
}

interface FoundPage {
  readonly rows: readonly CourseRow[]
  readonly total: number
  readonly understood: UnderstoodSearch
  /** How many courses come first because of their skills, up to the end of the page. */
  readonly first?: CoursesFirst
}

/** Creates the search of the catalogue. */
export function createCourseSearch(db: Queryable) {
  const findRanked = prepareRankedSearch(db)
  const findBeginnings = prepareBeginnings(db)
  const spelling = prepareSpelling(db)
  const { count, countMatches, lastTotalOf } = createCachedCounts(db)

  async function findPage(
    { filter, slice, version }: Search,
    reading: Reading,
  ): Promise<Omit<FoundPage, 'understood'>> {
    const { sort, next_skills: next = [], later_skills: later = [] } = filter
    const learner = learnerValues(filter)
    const key = countKeyOf(filter, reading)
    const countPart = (part: Condition, at: number) =>
      count({ version, key: `${key} ${JSON.stringify([learner, next, later, at])}` }, part)
    const hasWords = wordsTyped(reading.words).length > 0
    const beginnings = await findBeginnings(reading.words)
    const condition = catalogueFilter(filter, reading, beginnings)
    const countAll = (found?: number) => countMatches({ version, key }, condition, found)
    if (sort !== undefined) return { total: await countAll(), rows: await findSorted(db, { condition, sort }, slice) }
    const skills = { next, later }
    if (!hasWords && next.length + later.length > 0) {
      const total = await countAll()
      return { total, ...(await findForSteps(db, { condition, skills, learner, total, countPart }, slice)) }
    }
    // Where too many matched before, they are counted first: ranking them would be in vain.
    const canRank = hasWords && ((lastTotalOf(key) ?? 0) <= maxCounted || (await countAll()) <= maxCounted)
    const ranked = canRank ? await findRanked(filter, reading, beginnings, slice) : undefined
    if (ranked?.rows !== undefined) return { ...ranked, rows: ranked.rows }
    const total = await countAll(ranked?.total)
    return {
      total,
      rows: await findMany(db, { condition, words: reading.words, beginnings, learner, total, countPart }, slice),
    }
  }

  type Understood = Pick<UnderstoodSearch, 'search' | 'corrections'>

  /** The first reading with results, else the likeliest. */
  async function understand(search: Search, readings: readonly Reading[], typed: Understood) {
    let likeliest: FoundPage | undefined
    for (const reading of readings) {
      const understood = { ...typed, filters: reading.filters }
      const found = { ...(await findPage(search, reading)), understood }
      if (found.total > 0) return found
      likeliest ??= found
    }
    return likeliest
  }

  /** The courses of a career that the search names. */
  async function findOfCareer({ filter, slice, version }: Search, typed: Understood): Promise<FoundPage | undefined> {
    const [{ filters = [], words = '' } = {}] = listReadings(typed.search)
    const career = findCareerIn([words].flat()[0] ?? '')
    if (career === undefined) return undefined
    const reading = { filters, words: '' }
    const condition = and(catalogueFilter(filter, reading, new Map()), teachesOneOf(career.skills))
    const key = `${career.name} ${countKeyOf(filter, reading)}`
    const learner = learnerValues(filter)
    const total = await countMatches({ version, key }, condition)
    if (total === 0) return undefined
    const rows = await findForCareer(
      db,
      {
        condition,
        learner,
        skills: career.skills,
        total,
        countPart: (part, at) => count({ version, key: `${key} ${JSON.stringify([learner, at])}` }, part),
      },
      slice,
    )
    return { rows, total, understood: { ...typed, filters, career: career.name } }
  }

  /** Where no course has all words: courses of the career that they name, or with most of them. */
  async function findNear(search: Search, typed: Understood): Promise<FoundPage | undefined> {
    const ofCareer = await findOfCareer(search, typed)
    if (ofCareer !== undefined) return ofCareer
    const some = await understand(search, listLooserReadings(typed.search), typed)
    return some && { ...some, understood: { ...some.understood, partial: true as const } }
  }

  /** Only a search that finds nothing is read otherwise: with its spelling corrected, as a career, or by some of its words. */
  async function find(search: Search): Promise<FoundPage> {
    const { search: text = '' } = search.filter
    const typed = { search: text, corrections: [] }
    const asTyped = await understand(search, listReadings(text), typed)
    if (asTyped === undefined) throw new Error('a search has at least one reading')
    if (asTyped.total > 0 || text === '') return asTyped
    const corrected = await correctSearch(spelling, text)
    const isCorrected = corrected.corrections.length > 0
    const attempts = [
      () => findOfCareer(search, typed),
      ...(isCorrected ? [() => understand(search, listReadings(corrected.search), corrected)] : []),
      () => findNear(search, corrected),
    ]
    for (const attempt of attempts) {
      const found = await attempt()
      if (found !== undefined && found.total > 0) return found
    }
    return asTyped
  }

  return { find, count }
}

/** What decides which courses match. Their order doesn't. */
function countKeyOf(filter: CatalogueFilter, reading: Reading): string {
  const { sort: _, next_skills: __, later_skills: ___, ...conditions } = filter
  const matching = Object.entries(conditions).filter(([name]) => !name.startsWith('for_'))
  return JSON.stringify([matching.sort(), reading])
}

/** Counts courses, and keeps each count until the catalogue has another version. */
function createCachedCounts(db: Queryable) {
  const totals = new LRUCache<string, { readonly version: number; readonly total: number }>({ max: 5_000 })
  const keepTotal = async ({ version, key }: CountKey, count: () => Promise<number>): Promise<number> => {
    const kept = totals.get(key)
    if (kept?.version === version) return kept.total
    const total = await count()
    totals.set(key, { version, total })
    return total
  }
  return {
    count: (what: CountKey, condition: Condition) => keepTotal(what, () => countCoursesWhere(db, condition)),
    /** At most one more than `maxCounted`: what was found already, or counted. */
    countMatches: (what: CountKey, condition: Condition, found?: number) =>
      keepTotal(what, async () => found ?? countCoursesWhere(db, condition, maxCounted + 1)),
    /** The last total under a key, of this version of the catalogue or an earlier one. */
    lastTotalOf: (key: string): number | undefined => totals.get(key)?.total,
  }
}

interface CountKey {
  readonly version: number
  readonly key: string
}
