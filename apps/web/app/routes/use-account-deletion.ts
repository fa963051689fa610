import { addressIn } from '@milepost/contract/languages'
import { pages } from '@milepost/contract/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Deleted } from '#features/accounts/account-deleted.tsx'
import { pageLanguage } from '#lib/i18n.ts'
import * as session from '#lib/session.ts'
import { clearAtSignOut } from '#lib/stored-items.ts'

/** The account is gone: shows a public page that says so, and leaves nothing of the account in this browser. */
export function useAccountDeletion(userId: string, forgetOwn: () => void): (deleted: Deleted['deleted']) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isGone = useRef(false)
  // With this screen, not before: signing out on a guarded one would lead to sign-in.
  useEffect(
    () => () => {
      if (isGone.current && session.currentSession().user?.id === userId) session.signOut()
    },
    [userId],
  )
  return (deleted) => {
    isGone.current = true
    forgetOwn()
    clearAtSignOut(userId)
    void queryClient.cancelQueries()
    const state: Deleted = { deleted }
    void navigate(deleted === 'institution' ? pages.signUp : addressIn(pageLanguage(), pages.home), {
      replace: true,
      state,
    })
  }
}
