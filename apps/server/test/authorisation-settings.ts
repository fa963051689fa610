import { randomUUID } from 'node:crypto'
import type { RouteName } from '@milepost/contract/routes'
import { ownOnly, type Row } from './authorisation-rows.ts'

const absent = randomUUID()

/** Everybody sets, lists, ends and takes along what is their own. */
export const settingsRows = {
  getPreferences: { request: ({ userId }) => ({ url: `/preferences/${userId}` }), expected: ownOnly },
  savePreferences: {
    request: ({ userId }) => ({ url: `/preferences/${userId}`, payload: { appearance: 'dark' } }),
    expected: ownOnly,
  },
  listSessions: { request: ({ userId }) => ({ url: `/users/${userId}/sessions` }), expected: ownOnly },
  endSession: {
    request: ({ userId }) => ({ url: `/users/${userId}/sessions/${absent}` }),
    expected: (caller, object) => {
      const status = ownOnly(caller, object)
      return status === 200 ? 404 : status
    },
  },
  endOtherSessions: { request: ({ userId }) => ({ url: `/users/${userId}/sessions` }), expected: ownOnly },
  exportUser: { request: ({ userId }) => ({ url: `/users/${userId}/export` }), expected: ownOnly },
} satisfies Partial<Record<RouteName, Row>>
