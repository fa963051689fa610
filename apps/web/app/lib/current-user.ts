import type { User } from '@milepost/contract/users/schema'
import { createContext, useContext } from 'react'

export const CurrentUserContext = createContext<User | null>(null)

/** @throws Outside of a guarded route. */
export function useCurrentUser(): User {
  const user = useContext(CurrentUserContext)
  if (user === null) throw new Error('useCurrentUser is used outside of a guarded route')
  return user
}
