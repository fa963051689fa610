import * as z from 'zod/mini'
import { stepStatuses } from '#progress/limits.ts'
import { instant } from '#text.ts'

/** A ticked session or task, or 'step': a whole step that was marked done and has neither. */
export const Tick = z.object({
  task: z.string(),
  /** The task's share of the step's hours, as it was when it was ticked. */
  hours: z.number(),
  tickedAt: instant,
})
export type Tick = z.output<typeof Tick>

export const StepProgress = z.object({
  step_id: z.int(),
  status: z.enum(stepStatuses),
  updatedAt: instant,
  /** What is ticked. A step that is marked done gets the ticks it lacks, and loses them when that is taken back. */
  ticks: z.array(Tick),
})
export type StepProgress = z.output<typeof StepProgress>
