import type { CareerId } from '@milepost/contract/careers'
import { type Phase, phases } from '@milepost/knowledge/schema'
import type { AdvisorPlan, AdvisorProfile, StepDraft } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { detailsOf, furtherStepHours, furtherSteps } from '#plan/further-steps.ts'
import { knowledgeOf } from '#plan/known-skills.ts'
import { readRequestedSkills } from '#plan/requested-skills.ts'
import { chooseTargets, closeOverPrerequisites } from '#plan/targets.ts'

/** The fewest steps of a plan, milestones included. */
const minSteps = 12
/** A shorter plan gets further skills that the goals request. */
const usualSteps = 15

/** How schooling changes the hours of a step: our own estimate, relative to a first degree. */
const educationFactor = { 'High School': 1.2, Diploma: 1.1, Undergraduate: 1, Postgraduate: 0.9, Other: 1.1 } as const

/** Figures 'for a beginner' assume high school and nothing else. */
const beginner: AdvisorProfile = {
  ...{
    preferredCareer: 'Software Engineer',
    interestAreas: [],
    shortTermGoals: '',
    longTermGoals: '',
    dreamCompany: '',
  },
  ...{ educationLevel: 'High School', studyLanguage: 'English', budget: 'No Cost', experience: '', certifications: '' },
}

/**
 * Adjusts the hours of the knowledge base to the learner's schooling.
 *
 * @param hours - Hours as the knowledge base has them.
 * @param profile - The learner's schooling. A beginner's if left out.
 * @returns Whole hours, at least 1.
 */
export function stepHours(
  hours: number,
  { educationLevel }: Pick<AdvisorProfile, 'educationLevel'> = beginner,
): number {
  return Math.max(1, Math.round(hours * educationFactor[educationLevel]))
}

/**
 * Sums up the hours of a beginner's whole roadmap.
 *
 * @param careerId - The career to plan for.
 * @returns Whole hours.
 */
export function beginnerHours(careerId: CareerId): number {
  return planRoadmap(beginner, careerId).totalHours
}

type StepContent = Omit<StepDraft, 'id' | 'section'>

/**
 * Plans a roadmap of 12 to 30 numbered steps: prerequisites first, without what is known, and each phase closed by a
 * milestone. Hours are our own estimates, and their sum never grows when more is known. Deterministic.
 *
 * @param profile - The learner's answers and decisions.
 * @param careerId - The career to plan for.
 * @returns The roadmap without courses.
 * @throws Error if the career is unknown.
 */
export function planRoadmap(profile: AdvisorProfile, careerId: CareerId): AdvisorPlan {
  const career = knowledge.careers.get(careerId)
  if (career === undefined) throw new Error(`unknown career: ${careerId}`)
  const { known: had, denied: deniedSkills, ids: known } = knowledgeOf(profile)

  const requested = readRequestedSkills(profile)
  const learned = closeOverPrerequisites(chooseTargets(requested, careerId, known), known)
  // Implied skills are listed only where this plan would have taught them.
  const taughtOtherwise = new Set(
    closeOverPrerequisites(chooseTargets(requested, careerId, new Set()), new Set()).map(({ skill }) => skill),
  )
  const knownSkills = had.filter(({ id, source }) => source !== 'implied' || taughtOtherwise.has(id))
  const planned = new Map(learned.map(({ skill, phase }) => [skill, phase]))
  const drafts = new Map<Phase, StepContent[]>(phases.map((phase) => [phase, []]))
  for (const { skill: id, phase } of learned) {
    const skill = knowledge.skills.get(id)
    if (skill === undefined) continue
    drafts.get(phase)?.push({
      key: `skill:${id}`,
      label: skill.step,
      description: skill.description,
      hours: stepHours(skill.hours, profile),
      milestone: false,
      details: detailsOf(skill),
      skills: [id],
    })
  }
  // The last two milestones always stay. Earlier ones go when their phase has nothing left to learn.
  const closed = phases.filter((phase, index) => index >= 2 || (drafts.get(phase)?.length ?? 0) > 0)
  const there = learned.length + closed.length
  const missing = { requested: usualSteps - there, any: minSteps - there }
  for (const { phase, ...step } of furtherSteps({ careerId, known, planned, requested, missing })) {
    drafts.get(phase)?.push({ ...step, hours: stepHours(furtherStepHours, profile), milestone: false })
  }

  const steps = closed.flatMap((phase): Omit<StepDraft, 'id'>[] => {
    const { section, milestone, skills } = career.phases[phase]
    const teaching = drafts.get(phase) ?? []
    const taught = teaching.flatMap((step) => step.skills)
    const closing: StepContent = {
      key: `milestone:${careerId}:${phase}`,
      label: milestone.label,
      description: milestone.description,
      hours: stepHours(milestone.hours, profile),
      milestone: true,
      details: milestone.details,
      skills: taught.length > 0 ? taught : Object.keys(skills).filter((id) => known.has(id)),
    }
    return [...teaching, closing].map((step) => ({ ...step, section }))
  })
  return {
    careerId,
    steps: steps.map((step, index) => ({ id: index + 1, ...step })),
    totalHours: steps.reduce((sum, step) => sum + step.hours, 0),
    knownSkills,
    deniedSkills,
  }
}
