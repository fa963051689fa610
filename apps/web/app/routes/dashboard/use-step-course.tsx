import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { noteCourseOpened } from '#features/analytics/note-course-opened.ts'
import { applicationStatusesQuery } from '#features/applications/api.ts'
import { StatusBadge } from '#features/applications/status-badge.tsx'
import type { StepCourse } from '#features/roadmaps/map/roadmap-timeline.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { whenOpen } from '#ui/when-open.tsx'
import type { StepCourseDialogProps } from './step-course-dialog.tsx'

const StepCourseDialog = whenOpen<StepCourseDialogProps>(
  async () => (await import('./step-course-dialog.tsx')).StepCourseDialog,
)

/** A step's course, to read and to apply for. */
export function useStepCourse() {
  const { id: userId } = useCurrentUser()
  const [opened, setOpened] = useState<StepCourse | null>(null)
  const { data: statuses } = useQuery(applicationStatusesQuery(userId))
  const open = (stepCourse: StepCourse) => {
    setOpened(stepCourse)
    void noteCourseOpened(userId, stepCourse.course.id)
  }
  const applicationTo = (courseId: number): ReactNode => {
    const status = statuses?.get(courseId)
    return status === undefined ? null : (
      <p>
        <span className="sr-only">
          <Trans>Your application:</Trans>{' '}
        </span>
        <StatusBadge status={status} />
      </p>
    )
  }
  const dialog = <StepCourseDialog open={opened !== null} stepCourse={opened} onClose={() => setOpened(null)} />
  return { open, applicationTo, dialog }
}
