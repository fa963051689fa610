import type { Course } from '@milepost/contract/courses/schema'
import type { Institution } from '@milepost/contract/institutions/schema'
import { type ReactNode, useCallback, useState } from 'react'
import { CourseApplication } from '#features/applications/course-application.tsx'
import { PlanDialog } from '#features/payment/plan-dialog.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { dialogActions } from '#ui/dialog-classes.ts'

/**
 * Applying from a course's dialog. A message being written survives while the screen is open, even if the dialog is
 * closed.
 */
export function useCourseApplication() {
  const { id, name, email } = useCurrentUser()
  const [written, setWritten] = useState<readonly number[]>([])
  const [showsPlans, setShowsPlans] = useState(false)
  const setWriting = (courseId: number, isWriting: boolean) =>
    setWritten((before) => [...before.filter((id) => id !== courseId), ...(isWriting ? [courseId] : [])])
  const end = (course: Course, institution: Institution | undefined, close: ReactNode): ReactNode =>
    institution === undefined ? (
      <div className={dialogActions}>{close}</div>
    ) : (
      <CourseApplication
        key={course.id}
        applicant={{ id, name, email }}
        courseId={course.id}
        isClosed={course.closed === true}
        isFull={course.full === true}
        institutionName={institution.name}
        isWriting={written.includes(course.id)}
        onWriting={(isWriting) => setWriting(course.id, isWriting)}
        onLimit={() => setShowsPlans(true)}
        close={close}
      />
    )
  const closePlans = useCallback(() => setShowsPlans(false), [])
  return {
    showsPlans,
    plans: <PlanDialog open={showsPlans} onClose={closePlans} about="applications" />,
    end,
  }
}
