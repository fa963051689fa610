import type { Dependencies, JobData, JobName } from '#context.ts'
import { readCoursesAgain } from '#features/courses/index.ts'
import { applyRetention } from '#features/jobs/retention.ts'
import { linkWaitingSteps } from '#features/roadmaps/index.ts'

export type JobHandlers = { readonly [N in JobName]: (data: JobData[N]) => Promise<void> }

/** What is done for each kind of job. Each is safe to run twice. */
export function makeHandlers(ctx: Dependencies): JobHandlers {
  return {
    retention: () => applyRetention(ctx),
    'link-steps': (data) => linkWaitingSteps(ctx, data),
    'read-courses': () => readCoursesAgain(ctx),
  }
}
