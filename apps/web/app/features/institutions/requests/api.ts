import { totalCountHeader } from '@milepost/contract/courses'
import {
  approveInstitutionRequest,
  createInstitutionRequest,
  type InstitutionRequest,
  listInstitutionRequests,
  listPendingInstitutionRequests,
  rejectInstitutionRequest,
} from '@milepost/contract/institution-requests'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'

export const requestsPerPage = 5

export const ownRequests = (userId: string) => ['institution-requests', userId] as const

/** A page of one's own requests to become an institution, the latest first, and how many there are in all. */
export const ownRequestsQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [...ownRequests(userId), page],
    queryFn: async () => {
      const { body, headers } = await callWithHeaders(listInstitutionRequests, {
        params: { userId },
        query: { page, page_size: requestsPerPage },
      })
      return { requests: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
    // An admin may have decided since.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export interface Asked {
  readonly name: string
  readonly email: string
  readonly description: string
  readonly address: string
}

/**
 * @throws ApiError with code 'institution_request_open' if one is pending, or 'not_a_student' if the user is no
 * learner.
 */
export function sendRequest(userId: string, asked: Asked): Promise<InstitutionRequest> {
  return call(createInstitutionRequest, { body: { ...asked, user_id: userId } })
}

export const pendingRequests = ['pending-institution-requests'] as const

/** A page of the requests that wait for a decision, the oldest first. */
export const pendingRequestsQuery = (page: number) =>
  queryOptions({
    queryKey: [...pendingRequests, page],
    queryFn: async () => {
      const query = { page, page_size: requestsPerPage }
      const { body, headers } = await callWithHeaders(listPendingInstitutionRequests, { query })
      return { requests: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/**
 * @throws ApiError with code 'institution_request_decided', 'not_a_student' or 'not_found' if it is no longer possible.
 */
export async function approve(id: number): Promise<void> {
  await call(approveInstitutionRequest, { params: { id } })
}

/** @throws ApiError as `approve`. */
export async function reject(id: number, reason: string): Promise<void> {
  await call(rejectInstitutionRequest, { params: { id }, body: { reason } })
}
