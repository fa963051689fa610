import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { QueueItem } from '@milepost/contract/queue/schema'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { reasonsQuery } from '#features/queue/api.ts'
import { ReasonField, useReason } from '#features/queue/reason-form.tsx'
import type { ItemDecision } from '#features/queue/use-decisions.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FormActions } from '#ui/form/form-actions.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** From this many on, the number is typed, so that no slip decides about a whole page. */
const maxUnconfirmed = 20

interface DecisionDialogProps extends DialogControl {
  decision: ItemDecision
  items: readonly QueueItem[]
  /** What the reason begins with. */
  reason?: string | undefined
  onDecide: (reason: string) => void
}

/** Whether a decision takes effect at once and for good. */
export function isFinal({ kind }: QueueItem, decision: ItemDecision): boolean {
  return decision === 'approve' ? kind === 'institution_request' : kind === 'failed_job'
}

/** Asks for what a decision needs: a reason, the number of many, or a second look at what cannot be undone. */
export function DecisionDialog({ decision, items, reason: first, onDecide, ...dialog }: DecisionDialogProps) {
  const { t } = useLingui()
  const { reason, change, check, error } = useReason(first)
  const [typed, setTyped] = useState('')
  const [isMistyped, setMistyped] = useState(false)
  const count = items.length
  const needsNumber = count > maxUnconfirmed
  const needsReason = decision === 'reject' && items.some(({ kind }) => kind !== 'failed_job')
  // It opens with the kept reasons: coming later, they would move its buttons while one is pressed.
  const { data: reasons = [], isLoading } = useQuery(reasonsQuery)
  const form = useRef<HTMLFormElement>(null)
  const focusOn = (field: 'input' | 'textarea') => form.current?.querySelector(field)?.focus()
  const decide = (text: string) => {
    setMistyped(needsNumber && typed.trim() !== String(count))
    if (needsNumber && typed.trim() !== String(count)) return focusOn('input')
    dialog.onClose()
    onDecide(text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!needsReason) decide('')
    else if (check()) decide(reason.trim())
    else focusOn('textarea')
  }
  const [item] = items
  const title = count === 1 && item !== undefined ? `“${item.title}”` : null
  return (
    <Dialog
      {...dialog}
      open={dialog.open && !(needsReason && isLoading)}
      title={
        decision === 'approve' ? (
          <ApprovalTitle title={title} count={count} />
        ) : (
          <RejectionTitle title={title} count={count} />
        )
      }
      description={<FinalNote items={items} decision={decision} />}
    >
      <form ref={form} method="post" onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {needsReason && (
          <ReasonField reasons={reasons} value={reason} onChange={change} onChoose={decide} error={error} />
        )}
        {needsNumber && (
          <Field
            label={<Trans>Type {count} to confirm</Trans>}
            error={isMistyped ? t`Type the number of items.` : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        )}
        <FormActions
          variant={decision === 'approve' ? 'primary' : 'danger'}
          busy={false}
          busyText={null}
          onCancel={dialog.onClose}
        >
          {decision === 'approve' ? <Trans>Approve</Trans> : <Trans>Reject</Trans>}
        </FormActions>
      </form>
    </Dialog>
  )
}

interface TitleTextProps {
  title: string | null
  count: number
}

function ApprovalTitle({ title, count }: TitleTextProps) {
  if (title !== null) return <Trans>Approve {title}?</Trans>
  return <Plural value={count} one="Approve # item?" other="Approve # items?" />
}

function RejectionTitle({ title, count }: TitleTextProps) {
  if (title !== null) return <Trans>Reject {title}?</Trans>
  return <Plural value={count} one="Reject # item?" other="Reject # items?" />
}

function FinalNote({ items, decision }: Pick<DecisionDialogProps, 'items' | 'decision'>) {
  const final = items.filter((item) => isFinal(item, decision)).length
  if (final === 0) return <Trans>You can undo it for a minute. We tell the people concerned after that.</Trans>
  return decision === 'approve' ? (
    <Plural
      value={final}
      one="An institution request takes effect at once and can’t be undone. Its applicant becomes the owner of a new institution."
      other="# institution requests take effect at once and can’t be undone. Each applicant becomes the owner of a new institution."
    />
  ) : (
    <Plural
      value={final}
      one="A failed job is discarded at once and can’t be undone."
      other="# failed jobs are discarded at once and can’t be undone."
    />
  )
}
