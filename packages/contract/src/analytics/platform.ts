import * as z from 'zod/mini'
import { route } from '#http.ts'

/** The last 12 weeks, this one included, the earliest first; in exact counts. */
const PlatformWeeks = z.array(
  z.object({
    /** The week's Monday (UTC). */
    start: z.iso.date(),
    signUps: z.int(),
    /** Versions of roadmaps that were made. */
    roadmaps: z.int(),
    /** Learners with recorded activity. */
    activeLearners: z.int(),
  }),
)
export type PlatformWeeks = z.output<typeof PlatformWeeks>

export const getPlatformWeeks = route({
  method: 'GET',
  path: '/admin/weeks',
  summary: 'Count sign-ups, roadmaps and active learners by week',
  tag: 'admin',
  access: ['admin'],
  reply: { 200: PlatformWeeks },
})
