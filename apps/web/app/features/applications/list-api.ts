import type { ApplicationStatus } from '@milepost/contract/applications'
import { totalCountHeader } from '@milepost/contract/constants/courses'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { applicationsOf } from '#features/applications/api.ts'
import { call, callWithHeaders } from '#lib/api.ts'
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
      const query = { status: 'sent', page_size: 1 } as const
      const { headers } = await callWithHeaders('GET /applications/:userId', { params: { userId }, query })
      return Number(headers.get(totalCountHeader) ?? 0)
    },
  })

/** Fails with code 'application_decided' if it is no longer open. */
export const withdrawalMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (id: number) => call('DELETE /applications/:userId/:id', { params: { userId, id } }),
    meta: { invalidates: [applicationsOf(userId)] },
  })

/** One page of what an institution received, as one of its people sees it, the latest first; those in one state where asked for. */
export const receivedQuery = (
  userId: string,
  institutionId: number,
  { status, page }: { status: ApplicationStatus | undefined; page: number },
) =>
  pagedQuery({
    key: [...applicationsOf(userId), 'received', institutionId, status ?? ''],
    page,
    perPage: applicationsPerPage,
    read: (paging) =>
      callWithHeaders('GET /institutions/:id/applications', {
        params: { id: institutionId },
        query: { status, ...paging },
      }),
  })

type ApplicationDecision = { id: number; status: 'accepted' | 'declined'; answer: string }

/** Fails with code 'application_decided' if it is no longer open. */
export const answerMutation = (userId: string) =>
  mutationOptions({
    mutationFn: ({ id, ...body }: ApplicationDecision) =>
      call('PUT /applications/:id/answer', { params: { id }, body }),
    meta: { invalidates: [applicationsOf(userId)] },
  })
