import { tasksOf } from '@milepost/contract/progress/limits'
import { sessionSubjectOf } from '@milepost/contract/roadmaps/limits'
import type { Step, StepDetail } from '@milepost/contract/roadmaps/schema'

/** A session on a learner's roadmap. */
export interface PlannedSession {
  readonly step: Step
  /** Whose session it is. */
  readonly subjectId: string
  readonly session: StepDetail & { readonly hours: number }
}

/** The sessions of a roadmap's steps, in order. Steps without sessions have none. */
export function plannedSessions(steps: readonly Step[]): PlannedSession[] {
  return steps.flatMap((step) =>
    tasksOf(step.details).flatMap((session) =>
      session.hours === undefined
        ? []
        : [{ step, subjectId: sessionSubjectOf(step) ?? '', session: { ...session, hours: session.hours } }],
    ),
  )
}
