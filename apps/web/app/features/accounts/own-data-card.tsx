import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { DataDownload } from '#features/accounts/data-download.tsx'
import { Card } from '#ui/card.tsx'

/** Taking all one's data along. */
export function OwnDataCard({ userId }: { userId: string }) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 id={titleId} className="text-title">
        <Trans>Your data</Trans>
      </h2>
      <p>
        <Trans>Everything we store about you, in one file (JSON).</Trans>
      </p>
      <DataDownload userId={userId} />
    </Card>
  )
}
