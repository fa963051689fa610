import type { StepStatus } from '#progress.ts'
import type { Step } from '#roadmaps.ts'

export const minHoursPerWeek = 1
export const maxHoursPerWeek = 80

export interface Pace {
  readonly hoursLeft: number
  /** The day the last step is done; null without a number of hours a week, and when all is done. */
  readonly finish: Date | null
  /** The day each milestone that is not done yet is reached, by step number. */
  readonly milestones: ReadonlyMap<number, Date>
}

type PacedStep = Pick<Step, 'id' | 'hours' | 'milestone'>

/** In: a step's hours and its state. Out: how many are left: none when it is done, half while it is in progress, in whole hours. */
export function hoursLeftOf(hours: number, status: StepStatus | undefined): number {
  if (status === 'done') return 0
  return status === 'ongoing' ? Math.ceil(hours / 2) : hours
}

/** In: the steps and their states, the hours a week (null: not said) and the day to count from. */
export function paceOf(
  steps: readonly PacedStep[],
  statuses: Readonly<Record<number, StepStatus>>,
  hoursPerWeek: number | null,
  today: Date,
): Pace {
  const open = steps.filter(({ id }) => statuses[id] !== 'done').sort((a, b) => a.id - b.id)
  const milestones = new Map<number, Date>()
  let hoursLeft = 0
  for (const step of open) {
    hoursLeft += hoursLeftOf(step.hours, statuses[step.id])
    if (hoursPerWeek !== null && step.milestone) milestones.set(step.id, dayAfter(today, hoursLeft, hoursPerWeek))
  }
  const finish = hoursPerWeek === null || open.length === 0 ? null : dayAfter(today, hoursLeft, hoursPerWeek)
  return { hoursLeft, finish, milestones }
}

/** By the calendar, not by adding milliseconds: days with a change of the clock are days too. */
function dayAfter(today: Date, hours: number, hoursPerWeek: number): Date {
  const days = Math.ceil((hours / hoursPerWeek) * 7)
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days)
}

/** In: what was typed. Out: the hours a week, or null when it is no whole number from 1 to 80. */
export function readHoursPerWeek(text: string): number | null {
  const typed = text.trim()
  if (!/^\d{1,3}$/.test(typed)) return null
  const hours = Number(typed)
  return hours >= minHoursPerWeek && hours <= maxHoursPerWeek ? hours : null
}
