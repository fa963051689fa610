import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { Roadmap } from '@milepost/contract/roadmaps'
import { Printer, Share2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { isDone } from '#features/progress/summary.ts'
import type { DrawnRoad } from '#features/roadmaps/draw-road.ts'
import { ShareDialog } from '#features/sharing/share-dialog.tsx'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { Button, ButtonLink } from '#ui/button.tsx'

const RoadPicture = lazy(() =>
  importWithRetry(async () => ({ default: (await import('#features/roadmaps/road-picture.tsx')).RoadPicture })),
)

/** The roadmap for others, and on paper. */
export function RoadmapSharing({ userId, roadmap }: { userId: string; roadmap: Roadmap }) {
  const [open, setOpen] = useState(false)
  const road = useDrawnRoad(roadmap)
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
      <ShareDialog
        userId={userId}
        open={open}
        onClose={() => setOpen(false)}
        picture={
          open &&
          road !== null && (
            <Suspense fallback={null}>
              <RoadPicture road={road} />
            </Suspense>
          )
        }
      />
    </div>
  )
}

/** What a picture of the roadmap shows. Null until the progress is known. */
function useDrawnRoad({ career, roadmap: steps }: Roadmap): DrawnRoad | null {
  const { t } = useLingui()
  const { statuses, isPending } = useProgress()
  return useMemo(() => {
    if (isPending) return null
    const done = steps.filter(({ id }) => isDone(statuses[id])).length
    const subtitle = t`${done} of ${plural(steps.length, { one: '# step', other: '# steps' })} done`
    const milestones = steps.filter(({ milestone }) => milestone).map(({ id }) => id)
    const next = [...steps].sort((a, b) => a.id - b.id).findIndex(({ id }) => !isDone(statuses[id]))
    const reached = next === -1 ? steps.length : next
    return { title: t`The road to ${career}`, subtitle, steps: steps.length, reached, milestones }
  }, [career, steps, statuses, isPending, t])
}
