import { removeItem } from '#lib/storage.ts'

// The user's id is part of the key: another user of the same browser never gets to see the draft.
export const draftKeyOf = (userId: string) => `profile-draft:${userId}`

/** Takes a draft out of this browser. */
export function clearDraft(userId: string): void {
  removeItem(draftKeyOf(userId))
}
