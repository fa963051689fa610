import * as z from 'zod/mini'
import { isWebAddress } from '#constants/course-requests.ts'
import { maxWorkLinkLength, maxWorkTitleLength } from '#constants/work-samples.ts'
import { route } from '#http.ts'
import { ofUser, ofUserAnd } from '#route-parts.ts'
import { requiredLine, wholeNumber } from '#text.ts'

const webAddress = z.refine<string>(isWebAddress, { params: { rule: 'web_address' } })

export const NewWorkSample = z.strictObject({
  title: requiredLine(maxWorkTitleLength),
  link: requiredLine(maxWorkLinkLength).check(webAddress),
  /** Whether those who open a shared roadmap see it too. */
  shared: z.boolean(),
})
export type NewWorkSample = z.output<typeof NewWorkSample>

/** A learner's own work that shows what a milestone asks for. */
export const WorkSample = z.object({ step_id: z.int(), title: z.string(), link: z.string(), shared: z.boolean() })
export type WorkSample = z.output<typeof WorkSample>

export const listWorkSamples = route({
  method: 'GET',
  path: '/roadmap/:userId/work-samples',
  summary: 'Read the work that one linked at milestones of the current roadmap',
  tag: 'progress',
  access: ['student'],
  ...ofUser,
  reply: { 200: z.array(WorkSample) },
})

const ofStep = ofUserAnd({ stepId: wholeNumber(1, 10_000) })

export const saveWorkSample = route({
  method: 'PUT',
  path: '/roadmap/:userId/work-samples/:stepId',
  summary: 'Link one’s work at a milestone; one work a milestone',
  tag: 'progress',
  access: ['student'],
  ...ofStep,
  body: NewWorkSample,
  reply: { 200: WorkSample },
  errors: ['not_found'],
})

export const deleteWorkSample = route({
  method: 'DELETE',
  path: '/roadmap/:userId/work-samples/:stepId',
  summary: 'Remove the link to one’s work',
  tag: 'progress',
  access: ['student'],
  ...ofStep,
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})
