import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ReauthenticationDialog } from '#features/accounts/reauthentication-dialog.tsx'
import { ApiError } from '#lib/api-error.ts'

interface Reauthentication {
  /**
   * Runs an action that needs a recent proof of identity. If the server asks for one, so does a dialog, and the action
   * runs again.
   * @returns The action's result, or 'cancelled' if the dialog was closed.
   */
  readonly confirmed: <T>(work: () => Promise<T>) => Promise<T | 'cancelled'>
  /** Put it beside the form, not into it. */
  readonly dialog: ReactNode
}

/**
 * `onLeave` stores what must survive in this tab, because a provider's page replaces ours and then leads back to it.
 */
export function useReauthentication(options: { userId: string; onLeave: () => void }): Reauthentication {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<((proved: boolean) => void) | null>(null)

  const settle = (proved: boolean) => {
    setOpen(false)
    answer.current?.(proved)
    answer.current = null
  }
  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve
      setOpen(true)
    })
  const confirmed = async <T,>(work: () => Promise<T>): Promise<T | 'cancelled'> => {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'reauthentication_required') throw error
        if (!(await ask())) return 'cancelled'
      }
    }
  }
  return {
    confirmed,
    dialog: isOpen && (
      <ReauthenticationDialog
        {...options}
        returnTo={pathname}
        onProved={() => settle(true)}
        onClose={() => settle(false)}
      />
    ),
  }
}
