import * as z from 'zod/mini'
import { route } from '#http.ts'

export const live = route({
  method: 'GET',
  path: '/health/live',
  summary: 'The process runs',
  tag: 'health',
  exempt: true,
  access: 'anonymous',
  reply: { 200: z.object({ status: z.literal('ok') }) },
})

export const ready = route({
  method: 'GET',
  path: '/health/ready',
  summary: 'The database answers and its migrations are in. Also where nothing can be written, as `writes` says',
  tag: 'health',
  exempt: true,
  access: 'anonymous',
  reply: {
    200: z.object({
      status: z.literal('ok'),
      database: z.literal('ok'),
      writes: z.enum(['ok', 'failing']),
      queue: z.enum(['ok', 'behind']),
    }),
  },
})
