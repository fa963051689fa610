import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Lock, RefreshCw } from '#ui/icons.ts'

interface RegenerateButtonProps {
  /** Only with Pro or Premium: pressing it leads to the plans. */
  locked: boolean
  busy?: boolean
  onClick: () => void
  children: ReactNode
}

export function RegenerateButton({ locked, busy, onClick, children }: RegenerateButtonProps) {
  const noteId = useId()
  return (
    <>
      <Button variant="quiet" busy={busy} onClick={onClick} aria-describedby={locked ? noteId : undefined}>
        {locked ? <Lock className="size-5" aria-hidden /> : <RefreshCw className="size-5" aria-hidden />}
        <span>{children}</span>
      </Button>
      <span id={noteId} hidden>
        <Trans>Locked: it comes with Pro and Premium.</Trans>
      </span>
    </>
  )
}
