import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ReauthenticationDialog } from '#features/auth/reauthentication-dialog.tsx'
import { ApiError } from '#lib/api-error.ts'

interface Reauthentication {
  /**
   * Does what takes a fresh proof of who one is: where the server asks for it, so does a dialog, and the call is made again.
   * Out: what the call gives, or 'cancelled' where the dialog was closed. Errors: the call's.
   */
  readonly confirmed: <T>(work: () => Promise<T>) => Promise<T | 'cancelled'>
  /** Put it beside the form, not into it. */
  readonly dialog: ReactNode
}

/**
 * In: the user, and what is kept in this tab before one leaves for a provider, since the page goes then. A provider leads back to
 * the screen that asked.
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
