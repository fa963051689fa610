import type { CareerId } from '@milepost/contract/careers'
import { careerTitleOf } from '@milepost/contract/careers'
import type { StepDetail } from '@milepost/contract/roadmaps'
import { minHours, type Phase, phases, type Skill } from '@milepost/knowledge/schema'
import { knowledge, practices } from '#knowledge/knowledge.ts'
import type { Wishes } from '#plan/wishes.ts'

export interface FurtherStep {
  readonly key: string
  readonly phase: Phase
  readonly label: string
  readonly description: string
  readonly details: readonly StepDetail[]
  readonly skills: readonly string[]
}

/** Goals that are less like a skill than this do not ask for it. */
const minWished = 0.2

/** A further step never takes longer than the shortest skill it could replace. */
export const furtherStepHours = minHours

/** In: what a skill or a practice teaches. Out: the step's details, what one can do afterwards first. */
export function detailsOf(
  skill: Pick<Skill, 'learn' | 'build' | 'check' | 'outcomes'> & Partial<Pick<Skill, 'tools'>>,
): StepDetail[] {
  const tools = skill.tools ?? []
  return [
    { id: 'outcome', label: 'What you can do afterwards', description: `You can ${skill.outcomes.join('; ')}.` },
    { id: 'learn', label: 'What to learn', description: skill.learn },
    { id: 'build', label: 'What to build', description: skill.build },
    { id: 'check', label: 'How to check', description: skill.check },
    ...(tools.length === 0 ? [] : [{ id: 'tools', label: 'Tools you will meet', description: `${tools.join(', ')}.` }]),
  ]
}

function later(a: Phase, b: Phase): Phase {
  return phases.indexOf(a) > phases.indexOf(b) ? a : b
}

interface Missing {
  readonly careerId: CareerId
  readonly known: ReadonlySet<string>
  /** What the plan teaches already, with its phase. */
  readonly planned: ReadonlyMap<string, Phase>
  readonly wishes: Wishes
  /** How many steps may be added: with what the goals speak of, and with anything else. */
  readonly missing: { readonly wished: number; readonly any: number }
}

/** In: what the plan has and lacks. Out: first projects with further skills whose prerequisites are met, then practice for all. */
export function furtherSteps({ careerId, known, planned, wishes, missing }: Missing): FurtherStep[] {
  const steps: FurtherStep[] = []
  const taught = new Map(planned)
  // What the goals speak of comes first; sorting keeps the career's own order otherwise.
  const further = (knowledge.careerSkills.get(careerId) ?? [])
    .filter(({ skill, weight }) => weight === 1 && !wishes.rejected.has(skill.id))
    .sort((a, b) => wishes.likeness(b.skill) - wishes.likeness(a.skill))
  for (const { skill, phase } of further) {
    const isWished = wishes.likeness(skill) >= minWished
    if (steps.length >= (isWished ? missing.wished : missing.any)) break
    if (known.has(skill.id) || taught.has(skill.id)) continue
    if (!skill.prerequisites.every((id) => known.has(id) || taught.has(id))) continue
    const place = skill.prerequisites.reduce<Phase>(
      (at, id) => later(at, taught.get(id) ?? at),
      later(phase, 'specialise'),
    )
    taught.set(skill.id, place)
    steps.push({
      key: `first-project:${skill.id}`,
      phase: place,
      label: `First project: ${skill.step}`,
      description: `${skill.description} You know what it rests on, or learn it in this plan. Do one small first project, and leave the rest of it for later.`,
      details: detailsOf(skill),
      skills: [skill.id],
    })
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
