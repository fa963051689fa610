import type { RouteName } from '@milepost/contract/routes'
import { type CallerKind, nobody, ownOnly, type Row, teaching } from './authorisation-rows.ts'

const profile = { name: 'An Institution', email: 'office@institution.example', description: 'Teaches', address: 'Here' }

const adminOnly = (done: number) => (caller: CallerKind) => {
  if (nobody.includes(caller)) return 401
  return caller === 'admin' ? done : 403
}

/** Learners ask to become institutions, admins decide; an institution changes itself alone, and its owner deletes it. */
export const institutionRows = {
  createInstitutionRequest: {
    request: ({ userId }) => ({ url: '/institutions/requests', payload: { ...profile, user_id: userId } }),
    expected: (caller, object) => {
      const status = ownOnly(caller, object)
      if (status !== 200) return status
      return caller === 'admin' || caller === 'institution' ? 409 : 201
    },
  },
  listInstitutionRequests: {
    request: ({ userId }) => ({ url: `/institutions/requests/${userId}` }),
    expected: ownOnly,
  },
  listPendingInstitutionRequests: { request: () => ({ url: '/admin/' }), expected: adminOnly(200) },
  approveInstitutionRequest: { request: () => ({ url: '/admin/2000000000/approve' }), expected: adminOnly(404) },
  rejectInstitutionRequest: {
    request: () => ({ url: '/admin/2000000000/reject', payload: { reason: 'Not now' } }),
    expected: adminOnly(404),
  },
  updateInstitution: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}`, payload: profile }),
    expected: (caller, object) => {
      const status = teaching(caller)
      if (status !== 200) return status
      if (caller === 'admin') return object === 'missing' ? 404 : 200
      return object === 'own' ? 200 : 403
    },
  },
  deleteInstitution: {
    request: () => ({ url: '/institutions/2000000000' }),
    expected: (caller) => {
      const status = teaching(caller)
      if (status !== 200) return status
      return caller === 'admin' ? 404 : 403
    },
  },
  addInstitution: {
    request: () => ({ url: '/institutions/new-ins', payload: { name: 'New', email: 'nobody@nowhere.example' } }),
    expected: adminOnly(400),
  },
  listCandidates: { request: () => ({ url: '/admin/candidates?search=nobody' }), expected: adminOnly(200) },
} satisfies Partial<Record<RouteName, Row>>
