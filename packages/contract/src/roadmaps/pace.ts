import type { StepStatus } from '#progress/limits.ts'
import type { Step } from '#roadmaps/schema.ts'

export const minHoursPerWeek = 1
export const maxHoursPerWeek = 80

export interface Pace {
  readonly hoursLeft: number
  /** The day the last step is done. Null without a number of hours a week, and when all is done. */
  readonly finish: Date | null
  /** The day of each milestone that is not done yet, by step number. */
  readonly milestones: ReadonlyMap<number, Date>
}

type PacedStep = Pick<Step, 'id' | 'hours' | 'milestone'>

/**
 * Calculates how many hours of a step are left.
 *
 * @param hours - The step's hours.
 * @param status - The step's status. Undefined means not started.
 * @returns Whole hours: none when it is done, half while it is in progress.
 */
export function hoursLeftOf(hours: number, status: StepStatus | undefined): number {
  if (status === 'done') return 0
  return status === 'ongoing' ? Math.ceil(hours / 2) : hours
}

/**
 * Calculates when a learner arrives.
 *
 * @param steps - The steps of a roadmap.
 * @param statuses - Their statuses by step number.
 * @param hoursPerWeek - The learner's hours a week, or null where they have not said.
 * @param today - The day to count from.
 * @returns The hours left, and the days of the milestones and the last step.
 */
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
    if (hoursPerWeek !== null && step.milestone) milestones.set(step.id, finishDay(today, hoursLeft, hoursPerWeek))
  }
  const finish = hoursPerWeek === null || open.length === 0 ? null : finishDay(today, hoursLeft, hoursPerWeek)
  return { hoursLeft, finish, milestones }
}

/**
 * Calculates the pace that a deadline needs.
 *
 * @param hoursLeft - The hours left.
 * @param until - The last day, like '2027-05-24'.
 * @param today - The day to count from.
 * @returns Whole hours a week, or null where the day has passed.
 */
export function hoursPerWeekUntil(hoursLeft: number, until: string, today: Date): number | null {
  const [year = 0, month = 1, day = 1] = until.split('-').map(Number)
  const days = Math.round((new Date(year, month - 1, day).getTime() - today.getTime()) / 86_400_000)
  return days < 1 ? null : Math.ceil((hoursLeft * 7) / days)
}

/**
 * Calculates when a learner arrives.
 *
 * @param today - The day to count from.
 * @param hours - The hours left.
 * @param hoursPerWeek - The learner's hours a week.
 * @returns The day, counted in calendar days, since days may have 23 or 25 hours.
 */
export function finishDay(today: Date, hours: number, hoursPerWeek: number): Date {
  const days = Math.ceil((hours / hoursPerWeek) * 7)
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days)
}

const millisecondsPerYear = 365.25 * 86_400_000
/** A day further away would pretend to know. */
const maxYearsToDay = 3

/** More years than this are 'more than 10 years'. */
export const maxYearsSaid = 10

/**
 * Tells how far away a day is that is too far away to be named.
 *
 * @param day - The day.
 * @param today - The day to count from.
 * @returns Whole years, or null where the day itself can be named.
 */
export function yearsAway(day: Date, today: Date): number | null {
  const years = (day.getTime() - today.getTime()) / millisecondsPerYear
  return years <= maxYearsToDay ? null : Math.round(years)
}

const weeksPerMonth = 365.25 / 12 / 7

/**
 * Calculates how long a roadmap takes, for someone who has not begun.
 *
 * @param hours - The hours in all.
 * @param hoursPerWeek - The hours of study a week.
 * @returns Whole months, at least 1.
 */
export function monthsFor(hours: number, hoursPerWeek: number): number {
  return Math.max(1, Math.round(hours / hoursPerWeek / weeksPerMonth))
}
