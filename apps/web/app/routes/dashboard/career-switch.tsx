import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import { PlanDialog } from '#features/payment/plan-dialog.tsx'
import { SwitchDialog } from '#features/roadmaps/change/switch-dialog.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { useCareerSwitch } from './use-career-switch.ts'

type SwitchTarget = ComponentProps<typeof SwitchDialog>['career']

/** Switching careers from anywhere: out come what asks for it and the dialogs, to be put into the screen. */
export function useSwitchDialog(): { askToSwitch: (career: SwitchTarget) => void; dialogs: ReactNode } {
  const user = useCurrentUser()
  const switchTo = useCareerSwitch()
  // Each opening starts from scratch, because the preview may have changed and an old failure is over.
  const [asked, setAsked] = useState<{ career: SwitchTarget; time: number } | null>(null)
  const [shown, setShown] = useState<'switch' | 'plan' | null>(null)
  const close = useCallback(() => setShown(null), [])
  const showPlan = useCallback(() => setShown('plan'), [])
  return {
    askToSwitch: (next) => {
      setAsked((before) => ({ career: next, time: (before?.time ?? 0) + 1 }))
      setShown('switch')
    },
    dialogs: (
      <>
        {asked !== null && (
          <SwitchDialog
            key={asked.time}
            userId={user.id}
            career={asked.career}
            open={shown === 'switch'}
            onSwitch={() => switchTo(asked.career.careerId)}
            onPlanRequired={showPlan}
            onClose={close}
          />
        )}
        <PlanDialog open={shown === 'plan'} onClose={close} />
      </>
    ),
  }
}
