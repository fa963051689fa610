import { Trans } from '@lingui/react/macro'
import type { UseMutationOptions } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { messageOf } from '#lib/api-error.ts'
import { useWrite } from '#lib/use-write.ts'
import { Alert } from '#ui/alert.tsx'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'

interface ConfirmDialogProps<Data, Subject> extends DialogControl {
  title: ReactNode
  description: ReactNode
  /** The button's text, and its text while busy. */
  action: ReactNode
  busyText: ReactNode
  /** What the button says that leaves things as they are; 'Cancel' by itself. */
  keep?: ReactNode
  mutation: UseMutationOptions<Data, Error, Subject>
  subject: Subject
  /** It is done, and what it changed is read again. The dialog waits until this has ended, and closes. */
  onDone?: (data: Data) => unknown
  /** The message for a failure: what is said where the server says nothing better, or a choice by the error. */
  failure: string | ((error: unknown) => string)
}

/** Confirms an action that cannot be undone, and shows its failure. Give each opening its own `key`. */
export function ConfirmDialog<Data, Subject>(props: ConfirmDialogProps<Data, Subject>) {
  const { mutation, subject, onDone, failure, action, busyText, keep, ...dialog } = props
  const [message, setMessage] = useState<string | null>(null)
  const isDone = useRef(false)
  const { run, busy } = useWrite(mutation, {
    onDone: async (data) => {
      isDone.current = true
      await onDone?.(data)
      dialog.onClose()
    },
    onFailure: (error) => setMessage(typeof failure === 'string' ? messageOf(error, failure) : failure(error)),
  })
  const confirm = () => {
    setMessage(null)
    void run(subject)
  }
  return (
    <AlertDialog
      open={dialog.open}
      onClose={dialog.onClose}
      title={dialog.title}
      description={dialog.description}
      returnFocus={() => dialog.returnFocus(isDone.current)}
      actions={
        <>
          <Button variant="danger" busy={busy} busyText={busyText} onClick={confirm}>
            {action}
          </Button>
          <Button variant="quiet" onClick={dialog.onClose}>
            {keep ?? <Trans>Cancel</Trans>}
          </Button>
        </>
      }
    >
      {message !== null && <Alert>{message}</Alert>}
    </AlertDialog>
  )
}
