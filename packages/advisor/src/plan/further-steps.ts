import type { CareerId } from '@milepost/contract/careers'
import { careerTitleOf } from '@milepost/contract/careers'
import type { StepDetail } from '@milepost/contract/roadmaps'
import { knowledge } from '#knowledge/knowledge.ts'
import { practices } from '#knowledge/practices.ts'
import { type Phase, phases, type Skill } from '#knowledge/types.ts'
import { fewestHours } from '#knowledge/validate.ts'

export interface FurtherStep {
  readonly key: string
  readonly phase: Phase
  readonly label: string
  readonly description: string
  readonly details: readonly StepDetail[]
  readonly skills: readonly string[]
}

/** A further step never takes longer than the shortest skill it could replace. */
export const furtherStepHours = fewestHours

const list = new Intl.ListFormat('en')

/** In: what a skill or a practice teaches. Out: the step's details, what one can do afterwards first. */
export function detailsOf(
  skill: Pick<Skill, 'learn' | 'build' | 'check' | 'outcomes'> & Partial<Pick<Skill, 'tools'>>,
): StepDetail[] {
  const tools = skill.tools ?? []
  return [
    { id: 'outcome', label: 'What you can do afterwards', description: `You can ${list.format(skill.outcomes)}.` },
    { id: 'learn', label: 'What to learn', description: skill.learn },
    { id: 'build', label: 'What to build', description: skill.build },
    { id: 'check', label: 'How to check', description: skill.check },
    ...(tools.length === 0 ? [] : [{ id: 'tools', label: 'Tools you will meet', description: `${tools.join(', ')}.` }]),
  ]
}

function later(a: Phase, b: Phase): Phase {
  return phases.indexOf(a) > phases.indexOf(b) ? a : b
}

/**
 * In: a career, what is known and what the plan teaches already (with phases), and how many steps are missing. Out: first
 * projects with further skills of the career whose prerequisites are met, then practice that fits everyone.
 */
export function furtherSteps(
  career: CareerId,
  known: ReadonlySet<string>,
  planned: ReadonlyMap<string, Phase>,
  missing: number,
): FurtherStep[] {
  const steps: FurtherStep[] = []
  const taught = new Map(planned)
  for (const { skill, weight, phase } of knowledge.careerSkills.get(career) ?? []) {
    if (steps.length >= missing) break
    if (weight > 1 || known.has(skill.id) || taught.has(skill.id)) continue
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
      description: `${skill.description} You know the ground already, so this is a first project of about ${furtherStepHours} hours, not a whole course.`,
      details: detailsOf(skill),
      skills: [skill.id],
    })
  }
  for (const practice of practices) {
    if (steps.length >= missing) break
    steps.push({
      key: `practice:${career}:${practice.id}`,
      phase: 'job-ready',
      label: practice.label,
      description: `${practice.description} Choose it from your work as a ${careerTitleOf(career)}.`,
      details: detailsOf(practice),
      skills: [],
    })
  }
  return steps
}
