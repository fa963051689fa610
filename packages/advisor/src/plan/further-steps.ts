import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import { budgets } from '@milepost/contract/profiles/limits'
import type { StepDetail } from '@milepost/contract/roadmaps/schema'
import { detailLabels } from '@milepost/knowledge/detail-labels'
import { minHours, type Phase, phases, type Skill } from '@milepost/knowledge/schema'
import type { AdvisorProfile } from '#advisor.ts'
import { knowledge, practices } from '#knowledge/knowledge.ts'
import type { RequestedSkills } from '#plan/requested-skills.ts'

export interface FurtherStep {
  readonly key: string
  readonly phase: Phase
  readonly label: string
  readonly description: string
  readonly details: readonly StepDetail[]
  readonly skills: readonly string[]
}

const freeBudget = budgets.find(({ most }) => most === 0)?.label

/** A skill is requested by the goals from this likeness on. */
const minGoalLikeness = 0.2

/** A further step never takes longer than the shortest step it could replace, which is that of a skill whose basics are known. */
export const furtherStepHours = minHours

/**
 * Writes the details of a step, what learners can do afterwards first.
 *
 * @param skill - A skill or a practice of the knowledge base.
 * @returns The details in order.
 */
export function detailsOf(
  skill: Pick<Skill, 'learn' | 'build' | 'check' | 'outcomes'> & Partial<Pick<Skill, 'tools'>>,
): StepDetail[] {
  const tools = skill.tools ?? []
  return [
    { id: 'outcome', label: detailLabels.outcome, description: sentencesOf(skill.outcomes) },
    { id: 'learn', label: detailLabels.learn, description: skill.learn },
    { id: 'build', label: detailLabels.build, description: skill.build },
    { id: 'check', label: detailLabels.check, description: skill.check },
    ...(tools.length === 0 ? [] : [{ id: 'tools', label: detailLabels.tools, description: `${tools.join(', ')}.` }]),
  ]
}

function sentencesOf(outcomes: readonly string[]): string {
  return outcomes.map((outcome, index) => `You can ${index === 0 ? '' : 'also '}${outcome}.`).join(' ')
}

/**
 * Words a skill's step for a budget.
 *
 * @param skill - A skill.
 * @param budget - What the learner can spend.
 * @returns Its step and description, with a free tool where the usual one costs money and the learner has none.
 */
export function textFor(skill: Skill, budget: AdvisorProfile['budget']): Pick<Skill, 'step' | 'description'> {
  return budget === freeBudget ? (skill.free ?? skill) : skill
}

/** Writes a step that only begins with a skill, whose prerequisites are known or planned. */
function firstProject(skill: Skill, budget: AdvisorProfile['budget']): Omit<FurtherStep, 'phase'> {
  const { step, description } = textFor(skill, budget)
  return {
    key: `first-project:${skill.id}`,
    label: `First project: ${step}`,
    description: `${description} You know what it rests on, or learn it in this plan. Do one small first project, and leave the rest of it for later.`,
    details: detailsOf(skill),
    skills: [skill.id],
  }
}

function laterPhase(a: Phase, b: Phase): Phase {
  return phases.indexOf(a) > phases.indexOf(b) ? a : b
}

interface ShortPlan {
  readonly profile: Pick<AdvisorProfile, 'budget'>
  readonly careerId: CareerId
  readonly known: ReadonlySet<string>
  /** What the plan already teaches, with its phase. */
  readonly planned: ReadonlyMap<string, Phase>
  readonly requested: RequestedSkills
  /** How many steps may be added: with requested skills, and with any others. */
  readonly missing: { readonly requested: number; readonly any: number }
}

/**
 * Adds steps to a short plan: first projects with further skills whose prerequisites are met, then practice for all.
 *
 * @param input - What the plan has and lacks.
 * @returns The steps to add.
 */
export function furtherSteps({ profile, careerId, known, planned, requested, missing }: ShortPlan): FurtherStep[] {
  const steps: FurtherStep[] = []
  const taught = new Map(planned)
  // Requested skills come first, then those for the experienced. Sorting is stable and keeps the career's own order otherwise.
  const further = (knowledge.careerSkills.get(careerId) ?? [])
    .filter(({ skill, weight }) => weight === 1 && !requested.rejected.has(skill.id))
    .sort((a, b) => requested.likeness(b.skill) - requested.likeness(a.skill) || b.skill.level - a.skill.level)
  for (const { skill, phase } of further) {
    const isRequested = requested.likeness(skill) >= minGoalLikeness
    if (steps.length >= (isRequested ? missing.requested : missing.any)) break
    if (known.has(skill.id) || taught.has(skill.id)) continue
    if (!skill.prerequisites.every((id) => known.has(id) || taught.has(id))) continue
    const stepPhase = skill.prerequisites.reduce<Phase>(
      (at, id) => laterPhase(at, taught.get(id) ?? at),
      laterPhase(phase, 'specialise'),
    )
    taught.set(skill.id, stepPhase)
    steps.push({ ...firstProject(skill, profile.budget), phase: stepPhase })
  }
  for (const practice of practices) {
    if (steps.length >= missing.any) break
    steps.push({
      key: `practice:${careerId}:${practice.id}`,
      phase: 'job-ready',
      label: practice.label,
      description: `${practice.description} Choose it from your work as a ${careerTitleOf(careerId)}.`,
      details: detailsOf(practice),
      skills: [],
    })
  }
  return steps
}
