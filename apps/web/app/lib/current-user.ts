import type { User } from '@milepost/contract/users'
import { createContext, useContext } from 'react'

export const CurrentUserContext = createContext<User | null>(null)

/** The signed-in user. Errors: outside of a guarded route, where only a programming mistake leads. */
export function useCurrentUser(): User {
  const user = useContext(CurrentUserContext)
  if (user === null) throw new Error('useCurrentUser is used outside of a guarded route')
  return user
}
