import { totalCountHeader } from '@milepost/contract/courses/limits'
import type { Institution, InstitutionDetails } from '@milepost/contract/institutions/schema'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'

/** How many courses an institution has, in every state its own users may see. */
export const courseCountQuery = (institutionId: number) =>
  queryOptions({
    queryKey: [...queryKeys.institutionCourseCount, institutionId],
    queryFn: async () => {
      const { headers } = await callWithHeaders('GET /institutions/:id/courses', {
        params: { id: institutionId },
        query: { page: 1, page_size: 1 },
      })
      return Number(headers.get(totalCountHeader))
    },
  })

/** What waits for an institution's people. */
export const institutionTasksQuery = (institutionId: number) =>
  queryOptions({
    queryKey: [...queryKeys.institutionTasks, institutionId],
    queryFn: () => call('GET /institutions/:id/tasks', { params: { id: institutionId } }),
    // Learners apply and admins decide at any time.
    staleTime: 5_000,
  })

export type PublicProfile = Omit<Institution, 'id'>

/** What an institution says of itself. */
export const institutionQuery = (id: number) =>
  queryOptions({
    queryKey: ['institution', id],
    queryFn: () => call('GET /institutions/:id', { params: { id } }),
    // A colleague may have changed it.
    staleTime: 5_000,
  })

/** @throws ApiError with code 'changed_meanwhile' if the profile is no longer what `before` says. */
export function saveProfile(id: number, profile: PublicProfile, before: PublicProfile): Promise<Institution> {
  return call('PUT /institutions/:id', { params: { id }, body: { ...profile, before } })
}

/** Deletes the institution and its owner's account. */
export async function deleteOwnInstitution(id: number): Promise<void> {
  await call('DELETE /institutions/:id', { params: { id } })
}

/** What the institution's public page says besides its profile. */
export const detailsQuery = (institutionId: number) =>
  queryOptions({
    queryKey: ['institution-details', institutionId],
    queryFn: () => call('GET /institutions/:id/details', { params: { id: institutionId } }),
  })

export const detailsMutation = (institutionId: number) =>
  mutationOptions({
    mutationFn: (body: InstitutionDetails) =>
      call('PUT /institutions/:id/details', { params: { id: institutionId }, body }),
    meta: { invalidates: [detailsQuery(institutionId).queryKey] },
  })
