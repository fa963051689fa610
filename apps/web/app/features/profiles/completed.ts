import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

const flag = createStore(storedItems.profileCompleted, (value) => (value === true ? value : null))
// The flag survives a sign-out, and another user may sign in on this browser next.
const owner = createStore(storedItems.profileCompletedBy, (value) => (typeof value === 'string' ? value : null))

/** Whether this user has begun or finished the profile: as the account says, or as this browser remembers. */
export function isProfileCompleted(user: { id: string; profileCompleted: boolean }): boolean {
  return user.profileCompleted || (flag.read() === true && owner.read() === user.id)
}

export function rememberProfileCompleted(userId: string) {
  owner.write(userId)
  flag.write(true)
}
