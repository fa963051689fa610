import { Trans } from '@lingui/react/macro'
import { CourseDialog } from '#features/courses/course-dialog.tsx'
import type { StepCourse } from '#features/roadmaps/map/roadmap-timeline.tsx'
import { CourseReason } from '#features/roadmaps/step/linked-course.tsx'
import { useCourseApplication } from './use-course-application.tsx'

export interface StepCourseDialogProps {
  open: boolean
  stepCourse: StepCourse | null
  onClose: () => void
}

/** The course of a step, to be read and applied for. */
export function StepCourseDialog({ open, stepCourse, onClose }: StepCourseDialogProps) {
  const application = useCourseApplication()
  return (
    <>
      <CourseDialog
        course={open && !application.showsPlans ? (stepCourse?.course ?? null) : null}
        institution={stepCourse?.institution}
        onClose={onClose}
        about={stepCourse !== null && <AboutStep {...stepCourse} />}
        end={application.end}
      />
      {application.plans}
    </>
  )
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
