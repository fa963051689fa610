import { useLingui } from '@lingui/react/macro'
import type { Advice, RankedCareer, Rejection } from '@milepost/contract/recommendations/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adviceQuery, type Objection, reconsiderCareer, rejectCareer } from '#features/recommendations/api.ts'
import { notify } from '#ui/toast.tsx'

type RejectedCareer = Pick<RankedCareer, 'careerId' | 'career'>

/** Rejects careers and takes them back, each with a way to undo it. */
export function useRejections(userId: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const show = (advice: Advice) => queryClient.setQueryData(adviceQuery(userId).queryKey, advice)

  const reject = useMutation({
    mutationFn: ({ career, objection }: { career: RejectedCareer; objection: Objection; isUndo?: boolean }) =>
      rejectCareer(userId, career.careerId, objection),
    onSuccess: (advice, { career }) => {
      show(advice)
      notify({
        id: `rejection-${career.careerId}`,
        text: t`${career.career} is set aside. Your list has been updated.`,
        tone: 'success',
        action: { label: t`Undo`, run: () => reconsider.mutate({ career }) },
      })
    },
    // The dialog shows these failures.
    onError: (_, variables) => {
      if (variables.isUndo) failed(variables.career, () => reject.mutate(variables))
    },
  })
  const reconsider = useMutation({
    mutationFn: ({ career }: { career: RejectedCareer; before?: Rejection | undefined }) =>
      reconsiderCareer(userId, career.careerId),
    onSuccess: (advice, { career, before }) => {
      show(advice)
      notify({
        id: `rejection-${career.careerId}`,
        text: t`${career.career} is back in your list.`,
        tone: 'success',
        ...(before !== undefined && {
          action: { label: t`Undo`, run: () => undoReconsidering(career, before) },
        }),
      })
    },
    onError: (_, variables) => {
      failed(variables.career, () => reconsider.mutate(variables))
    },
  })
  const undoReconsidering = (career: RejectedCareer, { reason, note }: Rejection) =>
    reject.mutate({ career, objection: { reason, note }, isUndo: true })
  const failed = ({ careerId, career }: RejectedCareer, again: () => void) =>
    notify({
      id: `rejection-${careerId}`,
      text: t`We couldn’t save that. Nothing has changed for ${career}.`,
      tone: 'danger',
      action: { label: t`Try Again`, run: again },
    })

  return { reject, reconsider }
}
