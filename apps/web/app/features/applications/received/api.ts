import { type ApplicationStatus, maxMovesAtOnce } from '@milepost/contract/applications/limits'
import type { ApplicationMove, NewInstitutionText, OfferSettings } from '@milepost/contract/applications/schema'
import { maxPageSize, totalCountHeader } from '@milepost/contract/courses/limits'
import type { Revocation } from '@milepost/contract/credentials/schema'
import type { ReplyTo } from '@milepost/contract/endpoints'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { applicationsOf } from '#features/applications/api.ts'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { saveFile } from '#lib/save-file.ts'

export interface ReceivedFilter {
  readonly course_id?: number
  readonly intake_id?: number
  readonly status?: ApplicationStatus
  readonly search?: string
  readonly from?: string
  readonly to?: string
}

const receivedOf = (userId: string, institutionId: number) => [...applicationsOf(userId), 'received', institutionId]

/** One page of what an institution received, the latest first. */
export const receivedQuery = (
  userId: string,
  institutionId: number,
  filter: ReceivedFilter,
  { page, perPage }: { page: number; perPage: number },
) =>
  pagedQuery({
    key: [...receivedOf(userId, institutionId), filter, perPage],
    page,
    perPage,
    read: (paging) =>
      callWithHeaders('GET /institutions/:id/applications', {
        params: { id: institutionId },
        query: { ...filter, ...paging },
      }),
  })

/** Which courses were applied for, with their places and starts. */
export const appliedCoursesQuery = (userId: string, institutionId: number) =>
  queryOptions({
    queryKey: [...receivedOf(userId, institutionId), 'courses'],
    queryFn: () => call('GET /institutions/:id/applications/courses', { params: { id: institutionId } }),
  })

/** Saves what the filters leave as CSV. */
export function saveApplications(institutionId: number, filter: ReceivedFilter): Promise<string> {
  const input = { params: { id: institutionId }, query: filter }
  const wanted = { accept: 'text/csv', name: 'milepost-applications.csv' }
  return saveFile('GET /institutions/:id/applications/export', input, wanted)
}

/** Everyone enrolled in the courses that the filter leaves. */
export async function findEnrolled(institutionId: number, filter: ReceivedFilter) {
  const found: ReplyTo<'GET /institutions/:id/applications'> = []
  for (let page = 1; ; page += 1) {
    const query = { ...filter, status: 'enrolled' as const, page, page_size: maxPageSize }
    const part = await call('GET /institutions/:id/applications', { params: { id: institutionId }, query })
    found.push(...part)
    if (part.length < maxPageSize) return found
  }
}

export type MovesOutcome = ReplyTo<'POST /institutions/:id/applications/moves'>

async function inParts(ids: readonly number[], send: (ids: number[]) => Promise<MovesOutcome>): Promise<MovesOutcome> {
  const outcome: MovesOutcome = { done: [], refused: [] }
  for (let start = 0; start < ids.length; start += maxMovesAtOnce) {
    const part = await send(ids.slice(start, start + maxMovesAtOnce))
    outcome.done.push(...part.done)
    outcome.refused.push(...part.refused)
  }
  return outcome
}

const changedByMoves = (userId: string) => [applicationsOf(userId), queryKeys.ownCourses, queryKeys.institutionTasks]

/** Moves applications: what can't be moved is named in the reply with why. */
export const movesMutation = (userId: string, institutionId: number) =>
  mutationOptions({
    mutationFn: ({ ids, ...move }: z.output<typeof ApplicationMove> & { readonly ids: readonly number[] }) =>
      inParts(ids, (part) =>
        call('POST /institutions/:id/applications/moves', {
          params: { id: institutionId },
          body: { ...move, ids: part },
        }),
      ),
    meta: { invalidates: changedByMoves(userId) },
  })

/** Undoes what was done with applications last, within a minute. */
export const undoMutation = (userId: string, institutionId: number) =>
  mutationOptions({
    mutationFn: (ids: readonly number[]) =>
      inParts(ids, (part) =>
        call('POST /institutions/:id/applications/moves/undo', { params: { id: institutionId }, body: { ids: part } }),
      ),
    meta: { invalidates: changedByMoves(userId) },
  })

/** Revokes the credential of a completed application. Its learner hears of it. */
export const revocationMutation = (userId: string, institutionId: number) =>
  mutationOptions({
    mutationFn: ({ applicationId, ...body }: z.output<typeof Revocation> & { applicationId: number }) =>
      call('PUT /institutions/:id/applications/:applicationId/revocation', {
        params: { id: institutionId, applicationId },
        body,
      }),
    meta: { invalidates: [applicationsOf(userId)] },
  })

export const textsQuery = (institutionId: number) =>
  queryOptions({
    queryKey: [...queryKeys.applications, 'texts', institutionId],
    queryFn: () => call('GET /institutions/:id/texts', { params: { id: institutionId } }),
  })

export const addTextMutation = (institutionId: number) =>
  mutationOptions({
    mutationFn: (body: z.output<typeof NewInstitutionText>) =>
      call('POST /institutions/:id/texts', { params: { id: institutionId }, body }),
    meta: { invalidates: [textsQuery(institutionId).queryKey] },
  })

export const deleteTextMutation = (institutionId: number) =>
  mutationOptions({
    mutationFn: (textId: number) =>
      call('DELETE /institutions/:id/texts/:textId', { params: { id: institutionId, textId } }),
    meta: { invalidates: [textsQuery(institutionId).queryKey] },
  })

export const offerSettingsQuery = (institutionId: number) =>
  queryOptions({
    queryKey: [...queryKeys.applications, 'offers', institutionId],
    queryFn: () => call('GET /institutions/:id/offers', { params: { id: institutionId } }),
  })

export const offerSettingsMutation = (institutionId: number) =>
  mutationOptions({
    mutationFn: (body: OfferSettings) => call('PUT /institutions/:id/offers', { params: { id: institutionId }, body }),
    meta: { invalidates: [offerSettingsQuery(institutionId).queryKey] },
  })

export interface EnrolledLearners {
  readonly count: number
  /** Of those who were enrolled last. */
  readonly names: readonly string[]
}

/** Who is enrolled in a course: read again at each opening, because a message goes to all of them. */
export const enrolledQuery = (userId: string, institutionId: number, courseId: number) =>
  queryOptions({
    queryKey: [...receivedOf(userId, institutionId), 'enrolled', courseId],
    queryFn: async (): Promise<EnrolledLearners> => {
      const { body, headers } = await callWithHeaders('GET /institutions/:id/applications', {
        params: { id: institutionId },
        query: { course_id: courseId, status: 'enrolled', page_size: 50 },
      })
      const learners = new Map(body.map(({ applicant }) => [applicant?.email, applicant?.name ?? '']))
      // A learner may be enrolled twice, so those that were read are counted as people.
      const unread = Number(headers.get(totalCountHeader) ?? body.length) - body.length
      return { count: learners.size + unread, names: [...learners.values()] }
    },
    staleTime: 0,
  })

/** Writes to everyone enrolled in a course. The same words reach each learner once. */
export const courseMessageMutation = mutationOptions({
  mutationFn: ({ courseId, text }: { courseId: number; text: string }) =>
    call('POST /courses/:id/messages', { params: { id: courseId }, body: { text } }),
})
