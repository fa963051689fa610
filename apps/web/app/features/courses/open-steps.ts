import type { Course } from '@milepost/contract/courses/schema'
import type { StepStatus } from '@milepost/contract/progress/limits'
import type { Step } from '@milepost/contract/roadmaps/schema'

/** The steps that are not done and teach something, in order: the first is the next one. */
export type OpenSteps = readonly Step[]

/** Finds the steps that courses are still wanted for. */
export function openStepsOf(steps: readonly Step[], statuses: Readonly<Record<number, StepStatus>>): OpenSteps {
  return steps
    .filter((step) => !step.milestone && step.skills.length > 0 && statuses[step.id] !== 'done')
    .sort((a, b) => a.id - b.id)
}

/** The step that a course is for: the one it is linked to, or else the first whose skill it teaches. */
export function stepFor(course: Course, steps: OpenSteps): Step | undefined {
  return (
    steps.find(({ courseId }) => courseId === course.id) ??
    steps.find(({ skills }) => course.skills.some(({ id }) => skills.includes(id)))
  )
}
