import type { RouteName } from '@milepost/contract/routes'
import {
  type AccessRow,
  adminOnly,
  existing,
  institutions,
  open,
  ownerOnly,
  ownInstitution,
  ownOnly,
} from './authorisation-rows.ts'

const profile = { name: 'An Institution', email: 'office@institution.example', description: 'Teaches', address: 'Here' }

/** Learners request to become institutions, admins decide; an institution changes itself, and its owner deletes it. */
export const institutionRows = {
  listInstitutions: { request: () => ({ url: '/institutions' }), expected: open },
  getInstitution: { request: ({ institutionId }) => ({ url: `/institutions/${institutionId}` }), expected: existing },
  listInstitutionCourses: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/courses` }),
    expected: existing,
  },
  createInstitutionRequest: {
    request: ({ userId }) => ({ url: '/institutions/requests', payload: { ...profile, user_id: userId } }),
    expected: (caller, object) => {
      const status = ownOnly(caller, object)
      if (status !== 200) return status
      return caller === 'admin' || institutions.includes(caller) ? 409 : 201
    },
  },
  listInstitutionRequests: {
    request: ({ userId }) => ({ url: `/institutions/requests/${userId}` }),
    expected: ownOnly,
  },
  listPendingInstitutionRequests: { request: () => ({ url: '/admin/' }), expected: adminOnly(), showsPeople: true },
  approveInstitutionRequest: {
    request: ({ institutionRequestId }) => ({ url: `/admin/${institutionRequestId}/approve` }),
    // An admin who applied before becoming one can't own an institution.
    expected: (caller, object) => (caller === 'admin' && object === 'own' ? 409 : adminOnly()(caller, object)),
    showsPeople: true,
  },
  rejectInstitutionRequest: {
    request: ({ institutionRequestId }) => ({
      url: `/admin/${institutionRequestId}/reject`,
      payload: { reason: 'Not now' },
    }),
    expected: adminOnly(),
    showsPeople: true,
  },
  readInstitutionDetails: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/details` }),
    expected: ownInstitution,
  },
  saveInstitutionDetails: {
    request: ({ institutionId }) => ({
      url: `/institutions/${institutionId}/details`,
      payload: { website: 'https://college.example', contactPerson: 'Mala', campus: 'Jaffna' },
    }),
    expected: (caller, object) =>
      caller === 'admin' ? 403 : ownInstitution(caller, object === 'missing' ? 'foreign' : object),
  },
  updateInstitution: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}`, payload: profile }),
    expected: ownInstitution,
  },
  deleteInstitution: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}` }),
    expected: (caller, object) => {
      const status = caller === 'admin' ? adminOnly()(caller, object) : ownerOnly(caller, object)
      return status === 200 ? 204 : status
    },
  },
  addInstitution: {
    request: () => ({ url: '/institutions/new-ins', payload: { name: 'New', email: 'nobody@nowhere.example' } }),
    expected: adminOnly(400),
  },
  listAllInstitutions: { request: () => ({ url: '/admin/institutions?search=nobody' }), expected: adminOnly() },
  listCandidates: { request: () => ({ url: '/admin/candidates?search=nobody' }), expected: adminOnly() },
  getInstitutionTasks: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/tasks` }),
    expected: ownInstitution,
  },
} satisfies Partial<Record<RouteName, AccessRow>>
