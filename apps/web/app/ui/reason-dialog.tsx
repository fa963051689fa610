import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import type * as z from 'zod/mini'
import { Alert } from '#ui/alert.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FormActions } from '#ui/form/form-actions.tsx'
import type { FormSchema } from '#ui/form/schema-rules.ts'
import { useForm } from '#ui/form/use-form.ts'
import { TextArea } from '#ui/text-area.tsx'

type ReasonSchema = z.core.$ZodType<{ reason: string }, { reason: string }> & Pick<FormSchema, 'shape'>

interface ReasonDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Who reads the reason. */
  description: ReactNode
  schema: ReasonSchema
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
  const { open, onClose, title, description, schema, action, busyText, act, onDone, failureOf, returnFocus } = props
  const { t } = useLingui()
  const isDone = useRef(false)
  const form = useForm(schema, {
    labels: { reason: t`Reason` },
    texts: { reason: t`Enter a reason.` },
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await act(reason)
      isDone.current = true
      await onDone()
    },
    failure: failureOf,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      returnFocus={() => returnFocus(isDone.current)}
    >
      <form {...form.attributes} className="grid gap-5">
        <Field {...form.field('reason')}>
          {(control) => <TextArea {...control} {...form.input('reason')} rows={4} />}
        </Field>
        {form.failure !== null && <Alert>{form.failure}</Alert>}
        <FormActions variant="danger" busy={form.busy} busyText={busyText} onCancel={onClose}>
          {action}
        </FormActions>
      </form>
    </Dialog>
  )
}
