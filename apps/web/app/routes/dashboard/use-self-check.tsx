import { skillOf } from '@milepost/contract/roadmaps/limits'
import type { Roadmap, Step } from '@milepost/contract/roadmaps/schema'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useProgress } from '#features/progress/progress-provider.tsx'
import { checkButtonId } from '#features/roadmaps/step/check-button-id.ts'
import { clearSelfCheck } from '#features/roadmaps/step/self-check.ts'
import { SelfCheckDialog } from '#features/roadmaps/step/self-check-dialog.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { levelIn } from './make-change.ts'
import type { useRoadmapChanges } from './use-roadmap-changes.ts'

const parameter = 'check'

/** 'I know this already' on a step. The skill is in the address, so that a reload keeps its questions. */
export function useSelfCheck(roadmap: Roadmap | undefined, changes: ReturnType<typeof useRoadmapChanges>) {
  const user = useCurrentUser()
  const progress = useProgress()
  const [search, setSearch] = useSearchParams()
  const asked = search.get(parameter)
  const step = progress.isPending
    ? undefined
    : roadmap?.roadmap.find((known) => skillOf(known) === asked && progress.statuses[known.id] !== 'done')
  const isOpen = asked !== null && step !== undefined
  const [last, setLast] = useState<{ step: Step; opening: number; isOpen: boolean } | null>(null)
  // While it closes it still shows what it was about.
  if (isOpen && last?.isOpen !== true) setLast({ step, opening: (last?.opening ?? 0) + 1, isOpen })
  if (!isOpen && last?.isOpen === true) setLast({ ...last, isOpen })

  const goTo = (skillId: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (skillId === null) next.delete(parameter)
        else next.set(parameter, skillId)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const skillId = last === null ? null : skillOf(last.step)
  const dialog: ReactNode = last !== null && skillId !== null && (
    <SelfCheckDialog
      key={last.opening}
      userId={user.id}
      step={{ ...last.step, skillId, level: levelIn(roadmap, skillId) }}
      open={isOpen}
      saving={changes.current?.kind === 'correct' ? changes.current.level : null}
      failure={changes.failureOf('correct')}
      onLevel={(skill, level) =>
        changes.run(
          { kind: 'correct', skill, level },
          {
            showsFailure: true,
            onDone: () => {
              clearSelfCheck(user.id)
              goTo(null)
            },
          },
        )
      }
      onClose={() => goTo(null)}
      returnFocus={() =>
        document.getElementById(checkButtonId(skillId)) ?? document.getElementById(`step-${last.step.id}-label`)
      }
    />
  )
  return {
    check: (wanted: Step) => {
      changes.begin()
      goTo(skillOf(wanted))
    },
    dialog,
  }
}
