import { pages } from '@milepost/contract/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import * as session from '#lib/session.ts'

/** The account is gone: shows another page, the first one unless told otherwise, and leaves nothing of it in this browser. */
export function useLeaveForGood(userId: string, forgetOwn: () => void): (page?: string) => void {
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
  return (page = pages.home) => {
    isGone.current = true
    forgetOwn()
    void queryClient.cancelQueries()
    void navigate(page, { replace: true, state: { accountDeleted: true } })
  }
}
