import type { AlertDialogProps } from '#ui/alert-dialog-window.tsx'
import { whenOpen } from '#ui/when-open.tsx'

/** A question that must be answered first. */
export const AlertDialog = whenOpen<AlertDialogProps>(
  async () => (await import('#ui/alert-dialog-window.tsx')).AlertDialogWindow,
)
