import * as z from 'zod/mini'
import { route } from '#http.ts'
import { ofInstitution } from '#route-parts.ts'

/** What waits for an institution's people. */
export const InstitutionTasks = z.object({
  /** Applications that wait for an answer. */
  applications: z.int(),
  /** How many courses were rejected, with the latest of them. */
  rejected: z.object({
    total: z.int(),
    courses: z.array(z.object({ id: z.int(), title: z.string(), reason: z.nullable(z.string()) })),
  }),
  /** Offered courses that start within two weeks, the first one first. */
  starting: z.array(
    z.object({ id: z.int(), title: z.string(), startsOn: z.iso.date(), accepted: z.int(), waiting: z.int() }),
  ),
})
export type InstitutionTasks = z.output<typeof InstitutionTasks>

export const getInstitutionTasks = route({
  method: 'GET',
  path: '/institutions/:id/tasks',
  summary: 'Read what waits for an institution',
  tag: 'institutions',
  ...ofInstitution,
  reply: { 200: InstitutionTasks },
  errors: ['not_found'],
})
