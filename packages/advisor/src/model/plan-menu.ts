import type { CareerId } from '@milepost/contract/careers'
import { type Phase, phases } from '@milepost/knowledge/schema'
import type { Profile, Roadmap, StepDraft } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { detailsOf } from '#plan/further-steps.ts'
import { knowledgeOf } from '#plan/known-skills.ts'
import { stepHours } from '#plan/plan.ts'
import { readWishes } from '#plan/wishes.ts'

/** Further skills of the career that a model may add. */
const maxFurther = 8

export type Draft = Omit<StepDraft, 'id'>

export interface MenuEntry {
  /** Like 's1'. */
  readonly id: string
  readonly step: Draft
  /** Index of the section it stands in. */
  readonly section: number
  /** In the embedded plan, and stays in it whatever the model says. */
  readonly isFixed: boolean
  /** In the embedded plan. */
  readonly isPlanned: boolean
  /** Ids of the entries that come before it if they are in the plan, and that it cannot do without. */
  readonly needs: readonly string[]
}

export interface PlanMenu {
  readonly roadmap: Roadmap
  readonly entries: readonly MenuEntry[]
  /** The milestone that closes each section. */
  readonly milestones: readonly Draft[]
}

function draftOf({ id: _, ...draft }: StepDraft): Draft {
  return draft
}

/** What the career cannot do without and what the goals ask for by name stays: the model chooses among the rest. */
function fixedKeys(steps: readonly Draft[], profile: Profile, careerId: CareerId): Set<string> {
  const wishes = readWishes(profile)
  const asked = new Set([...wishes.named, ...wishes.speciality(careerId)])
  const weights = new Map((knowledge.careerSkills.get(careerId) ?? []).map(({ skill, weight }) => [skill.id, weight]))
  const fixed = new Set<string>()
  const fix = (id: string): void => {
    if (fixed.has(`skill:${id}`)) return
    fixed.add(`skill:${id}`)
    for (const prerequisite of knowledge.skills.get(id)?.prerequisites ?? []) fix(prerequisite)
  }
  for (const { key, skills } of steps) {
    const [id] = skills
    if (key.startsWith('skill:') && id !== undefined && (weights.get(id) !== 1 || asked.has(id))) fix(id)
  }
  return fixed
}

function furtherOf(
  profile: Profile,
  { careerId, steps }: Roadmap,
  sections: readonly { readonly phase: Phase | undefined; readonly name: string }[],
) {
  const { ids: known } = knowledgeOf(profile)
  const wishes = readWishes(profile)
  const planned = new Set(steps.flatMap(({ milestone, skills }) => (milestone ? [] : skills)))
  const taught = new Set(steps.flatMap(({ key, skills }) => (key.startsWith('skill:') ? skills : [])))
  return (knowledge.careerSkills.get(careerId) ?? [])
    .filter(
      ({ skill, weight }) =>
        weight === 1 &&
        !known.has(skill.id) &&
        !planned.has(skill.id) &&
        !wishes.rejected.has(skill.id) &&
        skill.prerequisites.every((id) => known.has(id) || taught.has(id)),
    )
    .sort((a, b) => wishes.likeness(b.skill) - wishes.likeness(a.skill))
    .slice(0, maxFurther)
    .map(({ skill, phase }) => {
      const own = sections.findIndex(
        (one) => one.phase !== undefined && phases.indexOf(one.phase) >= phases.indexOf(phase),
      )
      const draft: Omit<Draft, 'section'> = {
        key: `skill:${skill.id}`,
        label: skill.step,
        description: skill.description,
        hours: stepHours(skill.hours, profile),
        milestone: false,
        details: detailsOf(skill),
        skills: [skill.id],
      }
      return { draft, own: own < 0 ? sections.length - 1 : own }
    })
}

/**
 * In: the answers and the embedded plan. Out: all a model may choose from: the plan's steps, and at most eight further skills of the
 * career whose prerequisites are known or taught by the plan. Hours are those of the knowledge base.
 */
export function planMenu(profile: Profile, roadmap: Roadmap): PlanMenu {
  const milestones = roadmap.steps.filter(({ milestone }) => milestone).map(draftOf)
  const phaseOf = (key: string) => phases.find((phase) => key.endsWith(`:${phase}`))
  const sections = milestones.map(({ key, section }) => ({ phase: phaseOf(key), name: section }))
  let section = 0
  const planned = roadmap.steps.flatMap((step) => {
    if (step.milestone) section += 1
    return step.milestone ? [] : [{ step: draftOf(step), section }]
  })
  const fixed = fixedKeys(
    planned.map(({ step }) => step),
    profile,
    roadmap.careerId,
  )
  const sectionOfSkill = new Map(planned.flatMap((one) => one.step.skills.map((id) => [id, one.section] as const)))
  const further = furtherOf(profile, roadmap, sections).map(({ draft, own }) => {
    const needed = draft.skills.flatMap((id) => knowledge.skills.get(id)?.prerequisites ?? [])
    const at = Math.max(own, ...needed.map((id) => sectionOfSkill.get(id) ?? 0))
    return { step: { ...draft, section: sections[at]?.name ?? '' }, section: at }
  })
  const all = [...planned, ...further].map((one, index) => ({
    ...one,
    id: `s${index + 1}`,
    isPlanned: index < planned.length,
  }))
  const idOfSkill = new Map(all.flatMap(({ id, step }) => step.skills.map((skill) => [skill, id] as const)))
  return {
    roadmap,
    milestones,
    entries: all.map((one) => ({
      ...one,
      isFixed: fixed.has(one.step.key),
      needs: one.step.skills
        .flatMap((skill) => knowledge.skills.get(skill)?.prerequisites ?? [])
        .flatMap((skill) => idOfSkill.get(skill) ?? []),
    })),
  }
}
