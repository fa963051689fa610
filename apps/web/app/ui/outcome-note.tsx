import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

interface OutcomeNoteProps {
  tone: 'success' | 'note'
  busy: boolean
  /** Takes the change back; null where that isn't possible. */
  onUndo: (() => void) | null
  onDismiss: () => void
  children: ReactNode
}

/** What became of a change to several rows. It stays in sight however long the list is. */
export function OutcomeNote({ tone, busy, onUndo, onDismiss, children }: OutcomeNoteProps) {
  return (
    <div className="sticky top-2 z-10 rounded-medium shadow-floating">
      <Alert tone={tone}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {children}
          <div className="flex flex-wrap gap-3">
            {onUndo !== null && (
              <Button variant="quiet" size="small" busy={busy} busyText={<Trans>Undoing...</Trans>} onClick={onUndo}>
                <Trans>Undo</Trans>
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={onDismiss}>
              <Trans>Dismiss</Trans>
            </Button>
          </div>
        </div>
      </Alert>
    </div>
  )
}
