import type { RouteName } from '@milepost/contract/routes'
import { type AccessRow, ownItem, ownOnly } from './authorisation-rows.ts'

/** Each user sets, lists, ends and exports only their own. */
export const settingsRows = {
  getPreferences: { request: ({ userId }) => ({ url: `/preferences/${userId}` }), expected: ownOnly },
  savePreferences: {
    request: ({ userId }) => ({ url: `/preferences/${userId}`, payload: { appearance: 'dark' } }),
    expected: ownOnly,
  },
  listSessions: { request: ({ userId }) => ({ url: `/users/${userId}/sessions` }), expected: ownOnly },
  endSession: {
    request: ({ userId, sessionId }) => ({ url: `/users/${userId}/sessions/${sessionId}` }),
    expected: ownItem(204, ownOnly),
  },
  endOtherSessions: { request: ({ userId }) => ({ url: `/users/${userId}/sessions` }), expected: ownOnly },
  exportUser: { request: ({ userId }) => ({ url: `/users/${userId}/export` }), expected: ownOnly },
} satisfies Partial<Record<RouteName, AccessRow>>
