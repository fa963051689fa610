import { Trans, useLingui } from '@lingui/react/macro'
import type { Course } from '@milepost/contract/courses'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useState } from 'react'
import { allCourseLists, decide, removeCourse } from '#features/courses/admin/api.ts'
import { RejectDialog } from '#features/courses/admin/reject-dialog.tsx'
import { ApiError } from '#lib/api-error.ts'
import { useDialogState } from '#lib/use-dialog-state.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { notify } from '#ui/toast.tsx'

interface Decisions {
  /** The one that is being approved. */
  readonly approving: number | null
  approve(course: Course): void
  /** Asks why, and rejects. */
  reject(course: Course): void
  /** Asks whether it is meant, and deletes. */
  remove(course: Course): void
  /** To be placed beside the list. */
  readonly dialogs: ReactNode
}

/** An admin's decisions about courses in a list. The heading gets the focus once the pressed button is gone. */
export function useDecisions(heading: RefObject<HTMLElement | null>): Decisions {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const rejecting = useDialogState<Course>()
  const deleting = useDialogState<Course>()
  const [approving, setApproving] = useState<number | null>(null)
  const renew = () =>
    Promise.all(['admin-counters', ...allCourseLists].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  const failureOf = (error: unknown) => {
    if (error instanceof ApiError && ['changed_meanwhile', 'not_found'].includes(error.code)) void renew()
    if (error instanceof ApiError && error.code === 'changed_meanwhile') {
      return t`This course was changed or decided about meanwhile. The list shows how it stands now.`
    }
    if (error instanceof ApiError && error.code === 'not_found') return t`The course is gone.`
    return (error instanceof ApiError && error.message) || t`That did not work. Please try again.`
  }
  const { send } = useSubmit((error) => notify({ text: failureOf(error), tone: 'danger' }))
  const returnFocus = (isDone: boolean) => (isDone ? heading.current : null)
  return {
    approving,
    approve: (course) => {
      void send(async () => {
        setApproving(course.id)
        await decide(course, 'approved').finally(() => setApproving(null))
        notify({ text: t`“${course.title}” is approved.`, tone: 'success' })
        await renew()
        heading.current?.focus()
      })
    },
    reject: rejecting.open,
    remove: deleting.open,
    dialogs: (
      <>
        {rejecting.subject !== null && (
          <RejectDialog
            key={`reject-${rejecting.key}`}
            course={rejecting.subject}
            open={rejecting.isOpen}
            onClose={rejecting.close}
            onDone={renew}
            failureOf={failureOf}
            returnFocus={returnFocus}
          />
        )}
        {deleting.subject !== null && (
          <ConfirmDialog
            key={`delete-${deleting.key}`}
            open={deleting.isOpen}
            onClose={deleting.close}
            title={<Trans>Confirm Deletion</Trans>}
            description={<Trans>Are you sure you want to delete the course "{deleting.subject.title}"?</Trans>}
            action={<Trans>Delete</Trans>}
            busyText={<Trans>Deleting...</Trans>}
            act={() => removeCourse(deleting.subject?.id ?? 0)}
            failureOf={failureOf}
            onDone={async () => {
              await renew()
              deleting.close()
            }}
            returnFocus={returnFocus}
          />
        )}
      </>
    ),
  }
}
