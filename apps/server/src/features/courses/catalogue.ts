import type { Course, CourseFilter } from '@milepost/contract/courses'
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#context.ts'
import type { Queryable } from '#db/client.ts'
import { presentCourse } from '#features/courses/presenter.ts'
import { countCoursesWhere, findCourses, matching, prepareCatalogueVersion } from '#features/courses/repository.ts'
import { sliceOf } from '#lib/paging.ts'

/** Courses kept in pages that were asked for, a few kilobytes for every six. */
const mostCoursesKept = 20_000

interface Found {
  readonly courses: Course[]
  readonly total: number
}

/**
 * Opens the public catalogue. Exact counts are most of the cost of a page, so counts and pages are kept by filter until any
 * course changes (which the database counts, for all instances alike).
 */
export function openCatalogue(db: Queryable): Catalogue {
  const findVersion = prepareCatalogueVersion(db)
  const totals = new LRUCache<string, number>({ max: 5_000 })
  const pages = new LRUCache<string, Found>({
    maxSize: mostCoursesKept,
    maxEntrySize: 100,
    sizeCalculation: ({ courses }) => courses.length + 1,
  })

  async function search(filter: CourseFilter, key: string): Promise<Found> {
    const condition = matching(filter)
    const total = totals.get(key) ?? (await countCoursesWhere(db, condition))
    totals.set(key, total)
    const slice = sliceOf(filter)
    if (slice.offset >= total) return { courses: [], total }
    return { courses: (await findCourses(db, condition, slice)).map(presentCourse), total }
  }

  return {
    async find(filter) {
      const { page, page_size: size, ...what } = filter
      const key = `${await findVersion()} ${JSON.stringify(Object.entries(what).sort())}`
      const pageKey = `${key} ${page} ${size}`
      const found = pages.get(pageKey) ?? (await search(filter, key))
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
