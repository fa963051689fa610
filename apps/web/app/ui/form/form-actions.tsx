import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'

interface FormActionsProps extends Pick<ButtonProps, 'variant'> {
  busy: boolean
  busyText: ReactNode
  onCancel: () => void
  /** The text of the button that submits. */
  children: ReactNode
}

/** The buttons of a form that can be cancelled. */
export function FormActions({ variant, busy, busyText, onCancel, children }: FormActionsProps) {
  return (
    <div className={dialogActions}>
      <Button type="submit" {...(variant && { variant })} busy={busy} busyText={busyText}>
        {children}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  )
}
