import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PendingLine } from '#ui/pending-line.tsx'

/** The first screen while its data is on its way: as high as the window, so that what is below it doesn't move into view. */
export function LoadingScreen({ children }: { children?: ReactNode }) {
  return (
    <div data-waiting className="min-h-dvh">
      <PendingLine>{children ?? <Trans>Loading...</Trans>}</PendingLine>
    </div>
  )
}
