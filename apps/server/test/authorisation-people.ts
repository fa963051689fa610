import type { RouteName } from '@milepost/contract/routes'
import {
  anySignedIn,
  type CallerKind,
  nobody,
  type ObjectKind,
  ownOnly,
  type Row,
  teaching,
} from './authorisation-rows.ts'

/** A link that nobody was sent. */
const forged = 'A'.repeat(43)
const admins = (caller: CallerKind) => {
  if (nobody.includes(caller)) return 401
  return caller === 'admin' ? 200 : 403
}
const institutions = (caller: CallerKind) => {
  if (nobody.includes(caller)) return 401
  return caller === 'institution' ? 200 : 403
}
/** The institution that calls is a member: who joins, goes and owns is the owner's to say. */
const owners = (caller: CallerKind) => (institutions(caller) === 200 ? 403 : institutions(caller))

/** Who may do what with other people: their roles, and whom they act for. */
export const peopleRows = {
  listUsers: { request: () => ({ url: '/users/' }), expected: admins, showsPeople: true },
  changeRole: {
    request: ({ userId }) => ({ url: `/admin/change/${userId}`, payload: { role: 'student' } }),
    expected: (caller, object) => (caller === 'admin' && object === 'missing' ? 404 : admins(caller)),
    showsPeople: true,
    changesPerson: true,
  },
  deleteUser: {
    request: ({ userId }) => ({ url: `/users/${userId}` }),
    expected: (caller: CallerKind, object: ObjectKind) => {
      if (caller === 'admin') return object === 'missing' ? 404 : 204
      const status = ownOnly(caller, object)
      return status === 200 ? 204 : status
    },
    changesPerson: true,
  },
  listMembers: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/members` }),
    expected: (caller, object) => {
      const status = teaching(caller)
      if (status !== 200) return status
      if (caller === 'admin') return object === 'missing' ? 404 : 200
      return object === 'own' ? 200 : 403
    },
  },
  listInvitations: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/invitations` }),
    expected: owners,
  },
  inviteMember: {
    request: ({ institutionId }) => ({
      url: `/institutions/${institutionId}/invitations`,
      payload: { email: 'new@example.com' },
    }),
    expected: owners,
  },
  withdrawInvitation: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/invitations/2000000000` }),
    expected: owners,
  },
  removeMember: {
    request: ({ institutionId, userId }) => ({ url: `/institutions/${institutionId}/members/${userId}` }),
    expected: (caller, object) => {
      const status = institutions(caller)
      if (status !== 200) return status
      return object === 'own' ? 204 : 403
    },
  },
  handOver: {
    request: ({ institutionId, userId }) => ({
      url: `/institutions/${institutionId}/owner`,
      payload: { newOwnerId: userId },
    }),
    expected: owners,
  },
  getInvitation: { request: () => ({ url: `/invitations/${forged}` }), expected: () => 400 },
  acceptInvitation: {
    request: () => ({ url: `/invitations/${forged}/accept` }),
    expected: (caller) => (anySignedIn(caller) === 200 ? 400 : 401),
  },
} satisfies Partial<Record<RouteName, Row>>
