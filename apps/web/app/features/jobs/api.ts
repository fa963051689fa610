import { discardJob, listFailedJobs, retryJob } from '@milepost/contract/jobs'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { pagedRows } from '#lib/paged-rows.ts'

export const jobsPerPage = 20
/** The key of every page of failed jobs. */
export const failedJobs = ['failed-jobs'] as const

export const failedJobsQuery = (page: number) =>
  queryOptions({
    queryKey: [...failedJobs, page],
    staleTime: 0,
    queryFn: async () =>
      pagedRows(await callWithHeaders(listFailedJobs, { query: { page, page_size: jobsPerPage } }), page),
    placeholderData: keepPreviousData,
  })

/** @returns 'gone' if another admin has already retried or discarded it. */
export function retry(id: string): Promise<'done' | 'gone'> {
  return unlessGone(call(retryJob, { params: { id } }))
}

/** @returns 'gone' if another admin has already retried or discarded it. */
export function discard(id: string): Promise<'done' | 'gone'> {
  return unlessGone(call(discardJob, { params: { id } }))
}

async function unlessGone(act: Promise<unknown>): Promise<'done' | 'gone'> {
  try {
    await act
    return 'done'
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return 'gone'
    throw error
  }
}
