import type { DialogProps } from '#ui/dialog-window.tsx'
import { whenOpen } from '#ui/when-open.tsx'

/** A modal dialog: holds the focus, closes by Escape, its cross or a press outside, gives the focus back. */
export const Dialog = whenOpen<DialogProps>(async () => (await import('#ui/dialog-window.tsx')).DialogWindow)
