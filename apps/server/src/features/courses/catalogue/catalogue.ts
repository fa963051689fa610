import type { Course } from '@milepost/contract/courses'
import type { UnderstoodSearch } from '@milepost/contract/courses/catalogue'
import { LRUCache } from 'lru-cache'
import type { CourseCache } from '#context.ts'
import type { Queryable } from '#db/client.ts'
import { createCourseSearch } from '#features/courses/catalogue/course-search.ts'
import { prepareCatalogueVersion, presentCourse } from '#features/courses/index.ts'
import { sliceOf } from '#http/paging.ts'

/** Maximum number of courses in cached pages, about a kilobyte each. */
const maxCachedCourses = 20_000

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
  const search = createCourseSearch(db)
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxCachedCourses,
    maxEntrySize: 100,
    sizeCalculation: ({ courses }) => courses.length + 1,
  })

  return {
    async find({ page, page_size: size, ...filter }) {
      const version = await findVersion()
      const key = `${version} ${JSON.stringify(Object.entries(filter).sort())} ${page} ${size}`
      const cached = pages.get(key)
      if (cached !== undefined) return cached
      const slice = sliceOf({ page, page_size: size })
      const { rows, total, understood } = await search.find({ filter, slice, version })
      const found = { courses: rows.map(presentCourse), total, understood }
      pages.set(key, found)
      return found
    },
    async count(what, condition) {
      return search.count(`${await findVersion()} ${what}`, condition)
    },
  }
}
