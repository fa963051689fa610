import type { UnderstoodSearch } from '@milepost/contract/course-search'
import type { Course, CourseFilter } from '@milepost/contract/courses'
import { LRUCache } from 'lru-cache'
import type { CourseCache } from '#context.ts'
import type { Queryable } from '#db/client.ts'
import { correctSearch } from '#features/courses/catalogue/correct-search.ts'
import { listReadings } from '#features/courses/catalogue/readings.ts'
import { catalogueFilter, findByWords } from '#features/courses/catalogue/repository.ts'
import { type Condition, countCoursesWhere, prepareCatalogueVersion, presentCourse } from '#features/courses/index.ts'
import { sliceOf } from '#http/paging.ts'

/** Maximum number of courses in cached pages, about a kilobyte each. */
const maxCachedCourses = 20_000

interface Search {
  readonly condition: Condition
  readonly words: string
  readonly total: number
  readonly understood: UnderstoodSearch
}

interface CachedPage {
  readonly courses: Course[]
  readonly total: number
  readonly understood: UnderstoodSearch
}

/**
 * Creates the catalogue cache. Exact counts are the main cost of a page, so counts and pages are cached by filter until
 * any course changes, on any instance.
 */
export function createCourseCache(db: Queryable): CourseCache {
  const findVersion = prepareCatalogueVersion(db)
  const totals = new LRUCache<string, number>({ max: 1_000 })
  const searches = new LRUCache<string, Search>({ max: 5_000 })
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxCachedCourses,
    maxEntrySize: 100,
    sizeCalculation: ({ courses }) => courses.length + 1,
  })

  /** The first reading of the search with results, else the likeliest. */
  async function understand(
    filter: CourseFilter,
    { search, corrections }: Pick<UnderstoodSearch, 'search' | 'corrections'>,
  ): Promise<Search> {
    let likeliest: Search | undefined
    for (const { filters, words } of listReadings(search)) {
      const condition = catalogueFilter(filter, { filters, words })
      const total = await countCoursesWhere(db, condition)
      const read = { condition, words, total, understood: { search, filters, corrections } }
      if (total > 0) return read
      likeliest ??= read
    }
    if (likeliest === undefined) throw new Error('a search has at least one reading')
    return likeliest
  }

  /** Spelling is corrected only if nothing is found, and only if that helps. */
  async function search(filter: CourseFilter): Promise<Search> {
    const { search: typed = '' } = filter
    const asTyped = await understand(filter, { search: typed, corrections: [] })
    if (asTyped.total > 0 || typed === '') return asTyped
    const corrected = await correctSearch(db, typed)
    if (corrected.corrections.length === 0) return asTyped
    const found = await understand(filter, corrected)
    return found.total > 0 ? found : asTyped
  }

  return {
    async find(filter) {
      const { page, page_size: size, ...what } = filter
      const key = `${await findVersion()} ${JSON.stringify(Object.entries(what).sort())}`
      const pageKey = `${key} ${page} ${size}`
      const cached = pages.get(pageKey)
      if (cached !== undefined) return cached
      const made = searches.get(key) ?? (await search(what))
      searches.set(key, made)
      const slice = sliceOf(filter)
      const rows = slice.offset >= made.total ? [] : await findByWords(db, made, slice)
      const found = { courses: rows.map(presentCourse), total: made.total, understood: made.understood }
      pages.set(pageKey, found)
      return found
    },
    async count(what, condition) {
      const key = `${await findVersion()} ${what}`
      const total = totals.get(key) ?? (await countCoursesWhere(db, condition))
      totals.set(key, total)
      return total
    },
  }
}
