import { tasksOf } from '@milepost/contract/progress/limits'
import type { Tick } from '@milepost/contract/progress/schema'
import type { StepDetail } from '@milepost/contract/roadmaps/schema'

/** What steps consisted of before they had sessions. Phones may still hold such a tick until the end of 2027. */
const thirds: readonly string[] = ['learn', 'build', 'check']

/** The sessions in the third of a step that a task used to be. Empty for what is no such task. */
export function sessionsInThird(details: readonly StepDetail[] | string, task: string): StepDetail[] {
  const sessions = tasksOf(details).filter(({ hours }) => hours !== undefined)
  const third = thirds.indexOf(task)
  const whole = sessions.reduce((sum, { hours = 0 }) => sum + hours, 0)
  let before = 0
  return sessions.filter(({ hours = 0 }) => {
    const middle = (before + hours / 2) / whole
    before += hours
    return middle >= third / 3 && middle < (third + 1) / 3
  })
}

interface StoredTick extends Tick {
  readonly withStep: boolean
}

/**
 * Turns ticks of a step from before it had sessions into ticks of its first sessions: the same share of it, rounded up, with the
 * same times and hours in all.
 */
export function ticksOfSessions<T extends Omit<StoredTick, 'tickedAt'> & { readonly tickedAt: Date }>(
  details: readonly StepDetail[],
  before: readonly T[],
): Pick<T, 'task' | 'hours' | 'tickedAt' | 'withStep'>[] {
  const sessions = tasksOf(details)
  const whole = sessions.reduce((sum, { hours = 0 }) => sum + hours, 0)
  const wanted = (before.length / thirds.length) * whole
  let taken = 0
  const ticked = sessions.filter(({ hours = 0 }) => {
    const isTicked = taken < wanted - 0.01
    if (isTicked) taken += hours
    return isTicked
  })
  const scale = before.reduce((sum, { hours }) => sum + hours, 0) / taken
  return ticked.flatMap(({ id, hours = 0 }, index) => {
    const source = before[Math.floor((index * before.length) / ticked.length)]
    return source === undefined
      ? []
      : [{ task: id, hours: hours * scale, tickedAt: source.tickedAt, withStep: source.withStep }]
  })
}

export const isThird = (task: string) => thirds.includes(task)
