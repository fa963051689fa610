import { useLingui } from '@lingui/react/macro'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { PlanDialog } from '#features/payment/plan-dialog.tsx'
import { previewQuery } from '#features/roadmaps/api.ts'
import { RegenerateDialog } from '#features/roadmaps/change/regenerate-dialog.tsx'
import { ApiError } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { isPlanMissing } from './roadmap-change.ts'
import type { useRoadmapChanges } from './use-roadmap-changes.ts'

/** Another roadmap from the same answers: first what it would change, then the roadmap, or the plan that it takes. */
export function useRegeneration(roadmap: Roadmap | undefined, changes: ReturnType<typeof useRoadmapChanges>) {
  const { t } = useLingui()
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const [shown, setShown] = useState<'review' | 'plan' | null>(null)
  const isAsked = shown === 'review'
  const locked = !user.is_premium && roadmap?.outdated !== true
  const { data, error, isFetching, refetch } = useQuery({ ...previewQuery(user.id), enabled: isAsked })
  const planMissing = isPlanMissing(error)
  useEffect(() => {
    if (isAsked && planMissing) setShown('plan')
  }, [isAsked, planMissing])

  const close = () => setShown(null)
  const textOf = (failure: Error) =>
    (failure instanceof ApiError && failure.message) || t`We couldn’t work out what would change.`
  const failure =
    error !== null && !isFetching ? textOf(error) : (changes.failureOf('regenerate') ?? changes.failureOf('vary'))
  // Most learners without a plan are not going to see the review: for them the button waits for the server's word.
  const waits = locked && data === undefined && (isFetching || planMissing)
  const dialogs: ReactNode = (
    <>
      <RegenerateDialog
        current={roadmap}
        preview={data}
        loading={isFetching}
        failure={planMissing ? null : failure}
        saving={changes.current?.kind === 'regenerate'}
        open={isAsked && !waits}
        onRetry={() => void refetch()}
        onAccept={() =>
          changes.run(
            { kind: 'regenerate' },
            { showsFailure: true, onDone: close, onPlanMissing: () => setShown('plan') },
          )
        }
        onClose={close}
        savingVariant={changes.current?.kind === 'vary' ? changes.current.choice : null}
        onChoose={(choice) =>
          changes.run(
            { kind: 'vary', choice },
            { showsFailure: true, onDone: close, onPlanMissing: () => setShown('plan') },
          )
        }
      />
      <PlanDialog open={shown === 'plan'} onClose={close} />
    </>
  )
  return {
    ask: () => {
      changes.begin()
      void queryClient.resetQueries({ queryKey: previewQuery(user.id).queryKey })
      setShown('review')
    },
    busy: isAsked && waits,
    locked,
    dialogs,
  }
}
