import * as z from 'zod/mini'
import { route } from '#http.ts'
import { FailedJob } from '#jobs/schema.ts'
import { pageOf } from '#route-parts.ts'
import { identifier } from '#text.ts'

const JobParams = z.strictObject({ id: identifier })

export const listFailedJobs = route({
  method: 'GET',
  path: '/admin/jobs',
  summary: 'Jobs that failed as often as they may and were put aside, the latest first',
  tag: 'admin',
  access: ['admin'],
  ...pageOf(FailedJob),
})

export const retryJob = route({
  method: 'POST',
  path: '/admin/jobs/:id/retry',
  summary: 'Put a failed job into its queue again, once',
  tag: 'admin',
  access: ['admin'],
  params: JobParams,
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})

export const discardJob = route({
  method: 'DELETE',
  path: '/admin/jobs/:id',
  summary: 'Give a failed job up for good',
  tag: 'admin',
  access: ['admin'],
  params: JobParams,
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})
