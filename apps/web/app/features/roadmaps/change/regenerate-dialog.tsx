import type { RegenerateDialogProps } from '#features/roadmaps/change/regenerate-dialog-window.tsx'
import { whenOpen } from '#ui/when-open.tsx'

/** Shows what a new roadmap would change before there is one, and other ways to the career. */
export const RegenerateDialog = whenOpen<RegenerateDialogProps>(
  async () => (await import('#features/roadmaps/change/regenerate-dialog-window.tsx')).RegenerateDialogWindow,
)
