import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { maxSenderCount } from '@milepost/contract/contact/limits'
import type { ContactMessage, ContactStateChange } from '@milepost/contract/contact/schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deletionMutation, stateMutation } from '#features/contact/api.ts'
import { messageOf } from '#lib/api-error.ts'
import { useWrite } from '#lib/use-write.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { dialogActions } from '#ui/dialog-classes.ts'
import { dismiss, notify, notifyFailure } from '#ui/toast.tsx'

type NewState = ContactStateChange['status']

interface MessageSortingProps {
  message: ContactMessage
  /** Back to the answer. */
  onBack: () => void
  /** The message has another state now, or is gone. */
  onDone: () => void
}

/** What can be done with a message without answering it, and with all of its sender. */
export function MessageSorting({ message, onBack, onDone }: MessageSortingProps) {
  const { id, status } = message
  const { mutateAsync } = useMutation(stateMutation)
  const [isWhole, setWhole] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const scope = isWhole ? 'sender' : 'message'
  const { busy, subject, run } = useWrite(stateMutation, {
    onDone: ({ messages }, change) => {
      tellOf(change, messages, () => mutateAsync({ ...change, status: 'new' }))
      onDone()
    },
    onFailure: (error) => setFailure(messageOf(error, t`That didn’t work. Please try again.`)),
  })
  const change = (next: NewState) => {
    setFailure(null)
    void run({ id, status: next, scope })
  }
  const waits = (next: NewState) => ({
    disabled: busy && subject?.status !== next,
    busy: subject?.status === next,
    busyText: <Trans>Saving...</Trans>,
    onClick: () => change(next),
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {status !== 'answered' && (
        <p className="text-ink-soft">
          <Trans>The sender isn’t notified. You can undo closing and marking as spam.</Trans>
        </p>
      )}
      <WholeSender message={message} isWhole={isWhole} onChange={setWhole} />
      {failure !== null && <Alert>{failure}</Alert>}
      <div className={dialogActions}>
        {status === 'new' && (
          <Button {...waits('closed')}>
            <Trans>Close without an answer</Trans>
          </Button>
        )}
        {(status === 'closed' || status === 'spam') && (
          <Button {...waits('new')}>
            <Trans>Move back to new</Trans>
          </Button>
        )}
        {(status === 'new' || status === 'closed') && (
          <Button variant="quiet" {...waits('spam')}>
            <Trans>Mark as spam</Trans>
          </Button>
        )}
        <Button variant="quiet" disabled={busy} aria-haspopup="dialog" onClick={() => setDeleting(true)}>
          <Trans>Delete</Trans>
        </Button>
        {status === 'new' && (
          <Button variant="quiet" disabled={busy} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        )}
      </div>
      <Deletion
        message={message}
        scope={scope}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDone={() => {
          setDeleting(false)
          onDone()
        }}
      />
    </div>
  )
}

interface WholeSenderProps {
  message: ContactMessage
  isWhole: boolean
  onChange: (isWhole: boolean) => void
}

function WholeSender({ message: { email, fromSender }, isWhole, onChange }: WholeSenderProps) {
  const others = fromSender - 1
  if (others < 1) return null
  return (
    <Checkbox checked={isWhole} onChange={(event) => onChange(event.target.checked)}>
      {fromSender >= maxSenderCount ? (
        <Trans>All messages from {email}, 100 or more</Trans>
      ) : (
        plural(others, {
          one: `Also the other message from ${email}`,
          other: `Also the # other messages from ${email}`,
        })
      )}
    </Checkbox>
  )
}

interface DeletionProps extends Pick<MessageSortingProps, 'message' | 'onDone'> {
  scope: ContactStateChange['scope']
  open: boolean
  onClose: () => void
}

function Deletion({ message: { id, name, email }, scope, onDone, ...control }: DeletionProps) {
  return (
    <ConfirmDialog
      {...control}
      returnFocus={() => null}
      title={
        scope === 'sender' ? (
          <Trans>Delete all messages from {email}?</Trans>
        ) : (
          <Trans>Delete the message from {name}?</Trans>
        )
      }
      description={
        scope === 'sender' ? (
          <Trans>Answered ones are deleted too. This can’t be undone.</Trans>
        ) : (
          <Trans>This can’t be undone.</Trans>
        )
      }
      action={<Trans>Delete</Trans>}
      busyText={<Trans>Deleting...</Trans>}
      mutation={deletionMutation}
      subject={{ id, scope }}
      onDone={({ messages }) => {
        notify({
          text: plural(messages, { one: '# message was deleted.', other: '# messages were deleted.' }),
          tone: 'success',
        })
        onDone()
      }}
      failure={t`We couldn’t delete it. Please try again.`}
    />
  )
}

/** Says what was changed. One message alone can be put back at once. */
function tellOf({ status, scope }: ContactStateChange, messages: number, changeBack: () => Promise<unknown>): void {
  const texts: Readonly<Record<NewState, string>> = {
    closed: plural(messages, { one: '# message was closed.', other: '# messages were closed.' }),
    spam: plural(messages, { one: '# message was marked as spam.', other: '# messages were marked as spam.' }),
    new: plural(messages, { one: '# message is new again.', other: '# messages are new again.' }),
  }
  // A notice with Undo stays until the next one takes its place.
  dismiss(undoNotice)
  const undo = () => {
    dismiss(undoNotice)
    void changeBack().then(
      () => notify({ text: texts.new, tone: 'success' }),
      (error: unknown) => notifyFailure(error, t`We couldn’t change it back. Please try again.`),
    )
  }
  const canUndo = status !== 'new' && scope === 'message'
  if (!canUndo) notify({ text: texts[status], tone: 'success' })
  else notify({ id: undoNotice, text: texts[status], tone: 'success', action: { label: t`Undo`, run: undo } })
}

const undoNotice = 'contact-message-undo'
