import { totalCountHeader } from '@milepost/contract/courses'
import {
  deleteInstitution,
  getInstitution,
  type Institution,
  listInstitutionCourses,
  updateInstitution,
} from '@milepost/contract/institutions'
import { queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'

/** How many courses an institution has, in every state its own users may see. */
export const courseCountQuery = (institutionId: number) =>
  queryOptions({
    queryKey: ['institution-course-count', institutionId],
    queryFn: async () => {
      const { headers } = await callWithHeaders(listInstitutionCourses, {
        params: { id: institutionId },
        query: { page: 1, page_size: 1 },
      })
      return Number(headers.get(totalCountHeader))
    },
  })

export type Profile = Omit<Institution, 'id'>

/** What an institution says of itself. */
export const institutionQuery = (id: number) =>
  queryOptions({
    queryKey: ['institution', id],
    queryFn: () => call(getInstitution, { params: { id } }),
    // A colleague may have changed it.
    staleTime: 0,
  })

/** @throws ApiError with code 'changed_meanwhile' if the profile is no longer what `before` says. */
export function saveProfile(id: number, profile: Profile, before: Profile): Promise<Institution> {
  return call(updateInstitution, { params: { id }, body: { ...profile, before } })
}

/** Deletes the institution and its owner's account. */
export async function deleteOwnInstitution(id: number): Promise<void> {
  await call(deleteInstitution, { params: { id } })
}
