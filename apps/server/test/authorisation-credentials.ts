import type { RouteName } from '@milepost/contract/routes'
import {
  type AccessRow,
  answering,
  institutions,
  open,
  ownItem,
  ownLearner,
  type Rule,
  unauthenticated,
} from './authorisation-rows.ts'

const missingId = '00000000-0000-4000-8000-000000000000'

/** An unshared credential is there for its learner alone. */
const file: Rule = (caller, object) => (object === 'own' && !unauthenticated.includes(caller) ? 200 : 404)

/** Learners have their own credentials, institutions revoke theirs, and everyone checks a copy. */
export const credentialRows = {
  listCredentials: { request: ({ userId }) => ({ url: `/users/${userId}/credentials` }), expected: ownLearner },
  shareCredential: {
    request: ({ userId, credentialId }) => ({
      url: `/users/${userId}/credentials/${credentialId}/sharing`,
      payload: { isShared: false },
    }),
    expected: ownItem(200, ownLearner),
  },
  deleteCredential: {
    request: ({ userId, credentialId }) => ({ url: `/users/${userId}/credentials/${credentialId}` }),
    expected: ownItem(204, ownLearner),
  },
  // Signing takes a key, which a completion makes: credentials.database.test.ts has the others.
  downloadCredential: { request: () => ({ url: `/credentials/${missingId}/credential.jwt` }), expected: () => 404 },
  downloadBadge: { request: () => ({ url: `/credentials/${missingId}/credential.png` }), expected: () => 404 },
  readCredentialContent: {
    request: ({ credentialId }) => ({ url: `/credentials/${credentialId}/credential.json` }),
    expected: file,
  },
  verifyCredential: {
    request: () => ({ url: '/credentials/verification', payload: { credential: 'a.b.c' } }),
    expected: open,
  },
  listSigningKeys: { request: () => ({ url: '/credentials/keys' }), expected: open },
  readSigningKey: { request: () => ({ url: `/credentials/keys/${'A'.repeat(43)}` }), expected: () => 404 },
  readIssuer: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/issuer` }),
    expected: (_, object) => (object === 'missing' ? 404 : 200),
  },
  readRevocations: {
    request: ({ institutionId }) => ({ url: `/institutions/${institutionId}/revocations` }),
    expected: open,
  },
  // The application was not completed: who may revoke its credential learns that there is none.
  revokeCredential: {
    request: ({ institutionId, applicationId }) => ({
      url: `/institutions/${institutionId}/applications/${applicationId}/revocation`,
      payload: { reason: 'issued_in_error' },
    }),
    expected: answering(404, (caller, object) => {
      if (unauthenticated.includes(caller)) return 401
      return institutions.includes(caller) && object !== 'foreign' && object !== 'missing' ? 200 : 403
    }),
  },
} satisfies Partial<Record<RouteName, AccessRow>>
