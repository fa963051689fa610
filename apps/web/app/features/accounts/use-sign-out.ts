import { pages } from '@milepost/contract/pages'
import { useNavigate } from 'react-router'
import { signOut } from '#features/accounts/api.ts'

/** Ends the session and shows the sign-in screen. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const ended = signOut()
    await navigate(pages.login, { replace: true })
    await ended
  }
}
