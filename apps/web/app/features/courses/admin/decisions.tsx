import { Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses/schema'
import type { ReactNode } from 'react'
import { deletionMutation } from '#features/courses/admin/api.ts'
import { ApiError, messageOf } from '#lib/api-error.ts'
import type { ButtonVariant } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { RowAction } from '#ui/resource-list/resource-table.tsx'
import type { RowDecisions } from '#ui/resource-list/row-selection.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

interface DecisionActionsProps<Row> {
  course: Row
  /** Tells the buttons of one course from another's, for screen readers. */
  name: ReactNode
  canApprove: boolean
  canReject: boolean
  approveVariant?: ButtonVariant
  decisions: RowDecisions<Row>
  onDelete: () => void
}

/** The buttons with which an admin decides about a course. */
export function DecisionActions<Row>({ course, name, canApprove, canReject, ...props }: DecisionActionsProps<Row>) {
  const { approveVariant = 'quiet', decisions, onDelete } = props
  const named = <span className="sr-only">{name}</span>
  return (
    <>
      {canApprove && (
        <RowAction
          variant={approveVariant}
          busy={decisions.isBusy(course)}
          busyText={<Trans>Approving...</Trans>}
          onClick={() => decisions.decide('approve', course)}
        >
          <Trans>Approve {named}</Trans>
        </RowAction>
      )}
      {canReject && (
        <RowAction aria-haspopup="dialog" onClick={() => decisions.decide('reject', course)}>
          <Trans>Reject {named}</Trans>
        </RowAction>
      )}
      <RowAction aria-haspopup="dialog" onClick={onDelete}>
        <Trans>Delete {named}</Trans>
      </RowAction>
    </>
  )
}

export function DeletionDialog({ course, ...dialog }: DialogControl & { course: Course }) {
  const { t } = useLingui()
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
      failure={(error) =>
        error instanceof ApiError && error.code === 'changed_meanwhile'
          ? t`Someone else changed this course. The list is now up to date.`
          : messageOf(error, t`That didn’t work. Please try again.`)
      }
    />
  )
}
