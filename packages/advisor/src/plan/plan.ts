import type { CareerId } from '@milepost/contract/careers'
import { type Phase, phases } from '@milepost/knowledge/schema'
import type { Profile, Roadmap, StepDraft } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { detailsOf, furtherStepHours, furtherSteps } from '#plan/further-steps.ts'
import { knowledgeOf } from '#plan/known-skills.ts'
import { chooseTargets, closeOverPrerequisites } from '#plan/targets.ts'
import { readWishes } from '#plan/wishes.ts'

/** No plan has fewer steps, milestones included. */
const minSteps = 12
/** A plan shorter than this goes on with further skills that the goals speak of. */
const wantedSteps = 15

/** How much longer or shorter a step takes by schooling: our own estimate; the hours are those of a first degree. */
const educationFactor = { 'High School': 1.2, Diploma: 1.1, Undergraduate: 1, Postgraduate: 0.9, Other: 1.1 } as const

/** What is said 'for a beginner' is said of someone who brings school and nothing else. */
const beginner: Profile = {
  ...{
    preferredCareer: 'Software Engineer',
    interestAreas: [],
    shortTermGoals: '',
    longTermGoals: '',
    dreamCompany: '',
  },
  ...{ educationLevel: 'High School', studyLanguage: 'English', budget: 'No Cost', experience: '', certifications: '' },
}

/** In: hours as the knowledge base has them, and schooling. Out: the whole hours that a step of a roadmap takes. */
export function stepHours(hours: number, { educationLevel }: Pick<Profile, 'educationLevel'> = beginner): number {
  return Math.max(1, Math.round(hours * educationFactor[educationLevel]))
}

/** In: a career. Out: the hours of a beginner's whole roadmap. */
export function beginnerHours(careerId: CareerId): number {
  return planRoadmap(beginner, careerId).totalHours
}

type Draft = Omit<StepDraft, 'id' | 'section'>

/**
 * In: the answers and a career. Out: at least 12 and at most 30 numbered steps, prerequisites first, without what the answers
 * show to be known, each phase with steps closed by a milestone. Hours are our own estimates, and their sum never grows when
 * more is known. Deterministic.
 */
export function planRoadmap(profile: Profile, careerId: CareerId): Roadmap {
  const career = knowledge.careers.get(careerId)
  if (career === undefined) throw new Error(`unknown career: ${careerId}`)
  const { known: had, denied: deniedSkills, ids: known } = knowledgeOf(profile)

  const wishes = readWishes(profile)
  const learned = closeOverPrerequisites(chooseTargets(wishes, careerId, known), known)
  // What is implied is told only where this plan would have taught it.
  const taughtOtherwise = new Set(
    closeOverPrerequisites(chooseTargets(wishes, careerId, new Set()), new Set()).map(({ skill }) => skill),
  )
  const knownSkills = had.filter(({ id, source }) => source !== 'implied' || taughtOtherwise.has(id))
  const planned = new Map(learned.map(({ skill, phase }) => [skill, phase]))
  const drafts = new Map<Phase, Draft[]>(phases.map((phase) => [phase, []]))
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
  // The last two milestones stay for everyone; those before them go when nothing is left to learn for them.
  const closed = phases.filter((phase, index) => index >= 2 || (drafts.get(phase)?.length ?? 0) > 0)
  const there = learned.length + closed.length
  const missing = { wished: wantedSteps - there, any: minSteps - there }
  for (const { phase, ...step } of furtherSteps({ careerId, known, planned, wishes, missing })) {
    drafts.get(phase)?.push({ ...step, hours: stepHours(furtherStepHours, profile), milestone: false })
  }

  const steps = closed.flatMap((phase): Omit<StepDraft, 'id'>[] => {
    const { section, milestone, skills } = career.phases[phase]
    const teaching = drafts.get(phase) ?? []
    const taught = teaching.flatMap((step) => step.skills)
    const closing: Draft = {
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
