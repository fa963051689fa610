import { Trans } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Blocker } from 'react-router'
import { useLeaveGuard } from '#lib/leave-guards.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'

interface UnsavedChanges {
  /** Tells whether a form has changes that are not saved. Stays the same function. */
  readonly tell: (form: string, isDirty: boolean) => void
  readonly forget: () => void
  /** Asks before one goes to another screen without saving. */
  readonly dialog: ReactNode
}

/** Asks before a screen with unsaved changes is left, by a link or by closing the tab. */
export function useUnsavedChanges(): UnsavedChanges {
  const dirty = useRef(new Set<string>())
  const [isDirty, setDirty] = useState(false)
  const tell = useCallback((form: string, isFormDirty: boolean) => {
    if (isFormDirty) dirty.current.add(form)
    else dirty.current.delete(form)
    setDirty(dirty.current.size > 0)
  }, [])
  const forget = useCallback(() => {
    dirty.current.clear()
    setDirty(false)
  }, [])
  const [blocked, setBlocked] = useState<Blocker>()
  useLeaveGuard(
    ({ currentLocation, nextLocation }) => dirty.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
    setBlocked,
  )
  const stay = () => {
    blocked?.reset?.()
    setBlocked(undefined)
  }
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return {
    tell,
    forget,
    dialog: (
      <AlertDialog
        open={blocked !== undefined}
        onClose={stay}
        title={<Trans>Leave without saving?</Trans>}
        description={<Trans>You have unsaved changes on this page.</Trans>}
        actions={
          <>
            <Button onClick={stay}>
              <Trans>Stay here</Trans>
            </Button>
            <Button variant="quiet" onClick={() => blocked?.proceed?.()}>
              <Trans>Leave without saving</Trans>
            </Button>
          </>
        }
      />
    ),
  }
}
