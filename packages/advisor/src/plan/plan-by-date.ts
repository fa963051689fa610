import type { CareerId } from '@milepost/contract/careers/limits'
import type { Phase } from '@milepost/knowledge/schema'
import type { AdvisorPlan, AdvisorProfile, PlanContext } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { minSteps, planRoadmap } from '#plan/plan.ts'
import { startKeyOf } from '#plan/project-first.ts'
import { readRequestedSkills } from '#plan/requested-skills.ts'

type HoursLeft = NonNullable<PlanContext['hoursLeftOf']>

/** Where a plan can best do without a skill: what makes a specialist goes first, what all builds on goes last. */
const phasesToShorten: readonly Phase[] = ['specialise', 'core', 'job-ready', 'foundation']

/**
 * Finds the skills that a plan can do without to fit into some hours: never those at the heart of the career, those
 * that the goals name, the search for a job or what another step builds on.
 *
 * @param profile - The learner's answers and decisions, without a way that was chosen for another date.
 * @param careerId - The career to plan for.
 * @param maxHours - The hours there are.
 * @param hoursLeftOf - The hours that a step still takes, 0 if it is done.
 * @returns Skill ids. Leaving them out may not be enough.
 */
export function findSkillsToLeaveOut(
  profile: AdvisorProfile,
  careerId: CareerId,
  maxHours: number,
  hoursLeftOf: HoursLeft,
): string[] {
  const { named } = readRequestedSkills(profile)
  const listed = new Map((knowledge.careerSkills.get(careerId) ?? []).map((entry) => [entry.skill.id, entry]))
  const leftOut: string[] = []
  for (;;) {
    const { steps } = planRoadmap(profile, careerId, undefined, new Set(leftOut))
    if (steps.length <= minSteps || steps.reduce((sum, step) => sum + hoursLeftOf(step), 0) <= maxHours) return leftOut
    const needed = new Set(
      steps.flatMap(({ milestone, skills }) =>
        milestone ? [] : skills.flatMap((id) => knowledge.skills.get(id)?.prerequisites ?? []),
      ),
    )
    const optional = steps.flatMap((step) => {
      const [id] = step.skills
      if (id === undefined || step.milestone || !step.key.startsWith('skill:')) return []
      const { weight = 1, phase = 'specialise' } = listed.get(id) ?? {}
      const isForJob = phase === 'job-ready' && weight > 1
      if (weight === 3 || isForJob || named.has(id) || needed.has(id) || leftOut.includes(id)) return []
      return [{ id, place: phasesToShorten.indexOf(phase), hours: hoursLeftOf(step) }]
    })
    const next = optional.filter(({ hours }) => hours > 0).sort((a, b) => a.place - b.place || b.hours - a.hours)[0]
    if (next === undefined) return leftOut
    leftOut.push(next.id)
  }
}

const millisecondsPerDay = 86_400_000

/** A project that is done needs no start: its hours would come back. */
function withoutDoneStarts(plan: AdvisorPlan, hoursLeftOf: HoursLeft): AdvisorPlan {
  const starts = new Map(
    plan.steps.flatMap((step) => {
      const closing = plan.steps.find(({ key }) => step.key === startKeyOf(key))
      return closing !== undefined && hoursLeftOf(closing) === 0 ? [[closing.key, step] as const] : []
    }),
  )
  if (starts.size === 0) return plan
  const steps = plan.steps
    .filter((step) => ![...starts.values()].includes(step))
    .map((step, index) => ({ ...step, id: index + 1, hours: step.hours + (starts.get(step.key)?.hours ?? 0) }))
  return { ...plan, steps }
}

/**
 * Plans a roadmap that keeps the learner's date, as far as it can: what the career can do without at first is left for later,
 * and said. A way to the career that the learner chose for a date stays as it is.
 *
 * @param profile - The learner's answers and decisions.
 * @param careerId - The career to plan for.
 * @param context - The day of the plan, and the learner's hours a week and progress.
 * @returns The roadmap without courses.
 */
export function planByDate(
  profile: AdvisorProfile,
  careerId: CareerId,
  { today, hoursPerWeek = null, hoursLeftOf = ({ hours }) => hours }: Omit<PlanContext, 'locale'>,
): AdvisorPlan {
  const plan = planRoadmap(profile, careerId, today)
  const variant = profile.decisions?.variant?.kind
  const deadline = plan.requests.find((one) => one.kind === 'deadline' && one.ignored !== true)
  const leftOut =
    deadline?.kind !== 'deadline' || today === undefined || hoursPerWeek === null || variant === 'by_date'
      ? []
      : findSkillsToLeaveOut(profile, careerId, (hoursPerWeek * daysBetween(today, deadline.until)) / 7, hoursLeftOf)
  if (leftOut.length === 0) return withoutDoneStarts(plan, hoursLeftOf)
  const shorter = planRoadmap(profile, careerId, today, new Set(leftOut))
  const later = leftOut.flatMap((id) => knowledge.skills.get(id)?.name ?? [])
  const requests = shorter.requests.map((one) =>
    one.kind === 'deadline' && one.ignored !== true ? { ...one, later } : one,
  )
  return withoutDoneStarts({ ...shorter, requests }, hoursLeftOf)
}

const daysBetween = (from: string, until: string) =>
  Math.max(0, (Date.parse(until) - Date.parse(from)) / millisecondsPerDay)
