import { useLingui } from '@lingui/react/macro'
import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import { pages } from '@milepost/contract/pages'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { restoreVersion, roadmapQuery, switchCareer, takeBackChoice } from '#features/roadmaps/api.ts'
import type { SwitchOutcome } from '#features/roadmaps/change/switch-dialog.tsx'
import { ApiError } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { notify } from '#ui/toast.tsx'
import { showRoadmap } from './show-roadmap.ts'

/** The same as that of other changes of the roadmap: an older way back must not stay beside a newer one. */
const noticeId = 'roadmap-change'

/** Switching the career: shows the new roadmap and offers the way back. */
export function useCareerSwitch(): (careerId: CareerId, how?: { afterTaster: boolean }) => Promise<SwitchOutcome> {
  const { t } = useLingui()
  const { id } = useCurrentUser()
  const { saveAll } = useProgress()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const tell = (text: string, undo?: () => void) =>
    notify({ id: noticeId, text, tone: 'success', ...(undo && { action: { label: t`Undo`, run: undo } }) })
  const undo = async (takeBack: () => Promise<Roadmap>): Promise<void> => {
    const again = { label: t`Try Again`, run: () => void undo(takeBack) }
    try {
      if (!(await saveAll())) {
        const text = t`Some of your progress isn’t saved yet, so nothing was changed. Please try again in a moment.`
        notify({ id: noticeId, text, tone: 'danger', action: again })
        return
      }
      const restored = await takeBack()
      await showRoadmap(queryClient, id, restored)
      tell(t`Your roadmap leads to ${restored.career} again.`)
    } catch (error) {
      const told = error instanceof ApiError ? error.message : ''
      const text = told || t`We couldn’t undo the switch. Nothing has changed.`
      notify({ id: noticeId, text, tone: 'danger', action: again })
    }
  }

  return async (careerId, how) => {
    // Unsaved progress belongs to the numbers of the steps as they are now.
    if (!(await saveAll())) return 'progress_unsaved'
    // The way back leads to what is on screen now, which after a restored version is not the number before.
    const before = await queryClient.ensureQueryData(roadmapQuery(id))
    const after = await switchCareer(id, careerId, how)
    await showRoadmap(queryClient, id, after)
    void navigate(pages.roadmap)
    if (after.version !== before.version)
      tell(t`Your roadmap now leads to ${after.career}.`, () => void undo(() => restoreVersion(id, before.version)))
    else if (how?.afterTaster === true)
      tell(t`You chose ${careerTitleOf(careerId)}.`, () => void undo(() => takeBackChoice(id)))
    return 'switched'
  }
}
