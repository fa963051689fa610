import type { CoursesFirst, UnderstoodSearch } from '@milepost/contract/courses/catalogue/schema'
import { maxCounted } from '@milepost/contract/courses/limits'
import type { CatalogueFilter } from '@milepost/contract/courses/schema'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '#db/client.ts'
import { correctSearch } from '#features/courses/catalogue/correct-search.ts'
import { listReadings, type Reading } from '#features/courses/catalogue/readings.ts'
import {
  type Condition,
  catalogueFilter,
  countCoursesWhere,
  findForSteps,
  findMany,
  findSorted,
  prepareRankedSearch,
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
    const { sort, next_skills: next = [], later_skills: later = [], ...conditions } = filter
    const key = JSON.stringify([Object.entries(conditions).sort(), reading])
    const hasWords = wordsTyped(reading.words).length > 0
    const beginnings = await findBeginnings(reading.words)
    const condition = catalogueFilter(filter, reading, beginnings)
    const countAll = (found?: number) => countMatches({ version, key }, condition, found)
    if (sort !== undefined) return { total: await countAll(), rows: await findSorted(db, { condition, sort }, slice) }
    const skills = { next, later }
    if (!hasWords && next.length + later.length > 0) {
      return { total: await countAll(), ...(await findForSteps(db, { condition, skills }, slice)) }
    }
    // Where too many matched before, they are counted first: ranking them would be in vain.
    const canRank = hasWords && ((lastTotalOf(key) ?? 0) <= maxCounted || (await countAll()) <= maxCounted)
    const ranked = canRank ? await findRanked(filter, reading, beginnings, slice) : undefined
    if (ranked?.rows !== undefined) return { ...ranked, rows: ranked.rows }
    const total = await countAll(ranked?.total)
    return { total, rows: await findMany(db, { condition, words: reading.words, beginnings, total }, slice) }
  }

  /** The first reading with results, else the likeliest. */
  async function understand(
    search: Search,
    { search: text, corrections }: Pick<UnderstoodSearch, 'search' | 'corrections'>,
  ): Promise<FoundPage> {
    let likeliest: FoundPage | undefined
    for (const reading of listReadings(text)) {
      const understood = { search: text, filters: reading.filters, corrections }
      const found = { ...(await findPage(search, reading)), understood }
      if (found.total > 0) return found
      likeliest ??= found
    }
    if (likeliest === undefined) throw new Error('a search has at least one reading')
    return likeliest
  }

  /** Spelling is corrected only if nothing is found, and only if that helps. */
  async function find(search: Search): Promise<FoundPage> {
    const { search: typed = '' } = search.filter
    const asTyped = await understand(search, { search: typed, corrections: [] })
    if (asTyped.total > 0 || typed === '') return asTyped
    const corrected = await correctSearch(spelling, typed)
    if (corrected.corrections.length === 0) return asTyped
    const found = await understand(search, corrected)
    return found.total > 0 ? found : asTyped
  }

  return { find, count }
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
