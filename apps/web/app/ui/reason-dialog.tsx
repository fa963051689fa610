import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'

interface ReasonDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Who reads the reason. */
  description: ReactNode
  longest: number
  action: ReactNode
  busyText: ReactNode
  act: (reason: string) => Promise<unknown>
  /** It is done; the dialog waits until this has ended. */
  onDone: () => unknown
  /** The message for a failure. */
  failureOf: (error: unknown) => string
  /** Where the focus goes when it closes, done or not; null: back to where it was. */
  returnFocus: (isDone: boolean) => HTMLElement | null
}

/** Asks for a reason before something is rejected. The text survives a failure. Give each opening its own `key`. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onClose, title, description, longest, action, busyText, act, onDone, failureOf, returnFocus } = props
  const { t } = useLingui()
  const id = useId()
  const [reason, setReason] = useState('')
  const [issueText, setIssueText] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const isDone = useRef(false)
  const { busy, send } = useSubmit((error) => setFailure(failureOf(error)))
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(null)
    setIssueText(undefined)
    if (reason.trim() === '') {
      setIssueText(t`Give a reason.`)
      document.getElementById(id)?.focus()
      return
    }
    await send(async () => {
      await act(reason)
      isDone.current = true
      await onDone()
    })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      returnFocus={() => returnFocus(isDone.current)}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field id={id} label={<Trans>Reason</Trans>} error={issueText} required>
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={longest}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        {failure !== null && <Alert>{failure}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={busy} busyText={busyText}>
            {action}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
