import { Trans, useLingui } from '@lingui/react/macro'
import { type Course, maxDecisionReasonLength } from '@milepost/contract/courses'
import { decide } from '#features/courses/admin/api.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { notify } from '#ui/toast.tsx'

interface RejectDialogProps {
  course: Course
  open: boolean
  onClose: () => void
  /** It is rejected; the dialog waits until this has ended. */
  onDone: () => Promise<unknown>
  /** The message for a failure. */
  failureOf: (error: unknown) => string
  returnFocus: (isDone: boolean) => HTMLElement | null
}

/** Rejects a course, with a reason that its institution reads. Give each opening its own `key`. */
export function RejectDialog({ course, onDone, ...dialog }: RejectDialogProps) {
  const { t } = useLingui()
  return (
    <ReasonDialog
      {...dialog}
      title={<Trans>Reject “{course.title}”?</Trans>}
      description={<Trans>The institution reads the reason, and can send the course in again.</Trans>}
      longest={maxDecisionReasonLength}
      action={<Trans>Reject</Trans>}
      busyText={<Trans>Rejecting...</Trans>}
      act={(reason) => decide(course, 'rejected', reason)}
      onDone={async () => {
        await onDone()
        notify({ text: t`The course is rejected, and its institution is told why.`, tone: 'success' })
        dialog.onClose()
      }}
    />
  )
}
