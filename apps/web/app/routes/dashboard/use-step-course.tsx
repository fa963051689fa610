import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { Step } from '@milepost/contract/roadmaps/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { noteCourseOpened } from '#features/analytics/note-course-opened.ts'
import { applicationsByCourseQuery } from '#features/applications/api.ts'
import { WhatNext } from '#features/applications/what-next.tsx'
import type { StepCourse } from '#features/roadmaps/map/roadmap-timeline.tsx'
import { useCurrentUser } from '#lib/current-user.ts'
import { ApplicationStatusBadge } from '#ui/application-status.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { whenOpen } from '#ui/when-open.tsx'
import type { StepCourseDialogProps } from './step-course-dialog.tsx'

const StepCourseDialog = whenOpen<StepCourseDialogProps>(
  async () => (await import('./step-course-dialog.tsx')).StepCourseDialog,
)

/** A step's course, to read and to apply for, and what became of an application. */
export function useStepCourse(isDone: (step: Step) => boolean, onDone: (step: Step) => void) {
  const { id: userId } = useCurrentUser()
  const [opened, setOpened] = useState<StepCourse | null>(null)
  const { data: applications } = useQuery(applicationsByCourseQuery(userId))
  const open = (stepCourse: StepCourse) => {
    setOpened(stepCourse)
    void noteCourseOpened(userId, stepCourse.course.id)
  }
  const applicationTo = (courseId: number, step: Step): ReactNode => {
    const application = applications?.get(courseId)
    if (application === undefined || application.status === 'withdrawn') return null
    return (
      <div className="grid basis-full gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <span className="sr-only">
            <Trans>Your application:</Trans>{' '}
          </span>
          <ApplicationStatusBadge status={application.status} />
          <span>
            <WhatNext application={application} />
          </span>
        </p>
        {application.status === 'completed' && !isDone(step) && (
          <p className="flex flex-wrap items-center gap-3 text-small">
            <Trans>Does that cover this step?</Trans>
            <Button variant="quiet" size="small" onClick={() => onDone(step)}>
              <Trans>Mark the step done</Trans>
            </Button>
          </p>
        )}
        {application.status === 'offered' && (
          <p>
            <TextLink to={pages.applications}>
              <Trans>Accept the place</Trans>
            </TextLink>
          </p>
        )}
      </div>
    )
  }
  const dialog = <StepCourseDialog open={opened !== null} stepCourse={opened} onClose={() => setOpened(null)} />
  return { open, applicationTo, dialog }
}
