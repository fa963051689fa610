import { type ApplicationStatus, maxAnswersAtOnce } from '@milepost/contract/applications/limits'
import { totalCountHeader } from '@milepost/contract/courses/limits'
import type { ReplyTo } from '@milepost/contract/endpoints'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { applicationsOf } from '#features/applications/api.ts'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { queryKeys } from '#lib/query-keys.ts'

const applicationsPerPage = 10
const receivedPerPage = 50

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
    perPage: receivedPerPage,
    read: (paging) =>
      callWithHeaders('GET /institutions/:id/applications', {
        params: { id: institutionId },
        query: { status, ...paging },
      }),
  })

export interface AcceptedLearners {
  readonly count: number
  /** Of those who were accepted last. */
  readonly names: readonly string[]
}

/** Who is accepted for a course: read again at each opening, because a message goes to all of them. */
export const acceptedQuery = (userId: string, institutionId: number, courseId: number) =>
  queryOptions({
    queryKey: [...applicationsOf(userId), 'accepted', institutionId, courseId],
    queryFn: async (): Promise<AcceptedLearners> => {
      const { body, headers } = await callWithHeaders('GET /institutions/:id/applications', {
        params: { id: institutionId },
        query: { course_id: courseId, status: 'accepted', page_size: receivedPerPage },
      })
      const learners = new Map(body.map(({ applicant }) => [applicant?.email, applicant?.name ?? '']))
      // A learner may be accepted twice, so those that were read are counted as people.
      const unread = Number(headers.get(totalCountHeader) ?? body.length) - body.length
      return { count: learners.size + unread, names: [...learners.values()] }
    },
    staleTime: 0,
  })

interface ApplicationDecision {
  readonly status: 'accepted' | 'declined'
  readonly answer: string
}

/** Fails with code 'application_decided' if it is no longer open, or 'course_full' if every place is taken. */
export const answerMutation = (userId: string) =>
  mutationOptions({
    mutationFn: ({ id, ...body }: ApplicationDecision & { readonly id: number }) =>
      call('PUT /applications/:id/answer', { params: { id }, body }),
    // An accepted application takes a place.
    meta: { invalidates: [applicationsOf(userId), queryKeys.ownCourses] },
  })

export type AnswersOutcome = ReplyTo<'POST /institutions/:id/applications/answers'>

/** Gives many applications the same answer: what can't be answered is named in the reply with why. */
export const answersMutation = (userId: string, institutionId: number) =>
  mutationOptions({
    mutationFn: async ({ ids, ...decision }: ApplicationDecision & { readonly ids: readonly number[] }) => {
      const outcome: AnswersOutcome = { done: [], refused: [] }
      for (let start = 0; start < ids.length; start += maxAnswersAtOnce) {
        const body = { ...decision, ids: ids.slice(start, start + maxAnswersAtOnce) }
        const part = await call('POST /institutions/:id/applications/answers', { params: { id: institutionId }, body })
        outcome.done.push(...part.done)
        outcome.refused.push(...part.refused)
      }
      return outcome
    },
    meta: { invalidates: [applicationsOf(userId), queryKeys.ownCourses] },
  })

/** Writes to everyone accepted for a course. The same words reach each learner once. */
export const messageMutation = mutationOptions({
  mutationFn: ({ courseId, text }: { courseId: number; text: string }) =>
    call('POST /courses/:id/messages', { params: { id: courseId }, body: { text } }),
})
