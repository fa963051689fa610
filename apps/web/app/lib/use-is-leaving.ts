import { useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

/**
 * @returns Says, at the moment it is called, whether a link to another page has been followed. `useNavigation` knows it only
 * once React has rendered it, which a busy page puts off: a search that waits for typing to pause would call the user back.
 */
export function useIsLeaving(): () => boolean {
  const { pathname } = useLocation()
  const context = useContext(DataRouterContext)
  return () => {
    if (context === null) return false
    const { location, navigation } = context.router.state
    return (navigation.location ?? location).pathname !== pathname
  }
}
