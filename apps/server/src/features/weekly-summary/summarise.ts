import { hoursLeftOf } from '@milepost/contract/roadmaps/pace'
import type { ProgressRow } from '#features/progress/index.ts'
import type { StepRow } from '#features/roadmaps/index.ts'

const week = 7 * 24 * 60 * 60 * 1000

export interface Summary {
  /** Steps completed last week. */
  readonly done: number
  /** The first open step; null if all are done. */
  readonly nextStep: string | null
  /** Hours left, as on the roadmap. */
  readonly hours: number
  /** The course of the first open step that has one. */
  readonly suggestion: { readonly course: string; readonly step: string } | null
}

/** The Monday (UTC) of a time's week, like '2026-11-16'. */
export function mondayOf(time: Date): string {
  const daysSince = (time.getUTCDay() + 6) % 7
  const monday = Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate() - daysSince)
  return new Date(monday).toISOString().slice(0, 10)
}

/** Summarises the week that ends on a Monday, from the current roadmap's steps in order and their progress. */
export function summarise(
  steps: readonly StepRow[],
  progress: readonly Omit<ProgressRow, 'key'>[],
  monday: string,
): Summary {
  const end = Date.parse(monday)
  const done = new Map(progress.filter(({ status }) => status === 'done').map((row) => [row.stepNumber, row.updatedAt]))
  const statuses = new Map(progress.map(({ stepNumber, status }) => [stepNumber, status]))
  const open = steps.filter(({ stepNumber }) => !done.has(stepNumber))
  const next = open.find(({ course }) => course !== null)
  return {
    done: [...done.values()].filter((time) => time.getTime() >= end - week && time.getTime() < end).length,
    nextStep: open[0]?.label ?? null,
    hours: Math.round(
      open.reduce((sum, { stepNumber, hours }) => sum + hoursLeftOf(hours, statuses.get(stepNumber)), 0),
    ),
    suggestion: next?.course == null ? null : { course: next.course.title, step: next.label },
  }
}
