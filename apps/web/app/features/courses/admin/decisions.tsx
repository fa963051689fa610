import { Trans, useLingui } from '@lingui/react/macro'
import { type Course, CourseRejection } from '@milepost/contract/courses'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { decisionMutation, deletionMutation, rejectionMutation } from '#features/courses/admin/api.ts'
import { ApiError, messageOf } from '#lib/api-error.ts'
import { useWrite } from '#lib/use-write.ts'
import type { ButtonVariant } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { RowAction } from '#ui/resource-list/resource-table.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

/** The dialogs in which an admin decides about a course of a list. */
export const decisionDialogs = (onRejected: (course: Course) => void) => ({
  rejection: (course: Course, dialog: DialogControl) => (
    <RejectionDialog {...dialog} course={course} onRejected={() => onRejected(course)} />
  ),
  deletion: (course: Course, dialog: DialogControl) => <DeletionDialog {...dialog} course={course} />,
})

/** An admin's approval of one course of a list at a time. */
export function useApproval() {
  const { t } = useLingui()
  const failureOf = useFailureText()
  const { run, subject } = useWrite(decisionMutation, {
    onDone: (_, { course }) => notify({ text: t`“${course.title}” is approved.`, tone: 'success' }),
    onFailure: (error) => notify({ text: failureOf(error), tone: 'danger' }),
  })
  return {
    approving: subject?.course.id ?? null,
    approve: (course: Course) => void run({ course, status: 'approved' }),
  }
}

interface DecisionActionsProps {
  course: Course
  /** Tells the buttons of one course from another's, for screen readers. */
  name: ReactNode
  canApprove: boolean
  canReject: boolean
  approveVariant?: ButtonVariant
  approval: ReturnType<typeof useApproval>
  onOpen: (dialog: keyof ReturnType<typeof decisionDialogs>) => void
}

/** The buttons with which an admin decides about a course. */
export function DecisionActions({ course, name, canApprove, canReject, approval, ...props }: DecisionActionsProps) {
  const { approveVariant = 'quiet', onOpen } = props
  const named = <span className="sr-only">{name}</span>
  return (
    <>
      {canApprove && (
        <RowAction
          variant={approveVariant}
          busy={approval.approving === course.id}
          busyText={<Trans>Approving...</Trans>}
          onClick={() => approval.approve(course)}
        >
          <Trans>Approve {named}</Trans>
        </RowAction>
      )}
      {canReject && (
        <RowAction aria-haspopup="dialog" onClick={() => onOpen('rejection')}>
          <Trans>Reject {named}</Trans>
        </RowAction>
      )}
      <RowAction aria-haspopup="dialog" onClick={() => onOpen('deletion')}>
        <Trans>Delete {named}</Trans>
      </RowAction>
    </>
  )
}

function useFailureText() {
  const { t } = useLingui()
  return (error: unknown) => {
    if (error instanceof ApiError && error.code === 'changed_meanwhile') {
      return t`Someone else changed this course. The list is now up to date.`
    }
    if (error instanceof ApiError && error.code === 'not_found') return t`The course was deleted.`
    return messageOf(error, t`That didn’t work. Please try again.`)
  }
}

interface CourseRejectionProps extends DialogControl {
  course: Course
  /** It can be undone for a minute. */
  onRejected: () => void
}

function RejectionDialog({ course, onRejected, ...dialog }: CourseRejectionProps) {
  const failureOf = useFailureText()
  const { mutateAsync } = useMutation(rejectionMutation)
  return (
    <ReasonDialog
      {...dialog}
      title={<Trans>Reject “{course.title}”?</Trans>}
      description={<Trans>The institution sees the reason and can send the course in again.</Trans>}
      schema={CourseRejection}
      action={<Trans>Reject</Trans>}
      busyText={<Trans>Rejecting...</Trans>}
      act={(reason) => mutateAsync({ course, reason })}
      onDone={() => {
        onRejected()
        dialog.onClose()
      }}
      failureOf={failureOf}
    />
  )
}

function DeletionDialog({ course, ...dialog }: DialogControl & { course: Course }) {
  const { t } = useLingui()
  const failureOf = useFailureText()
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Confirm Deletion</Trans>}
      description={<Trans>Are you sure you want to delete the course "{course.title}"?</Trans>}
      action={<Trans>Delete</Trans>}
      busyText={<Trans>Deleting...</Trans>}
      mutation={deletionMutation}
      subject={course.id}
      onDone={() => notify({ text: t`The course has been deleted.`, tone: 'success' })}
      failure={failureOf}
    />
  )
}
