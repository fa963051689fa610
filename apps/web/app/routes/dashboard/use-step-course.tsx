import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { noteCourseOpened } from '#features/analytics/api.ts'
import { applicationStatusesQuery } from '#features/applications/api.ts'
import { StatusBadge } from '#features/applications/status-badge.tsx'
import { CourseDialog } from '#features/courses/course-dialog.tsx'
import { CourseReason } from '#features/roadmaps/linked-course.tsx'
import type { StepCourse } from '#features/roadmaps/roadmap-timeline.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { useCourseApplication } from './use-course-application.tsx'

/** The course of a step, opened from it to be read and applied for. Out: the dialog, how to open it, and how applications stand. */
export function useStepCourse() {
  const { id: userId } = useCurrentUser()
  const [opened, setOpened] = useState<StepCourse | null>(null)
  const application = useCourseApplication()
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
  const dialog = (
    <>
      <CourseDialog
        course={application.showsPlans ? null : (opened?.course ?? null)}
        institution={opened?.institution}
        onClose={() => setOpened(null)}
        about={opened !== null && <AboutStep {...opened} />}
        end={application.end}
      />
      {application.plans}
    </>
  )
  return { open, applicationTo, dialog }
}

function AboutStep({ step }: StepCourse) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        <Trans>
          For step {step.id}: {step.label}
        </Trans>
      </p>
      {step.linkReason !== null && <CourseReason reason={step.linkReason} />}
    </div>
  )
}
