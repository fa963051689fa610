import { Alert } from '#ui/alert.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { DialogProps } from '#ui/dialog-window.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'

interface RowDialogProps extends Omit<DialogProps, 'open' | 'onClose' | 'busy' | 'returnFocus'> {
  control: DialogControl
  /** Whether what was pressed to open it may be gone when it closes. */
  isDone: () => boolean
  /** What it sends, and what went wrong apart from the fields. */
  form: { readonly busy: boolean; readonly failure: string | null }
}

/** A dialog that sends something about a row of a list. */
export function RowDialog({ control, isDone, form, children, ...dialog }: RowDialogProps) {
  return (
    <Dialog
      {...dialog}
      open={control.open}
      busy={form.busy}
      onClose={control.onClose}
      returnFocus={() => control.returnFocus(isDone())}
    >
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      {children}
    </Dialog>
  )
}
