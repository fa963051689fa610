import type { CareerId } from '@milepost/contract/careers/limits'
import type { Phase } from '@milepost/knowledge/schema'
import type { AdvisorPlan, AdvisorProfile, PlanContext, StepDraft } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { minSteps, planRoadmap } from '#plan/plan.ts'
import { readRequestedSkills } from '#plan/requested-skills.ts'

/** Where a plan can best do without a skill: what makes a specialist goes first, what all builds on goes last. */
const phasesToShorten: readonly Phase[] = ['specialise', 'core', 'job-ready', 'foundation']

/**
 * Finds the skills that a plan can do without to fit into some hours: never those at the heart of the career, those
 * that the goals name, the search for a job or what another step builds on.
 *
 * @param profile - The learner's answers and decisions.
 * @param careerId - The career to plan for.
 * @param maxHours - The hours there are.
 * @param hoursLeftOf - The hours that a step still takes, 0 if it is done.
 * @returns Skill ids. Leaving them out may not be enough.
 */
export function findSkillsToLeaveOut(
  profile: AdvisorProfile,
  careerId: CareerId,
  maxHours: number,
  hoursLeftOf: (step: StepDraft) => number,
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
  { today, study }: Pick<PlanContext, 'today' | 'study'>,
): AdvisorPlan {
  const plan = planRoadmap(profile, careerId, today)
  const deadline = plan.requests.find((one) => one.kind === 'deadline' && one.ignored !== true)
  if (deadline?.kind !== 'deadline' || today === undefined || study === undefined) return plan
  if (profile.decisions?.variant?.kind === 'by_date') return plan
  const days = (Date.parse(deadline.until) - Date.parse(today)) / millisecondsPerDay
  const hours = (study.hoursPerWeek * days) / 7
  if (hours <= 0) return plan
  const leftOut = findSkillsToLeaveOut(profile, careerId, hours, study.hoursLeftOf)
  if (leftOut.length === 0) return plan
  const shorter = planRoadmap(profile, careerId, today, new Set(leftOut))
  const later = leftOut.flatMap((id) => knowledge.skills.get(id)?.name ?? [])
  return {
    ...shorter,
    requests: shorter.requests.map((one) =>
      one.kind === 'deadline' && one.until === deadline.until ? { ...one, later } : one,
    ),
  }
}
