import { totalCountHeader } from '@milepost/contract/courses'
import {
  acceptInvitation,
  getInvitation,
  handOver,
  type Invitation,
  inviteMember,
  listInvitations,
  listMembers,
  removeMember,
  withdrawInvitation,
} from '@milepost/contract/memberships'
import type { User } from '@milepost/contract/users'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'

export const membersPerPage = 10
export const invitationsPerPage = 10

const everything = (institutionId: number) => ['people', institutionId] as const

/** A page of those who act for an institution, the owner first, and how many they are. */
export const membersQuery = (institutionId: number, page: number) =>
  queryOptions({
    queryKey: [...everything(institutionId), 'members', page],
    queryFn: async () => {
      const query = { page, page_size: membersPerPage }
      const { body, headers } = await callWithHeaders(listMembers, { params: { id: institutionId }, query })
      return { members: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

/** A page of open invitations, the latest first, and how many there are. */
export const invitationsQuery = (institutionId: number, page: number) =>
  queryOptions({
    queryKey: [...everything(institutionId), 'invitations', page],
    queryFn: async () => {
      const query = { page, page_size: invitationsPerPage }
      const { body, headers } = await callWithHeaders(listInvitations, { params: { id: institutionId }, query })
      return { invitations: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

/** Reads all that is shown of an institution's people again. */
export function renewPeople(queryClient: QueryClient, institutionId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: everything(institutionId) })
}

/** @throws ApiError with code 'member_already' or 'invitation_open'. */
export function invite(institutionId: number, email: string): Promise<Invitation> {
  return call(inviteMember, { params: { id: institutionId }, body: { email } })
}

/** @throws ApiError with code 'not_found' if it was already answered or withdrawn. */
export async function takeBack(institutionId: number, invitationId: number): Promise<void> {
  await call(withdrawInvitation, { params: { id: institutionId, invitationId } })
}

/** @throws ApiError with code 'not_found' if the user is no longer a member. */
export async function remove(institutionId: number, userId: string): Promise<void> {
  await call(removeMember, { params: { id: institutionId, userId } })
}

/** @throws ApiError with code 'reauthentication_required'. */
export function giveTo(institutionId: number, newOwnerId: string): Promise<User> {
  return call(handOver, { params: { id: institutionId }, body: { newOwnerId } })
}

/** An invitation as its reader may see it, so the reader is part of the key. */
export const invitationQuery = (token: string, readerId: string | null) =>
  queryOptions({
    queryKey: ['invitation', token, readerId],
    queryFn: () => call(getInvitation, { params: { token } }),
    staleTime: 0,
  })

/** @throws ApiError with code 'link_invalid', 'other_address' or 'not_a_student'. */
export function accept(token: string): Promise<User> {
  return call(acceptInvitation, { params: { token } })
}
