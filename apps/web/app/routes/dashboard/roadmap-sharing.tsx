import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Printer, Share2 } from '#ui/icons.ts'
import { whenOpen } from '#ui/when-open.tsx'

const RoadmapShareDialog = whenOpen(async () => (await import('./roadmap-share-dialog.tsx')).RoadmapShareDialog)

/** The roadmap for others, and on paper. */
export function RoadmapSharing({ userId, roadmap }: { userId: string; roadmap: Roadmap }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-2 sm:gap-3">
      <Button variant="quiet" className="max-sm:w-12 max-sm:px-0" onClick={() => setOpen(true)}>
        <Share2 className="size-5" aria-hidden />
        <span className="max-sm:sr-only">
          <Trans>Share</Trans>
        </span>
      </Button>
      <ButtonLink to={pages.roadmapPrint} variant="quiet" className="max-sm:w-12 max-sm:px-0">
        <Printer className="size-5" aria-hidden />
        <span className="max-sm:sr-only">
          <Trans>Print</Trans>
        </span>
      </ButtonLink>
      <RoadmapShareDialog userId={userId} roadmap={roadmap} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
