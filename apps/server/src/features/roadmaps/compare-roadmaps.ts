import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import type { StepStatus } from '@milepost/contract/progress/limits'
import { hoursLeftOf } from '@milepost/contract/roadmaps/pace'
import type { RoadmapPreview, StepSummary } from '@milepost/contract/roadmaps/schema'

export type ComparedStep = Omit<StepSummary, 'status'> & { readonly courseId: number | null }

interface Compared {
  readonly careerId: CareerId
  readonly before: readonly ComparedStep[]
  readonly after: readonly ComparedStep[]
  readonly statuses: ReadonlyMap<string, StepStatus>
  /** Rupees by course id. */
  readonly prices: ReadonlyMap<number, number>
}

/** Says what a roadmap would change in the current one. */
export function compareRoadmaps({ careerId, before, after, statuses, prices }: Compared): RoadmapPreview {
  const summary = ({ key, label, section, hours, milestone }: ComparedStep): StepSummary => {
    return { key, label, section, hours, milestone, status: statuses.get(key) ?? 'not_started' }
  }
  const left = (steps: readonly ComparedStep[]) =>
    steps.reduce((sum, { key, hours }) => sum + hoursLeftOf(hours, statuses.get(key)), 0)
  const price = (steps: readonly ComparedStep[]) => {
    const open = steps.filter(({ key }) => statuses.get(key) !== 'done')
    const courses = new Set(open.flatMap(({ courseId }) => (courseId === null ? [] : [courseId])))
    return [...courses].reduce((sum, id) => sum + (prices.get(id) ?? 0), 0)
  }
  const old = new Map(before.map((step) => [step.key, step]))
  const fresh = new Set(after.map(({ key }) => key))
  const kept = after.filter(({ key }) => old.has(key))
  const coursesChanged = kept.filter(({ key, courseId }) => old.get(key)?.courseId !== courseId).length
  return {
    careerId,
    career: careerTitleOf(careerId),
    totalHours: { before: hoursOf(before), after: hoursOf(after) },
    hoursLeft: { before: left(before), after: left(after) },
    steps: { before: before.length, after: after.length },
    price: { before: price(before), after: price(after) },
    kept: kept.map(summary),
    added: after.filter(({ key }) => !old.has(key)).map(summary),
    removed: before.filter(({ key }) => !fresh.has(key)).map(summary),
    coursesChanged,
    identical: coursesChanged === 0 && outline(before) === outline(after),
  }
}

function hoursOf(steps: readonly ComparedStep[]): number {
  return steps.reduce((sum, step) => sum + step.hours, 0)
}

function outline(steps: readonly ComparedStep[]): string {
  return JSON.stringify(steps.map(({ key, hours }) => [key, hours]))
}
