import type { CareerId } from '@milepost/contract/careers/limits'
import { type Phase, phases } from '@milepost/knowledge/schema'
import type { AdvisorPlan, AdvisorProfile, StepDraft } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { detailsOf, textFor } from '#plan/further-steps.ts'
import { knowledgeOf } from '#plan/known-skills.ts'
import { readRequestedSkills } from '#plan/requested-skills.ts'
import { withSessions } from '#plan/session-details.ts'
import { stepHours } from '#plan/step-hours.ts'

/** Further skills of the career that a model may add. */
const maxFurtherSkills = 8

export type MenuStep = Omit<StepDraft, 'id'>

export interface MenuEntry {
  /** Like 's1'. */
  readonly id: string
  readonly step: MenuStep
  /** Index of its section. */
  readonly section: number
  /** In the embedded plan, and a model cannot remove it. */
  readonly isFixed: boolean
  /** In the embedded plan. */
  readonly isPlanned: boolean
  /** Ids of the entries that must come before it. It needs those that are in the menu. */
  readonly needs: readonly string[]
}

export interface PlanMenu {
  readonly roadmap: AdvisorPlan
  readonly entries: readonly MenuEntry[]
  /** The milestone that closes each section. */
  readonly milestones: readonly MenuStep[]
}

function withoutId({ id: _, ...draft }: StepDraft): MenuStep {
  return draft
}

/** The career's main skills and what the goals name stay. The model chooses among the rest. */
function fixedKeys(steps: readonly MenuStep[], profile: AdvisorProfile, careerId: CareerId): Set<string> {
  const requested = readRequestedSkills(profile)
  const asked = new Set([...requested.named, ...requested.specialities(careerId).flatMap(({ skills }) => skills)])
  const weights = new Map((knowledge.careerSkills.get(careerId) ?? []).map(({ skill, weight }) => [skill.id, weight]))
  const fixed = new Set<string>()
  const fix = (id: string): void => {
    if (fixed.has(`skill:${id}`)) return
    fixed.add(`skill:${id}`)
    for (const prerequisite of knowledge.skills.get(id)?.prerequisites ?? []) fix(prerequisite)
  }
  for (const { key, skills } of steps) {
    const [id] = skills
    if (key.startsWith('certificate:')) fixed.add(key)
    if (id === undefined) continue
    if (key.startsWith('skill:') && (weights.get(id) !== 1 || asked.has(id))) fix(id)
    if (key.startsWith('first-project:') && asked.has(id)) fixed.add(key)
  }
  return fixed
}

function furtherOf(
  profile: AdvisorProfile,
  { careerId, steps }: AdvisorPlan,
  sections: readonly { readonly phase: Phase | undefined; readonly name: string }[],
) {
  const { ids: known, levels } = knowledgeOf(profile)
  const requested = readRequestedSkills(profile)
  const planned = new Set(steps.flatMap(({ milestone, skills }) => (milestone ? [] : skills)))
  const taught = new Set(steps.flatMap(({ key, skills }) => (key.startsWith('skill:') ? skills : [])))
  return (knowledge.careerSkills.get(careerId) ?? [])
    .filter(
      ({ skill, weight }) =>
        weight === 1 &&
        !known.has(skill.id) &&
        !planned.has(skill.id) &&
        !requested.rejected.has(skill.id) &&
        skill.prerequisites.every((id) => known.has(id) || taught.has(id)),
    )
    .sort((a, b) => requested.likeness(b.skill) - requested.likeness(a.skill))
    .slice(0, maxFurtherSkills)
    .map(({ skill, phase }) => {
      const own = sections.findIndex(
        (one) => one.phase !== undefined && phases.indexOf(one.phase) >= phases.indexOf(phase),
      )
      const { step, description } = textFor(skill, profile.budget)
      const draft: Omit<MenuStep, 'section'> = {
        key: `skill:${skill.id}`,
        label: step,
        description,
        hours: stepHours(skill.hours, profile, levels.get(skill.id)),
        milestone: false,
        details: detailsOf(skill),
        skills: [skill.id],
      }
      return { draft: withSessions(draft, levels.get(skill.id)), own: own < 0 ? sections.length - 1 : own }
    })
}

/**
 * Lists all that a model may choose from: the plan's steps, and at most eight further skills of the career whose
 * prerequisites are known or taught by the plan. Hours are those of the knowledge base.
 *
 * @param profile - The learner's answers.
 * @param roadmap - The embedded plan.
 * @returns The menu.
 */
export function planMenu(profile: AdvisorProfile, roadmap: AdvisorPlan): PlanMenu {
  const milestones = roadmap.steps.filter(({ milestone }) => milestone).map(withoutId)
  const phaseOf = (key: string) => phases.find((phase) => key.endsWith(`:${phase}`))
  const sections = milestones.map(({ key, section }) => ({ phase: phaseOf(key), name: section }))
  let section = 0
  const planned = roadmap.steps.flatMap((step) => {
    if (step.milestone) section += 1
    return step.milestone ? [] : [{ step: withoutId(step), section }]
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
