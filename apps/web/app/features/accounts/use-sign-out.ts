import { pages } from '@milepost/contract/pages'
import { useNavigate } from 'react-router'
import { signOut } from '#features/accounts/api.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { clearAtSignOut } from '#lib/stored-items.ts'

/** Ends the session, removes what is half done, and shows the sign-in screen. A session that merely ends keeps it. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const { id } = useCurrentUser()
  return async () => {
    clearAtSignOut(id)
    const ended = signOut()
    await navigate(pages.login, { replace: true })
    await ended
  }
}
