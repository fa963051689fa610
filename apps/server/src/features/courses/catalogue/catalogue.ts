import type { CoursesFirst, UnderstoodSearch } from '@milepost/contract/courses/catalogue/schema'
import { listCourses } from '@milepost/contract/courses/routes'
import type { CatalogueFilter } from '@milepost/contract/courses/schema'
import { LRUCache } from 'lru-cache'
import type { CourseCache } from '#context.ts'
import type { Queryable } from '#db/client.ts'
import { createCourseSearch } from '#features/courses/catalogue/course-search.ts'
import { prepareCatalogueVersion } from '#features/courses/catalogue/repository.ts'
import { presentCourse } from '#features/courses/index.ts'
import { type CachedReply, serialiseReply } from '#http/cached-reply.ts'
import { sliceOf } from '#http/paging.ts'

/** Without their compressed bytes, which take about a fourth more. */
const maxCachedBytes = 16 * 1024 * 1024
const maxCachedPageBytes = 128 * 1024

interface CachedPage {
  readonly reply: CachedReply
  readonly total: number
  readonly understood: UnderstoodSearch
  readonly first?: CoursesFirst | undefined
}

/**
 * Creates the catalogue cache. Counts are the main cost of a page, so they and pages are cached by filter until
 * any course changes, on any instance.
 */
export function createCourseCache(db: Queryable): CourseCache {
  const findVersion = prepareCatalogueVersion(db)
  const search = createCourseSearch(db)
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxCachedBytes,
    maxEntrySize: maxCachedPageBytes,
    sizeCalculation: ({ reply }) => reply.body.length,
  })

  const usage = { hits: 0, misses: 0 }

  async function find(version: number, { page, page_size: size, ...filter }: CatalogueFilter) {
    const { rows, ...found } = await search.find({ filter, slice: sliceOf({ page, page_size: size }), version })
    return { ...found, courses: rows.map(presentCourse) }
  }

  return {
    async findPage(filter) {
      const version = await findVersion()
      const key = `${version} ${JSON.stringify(Object.entries(filter).sort())}`
      const cached = pages.get(key)
      if (cached !== undefined) {
        usage.hits += 1
        return cached
      }
      usage.misses += 1
      const { courses, ...found } = await find(version, filter)
      const page = { ...found, reply: serialiseReply(listCourses.reply[200], courses) }
      pages.set(key, page)
      return page
    },
    usage: () => ({ ...usage }),
    find: async (filter) => {
      const { courses, understood } = await find(await findVersion(), filter)
      return understood.career === undefined && understood.partial === undefined ? courses : []
    },
    async count(what, condition) {
      return search.count({ version: await findVersion(), key: what }, condition)
    },
  }
}
