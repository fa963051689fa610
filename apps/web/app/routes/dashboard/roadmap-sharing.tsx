import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { ShareDialog } from '#features/sharing/share-dialog.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'

/** The roadmap for others, and on paper. */
export function RoadmapSharing({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Share2 className="size-5" aria-hidden />
        <Trans>Share</Trans>
      </Button>
      <ButtonLink to={pages.roadmapPrint} variant="quiet">
        <Printer className="size-5" aria-hidden />
        <Trans>Print</Trans>
      </ButtonLink>
      <ShareDialog userId={userId} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
