import { domains } from '@milepost/advisor/knowledge'
import { shownWeeks } from '@milepost/contract/analytics/limits'
import type { Analytics } from '@milepost/contract/analytics/schema'
import { hoursLeftOf } from '@milepost/contract/roadmaps/pace'
import type { StepState } from '#features/analytics/repository.ts'

const day = 24 * 60 * 60 * 1000
const week = 7 * day

/** The Mondays (UTC) of the displayed weeks, earliest first. */
export function mondaysUntil(now: Date, start = new Date(0)): string[] {
  const today = Date.parse(now.toISOString().slice(0, 10))
  const sinceMonday = (now.getUTCDay() + 6) % 7
  const monday = today - sinceMonday * day
  return Array.from({ length: shownWeeks }, (_, index) => monday - (shownWeeks - 1 - index) * week)
    .filter((time) => time === monday || time + week > start.getTime())
    .map((time) => new Date(time).toISOString().slice(0, 10))
}

/** How many steps were done by the end of each week, including those done earlier. */
export function doneByWeek(steps: readonly StepState[], mondays: readonly string[]): number[] {
  const done = steps.flatMap((step) => (step.status === 'done' && step.updatedAt !== null ? [step.updatedAt] : []))
  return mondays.map((monday) => {
    const end = Date.parse(monday) + week
    return done.filter((time) => time.getTime() < end).length
  })
}

/** Hours done and left per section, in step order. Half of a step in progress is done. */
export function hoursBySection(steps: readonly StepState[]): Analytics['sections'] {
  const sections = new Map<string, { section: string; hoursDone: number; hoursLeft: number }>()
  for (const { section, hours, status } of steps) {
    const row = sections.get(section) ?? { section, hoursDone: 0, hoursLeft: 0 }
    const left = hoursLeftOf(hours, status ?? undefined)
    row.hoursDone += hours - left
    row.hoursLeft += left
    sections.set(section, row)
  }
  return [...sections.values()]
}

const areaOfSkill = new Map(
  domains.flatMap((domain) => domain.areas.flatMap(({ area, skills }) => skills.map(({ id }) => [id, area] as const))),
)

/** The most frequent area of the skills, the first on a tie; null without skills. */
export function mostCommonArea(skills: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const skill of skills) {
    const area = areaOfSkill.get(skill)
    if (area !== undefined) counts.set(area, (counts.get(area) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? null
}
