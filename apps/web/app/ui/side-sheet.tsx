import type { SideSheetProps } from '#ui/side-sheet-window.tsx'
import { whenOpen } from '#ui/when-open.tsx'

/** Navigation on a small screen: slides in from the left, 18rem wide. */
export const SideSheet = whenOpen<SideSheetProps>(
  async () => (await import('#ui/side-sheet-window.tsx')).SideSheetWindow,
)
