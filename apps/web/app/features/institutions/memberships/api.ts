import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { unlessGone } from '#lib/api-error.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { queryKeys } from '#lib/query-keys.ts'

const membersPerPage = 10
const invitationsPerPage = 10

/** The key of all that is shown of an institution's people. */
const everything = (institutionId: number) => ['people', institutionId] as const

/** A page of those who act for an institution, the owner first, and how many they are. */
export const membersQuery = (institutionId: number, page: number) =>
  pagedQuery({
    key: [...everything(institutionId), 'members'],
    page,
    perPage: membersPerPage,
    read: (paging) =>
      callWithHeaders('GET /institutions/:id/members', { params: { id: institutionId }, query: paging }),
  })

/** A page of open invitations, the latest first, and how many there are. */
export const invitationsQuery = (institutionId: number, page: number) =>
  pagedQuery({
    key: [...everything(institutionId), 'invitations'],
    page,
    perPage: invitationsPerPage,
    read: (paging) =>
      callWithHeaders('GET /institutions/:id/invitations', { params: { id: institutionId }, query: paging }),
  })

/** Fails with code 'member_already' or 'invitation_open'. */
export const invitationMutation = (institutionId: number) =>
  mutationOptions({
    mutationFn: (email: string) =>
      call('POST /institutions/:id/invitations', { params: { id: institutionId }, body: { email } }),
    meta: { invalidates: [everything(institutionId)] },
  })

/** Fails with code 'not_found' if it was already answered or withdrawn. */
export const withdrawalMutation = (institutionId: number) =>
  mutationOptions({
    mutationFn: (invitationId: number) =>
      call('DELETE /institutions/:id/invitations/:invitationId', { params: { id: institutionId, invitationId } }),
    meta: { invalidates: [everything(institutionId)] },
  })

/** A user who is no longer a member counts as removed. Those who leave have another role then. */
export const removalMutation = (institutionId: number) =>
  mutationOptions({
    mutationFn: (userId: string) =>
      unlessGone(call('DELETE /institutions/:id/members/:userId', { params: { id: institutionId, userId } })),
    meta: { invalidates: [everything(institutionId), queryKeys.account] },
  })

/** Fails with code 'reauthentication_required', or 'not_found' if they are no longer a member. */
export const handOverMutation = (institutionId: number) =>
  mutationOptions({
    mutationFn: (newOwnerId: string) =>
      call('PUT /institutions/:id/owner', { params: { id: institutionId }, body: { newOwnerId } }),
    meta: {
      invalidates: [everything(institutionId), queryKeys.account, queryKeys.adminInstitutions, queryKeys.users],
    },
  })

/** An invitation as its reader may see it, so the reader is part of the key. */
export const invitationQuery = (token: string, readerId: string | null) =>
  queryOptions({
    queryKey: ['invitation', token, readerId],
    queryFn: () => call('GET /invitations/:token', { params: { token } }),
    staleTime: 0,
  })

/** Fails with code 'link_invalid', 'other_address' or 'not_a_student'. */
export const acceptanceMutation = mutationOptions({
  mutationFn: (token: string) => call('POST /invitations/:token/accept', { params: { token } }),
})
