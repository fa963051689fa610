import type { RouteName } from '@milepost/contract/routes'
import {
  type AccessRow,
  adminOnly,
  answering,
  institutions,
  ownerOnly,
  ownInstitution,
  ownItem,
  ownOnly,
  type Rule,
  unauthenticated,
} from './authorisation-rows.ts'
import { mixedObjects } from './authorisation-targets.ts'

/** The owner decides about their own institution, admins about every one. */
const managed: Rule = (caller, object) => (caller === 'admin' ? ownInstitution : ownerOnly)(caller, object)

/** Who may do what with other users: roles and memberships. */
export const peopleRows = {
  listUsers: { request: () => ({ url: '/users/' }), expected: adminOnly(), showsPeople: true },
  changeRole: {
    request: ({ userId }) => ({ url: `/admin/change/${userId}`, payload: { role: 'student' } }),
    expected: adminOnly(),
    showsPeople: true,
  },
  deleteUser: {
    request: ({ userId }) => ({ url: `/users/${userId}` }),
    expected: (caller, object) => {
      // The owner must hand over first, or delete the institution.
      if (caller === 'institution owner' && object === 'own') return 409
      return answering(204, caller === 'admin' ? adminOnly() : ownOnly)(caller, object)
    },
  },
  listMembers: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/members` }),
    expected: ownInstitution,
    showsPeople: true,
  },
  listInvitations: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/invitations` }),
    expected: ownerOnly,
  },
  inviteMember: {
    request: ({ institutionId }) => ({
      url: `/institutions/${institutionId}/invitations`,
      payload: { email: 'new@example.com' },
    }),
    expected: answering(201, ownerOnly),
  },
  withdrawInvitation: {
    request: ({ institutionId, invitationId }) => ({
      url: `/institutions/${institutionId}/invitations/${invitationId}`,
    }),
    expected: ownItem(204, ownerOnly),
  },
  removeMember: [
    {
      naming: 'somebody else',
      request: ({ institutionId, memberId }) => ({ url: `/institutions/${institutionId}/members/${memberId}` }),
      expected: ownItem(204, ownerOnly),
    },
    {
      naming: 'oneself',
      request: ({ institutionId, userId }) => ({ url: `/institutions/${institutionId}/members/${userId}` }),
      expected: (caller, object) => {
        if (unauthenticated.includes(caller)) return 401
        if (!institutions.includes(caller) || object !== 'own') return 403
        return caller === 'institution owner' ? 409 : 204
      },
    },
  ],
  handOver: [
    {
      naming: 'a member',
      request: ({ institutionId, memberId }) => ({
        url: `/institutions/${institutionId}/owner`,
        payload: { newOwnerId: memberId },
      }),
      expected: (caller, object) => {
        const status = managed(caller, object)
        return status === 200 && mixedObjects.some((mixed) => mixed === object) ? 404 : status
      },
      showsPeople: true,
    },
    {
      naming: 'oneself',
      request: ({ institutionId, userId }) => ({
        url: `/institutions/${institutionId}/owner`,
        payload: { newOwnerId: userId },
      }),
      expected: answering(404, managed),
    },
  ],
  getInvitation: {
    request: ({ invitationToken }) => ({ url: `/invitations/${invitationToken}` }),
    expected: (_caller, object) => (object === 'missing' ? 400 : 200),
  },
  acceptInvitation: {
    request: ({ invitationToken }) => ({ url: `/invitations/${invitationToken}/accept` }),
    expected: (caller, object) => {
      if (unauthenticated.includes(caller)) return 401
      if (object === 'missing') return 400
      if (object === 'foreign') return 403
      return caller === 'admin' || institutions.includes(caller) ? 409 : 200
    },
  },
} satisfies Partial<Record<RouteName, AccessRow | AccessRow[]>>
