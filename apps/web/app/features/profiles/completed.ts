import { readItem, writeItem } from '#lib/storage.ts'

const flag = 'profileCompleted'
// The flag survives a sign-out, and another user may sign in on this browser next.
const owner = 'profileCompletedBy'

/** Whether this user has begun or finished the profile: as the account says, or as this browser remembers. */
export function isProfileCompleted(user: { id: string; profileCompleted: boolean }): boolean {
  return user.profileCompleted || (readItem(flag) === 'true' && readItem(owner) === user.id)
}

export function rememberProfileCompleted(userId: string) {
  writeItem(owner, userId)
  writeItem(flag, 'true')
}
