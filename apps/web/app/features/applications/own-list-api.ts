import { openStatuses } from '@milepost/contract/applications/limits'
import { totalCountHeader } from '@milepost/contract/courses/limits'
import { queryOptions } from '@tanstack/react-query'
import { applicationsOf } from '#features/applications/api.ts'
import { callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'

const applicationsPerPage = 10

/** One page of the learner's applications, the latest first, and how many there are in all. */
export const applicationsQuery = (userId: string, page: number) =>
  pagedQuery({
    key: [...applicationsOf(userId), 'page'],
    page,
    perPage: applicationsPerPage,
    read: (paging) => callWithHeaders('GET /applications/:userId', { params: { userId }, query: paging }),
  })

/** How many of the learner's applications are open. */
export const openCountQuery = (userId: string) =>
  queryOptions({
    queryKey: [...applicationsOf(userId), 'open'],
    queryFn: async () => {
      const counts = await Promise.all(
        openStatuses.map(async (status) => {
          const query = { status, page_size: 1 }
          const { headers } = await callWithHeaders('GET /applications/:userId', { params: { userId }, query })
          return Number(headers.get(totalCountHeader) ?? 0)
        }),
      )
      return counts.reduce((sum, count) => sum + count, 0)
    },
  })
