import type { NewWorkSample } from '@milepost/contract/work-samples/schema'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { unlessGone } from '#lib/api-error.ts'

/** The work that the learner linked at milestones of the roadmap. */
export const workSamplesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['work-samples', userId],
    queryFn: () => call('GET /roadmap/:userId/work-samples', { params: { userId } }),
  })

/** Links the learner's work at a milestone, in place of an earlier one. */
export const workSampleMutation = (userId: string, stepId: number) =>
  mutationOptions({
    mutationFn: (body: NewWorkSample) =>
      call('PUT /roadmap/:userId/work-samples/:stepId', { params: { userId, stepId }, body }),
    meta: { invalidates: [workSamplesQuery(userId).queryKey] },
  })

/** Removes the link to the learner's work. One that is gone already is fine too. */
export const workSampleRemoval = (userId: string, stepId: number) =>
  mutationOptions({
    mutationFn: () => unlessGone(call('DELETE /roadmap/:userId/work-samples/:stepId', { params: { userId, stepId } })),
    meta: { invalidates: [workSamplesQuery(userId).queryKey] },
  })
