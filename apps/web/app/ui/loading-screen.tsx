import { Trans } from '@lingui/react/macro'
import { PendingLine } from '#ui/pending-line.tsx'

/** The first screen while its data is on its way, where there is no better word for it. */
export function LoadingScreen() {
  return (
    <PendingLine>
      <Trans>Loading...</Trans>
    </PendingLine>
  )
}
