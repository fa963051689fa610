import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { useMemo } from 'react'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { isDone } from '#features/progress/summary.ts'
import type { DrawnRoad } from '#features/roadmaps/map/draw-road.ts'
import { RoadPicture } from '#features/roadmaps/map/road-picture.tsx'
import { ShareDialog } from '#features/sharing/share-dialog.tsx'

interface RoadmapShareDialogProps {
  userId: string
  roadmap: Roadmap
  open: boolean
  onClose: () => void
}

/** The links to the roadmap, with its picture. */
export function RoadmapShareDialog({ userId, roadmap, open, onClose }: RoadmapShareDialogProps) {
  const road = useDrawnRoad(roadmap)
  return (
    <ShareDialog
      userId={userId}
      open={open}
      onClose={onClose}
      // Part of this module: loaded later, it would push the links away from the pointer.
      picture={road !== null && <RoadPicture road={road} />}
    />
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
