import { mutationOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { unlessGone } from '#lib/api-error.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { type ListRows, rowsPerPage } from '#lib/rows-per-page.ts'

export const jobRows: ListRows = ['jobs', 20]
/** The key of every page of failed jobs. */
const failedJobs = ['failed-jobs'] as const

export const failedJobsQuery = (page: number) =>
  pagedQuery({
    key: failedJobs,
    page,
    perPage: rowsPerPage(jobRows),
    staleTime: 5_000,
    read: (paging) => callWithHeaders('GET /admin/jobs', { query: paging }),
  })

/** Returns 'gone' if another admin has already retried or discarded it. */
export const retryMutation = mutationOptions({
  mutationFn: (id: string) => unlessGone(call('POST /admin/jobs/:id/retry', { params: { id } })),
  meta: { invalidates: [failedJobs] },
})

/** Returns as `retryMutation`. */
export const discardMutation = mutationOptions({
  mutationFn: (id: string) => unlessGone(call('DELETE /admin/jobs/:id', { params: { id } })),
  meta: { invalidates: [failedJobs] },
})
