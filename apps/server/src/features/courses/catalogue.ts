import type { CourseIndex } from '@milepost/advisor'
import { indexCourses } from '@milepost/advisor/link/course-index'
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#context.ts'
import type { Queryable } from '#db/client.ts'
import { presentCourse } from '#features/courses/presenter.ts'
import {
  countCoursesWhere,
  findCatalogueCourses,
  findCatalogueVersion,
  findCourses,
  matching,
} from '#features/courses/repository.ts'
import { sliceOf } from '#lib/paging.ts'

/**
 * Opens the public catalogue. Exact counts are most of the cost of a page, so they are kept by filter until any course
 * changes (which the database counts); the linker's index likewise.
 */
export function openCatalogue(db: Queryable): Catalogue {
  const totals = new LRUCache<string, number>({ max: 5_000 })
  let indexed: { version: number; index: Promise<CourseIndex> } | undefined

  return {
    async find(filter) {
      const condition = matching(filter)
      const { page: _, page_size: __, ...what } = filter
      const key = `${await findCatalogueVersion(db)} ${JSON.stringify(Object.entries(what).sort())}`
      const total = totals.get(key) ?? (await countCoursesWhere(db, condition))
      totals.set(key, total)
      const slice = sliceOf(filter)
      if (slice.offset >= total) return { courses: [], total }
      return { courses: (await findCourses(db, condition, slice)).map(presentCourse), total }
    },
    async index() {
      const version = await findCatalogueVersion(db)
      if (indexed?.version !== version) {
        indexed = { version, index: findCatalogueCourses(db).then(indexCourses) }
        indexed.index.catch(() => {
          indexed = undefined
        })
      }
      return indexed.index
    },
  }
}
