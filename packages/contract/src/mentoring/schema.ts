import * as z from 'zod/mini'
import { maxMentoringTopicLength, maxProposedTimes, mentoringStates } from '#mentoring/limits.ts'
import { plans } from '#plans.ts'
import { identifier, instant, requiredText } from '#text.ts'

export const MentoringRequest = z.object({
  id: z.int(),
  topic: z.string(),
  proposedTimes: z.array(instant),
  status: z.enum(mentoringStates),
  /** The session's time and place, set by an admin. */
  answer: z.nullable(z.object({ time: z.nullable(instant), link: z.nullable(z.string()), note: z.string() })),
  createdAt: instant,
})
export type MentoringRequest = z.output<typeof MentoringRequest>

export const NewMentoringRequest = z.strictObject({
  userId: identifier,
  topic: requiredText(maxMentoringTopicLength),
  proposedTimes: z.array(instant).check(z.minLength(1), z.maxLength(maxProposedTimes)),
})

/** A request for admins, with the learner and their current plan. */
export const QueuedMentoringRequest = z.extend(MentoringRequest, {
  requestedBy: z.string(),
  plan: z.enum(plans),
  decidedAt: z.nullable(instant),
})
export type QueuedMentoringRequest = z.output<typeof QueuedMentoringRequest>
