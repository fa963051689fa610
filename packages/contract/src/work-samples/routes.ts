import * as z from 'zod/mini'
import { route } from '#http.ts'
import { ofUser, ofUserAnd } from '#route-parts.ts'
import { wholeNumber } from '#text.ts'
import { NewWorkSample, WorkSample } from '#work-samples/schema.ts'

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
