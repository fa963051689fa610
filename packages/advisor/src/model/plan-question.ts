import { careerTitleOf } from '@milepost/contract/careers/limits'
import * as z from 'zod/mini'
import type { AdvisorPlan, AdvisorProfile } from '#advisor.ts'
import type { ModelQuestion } from '#model/ask-model.ts'
import { type MenuEntry, type MenuStep, type PlanMenu, planMenu } from '#model/plan-menu.ts'
import { dataBlock, dataRule, sanitize } from '#model/prompt-data.ts'
import { salvageObject } from '#model/salvage.ts'
import { isGroundedIn, isPlainParagraph, quotesFrom } from '#model/text-checks.ts'
import { withoutHealth } from '#model/without-health.ts'

/** A model's plan is no shorter than this, unless the embedded one is. */
const minSteps = 18
const maxSteps = 30
const maxDescriptionLength = 400
/** How much of an answer of the learner is sent, in UTF-16 units. */
const maxAnswerLength = 500

const system = `You adapt a learning plan to one learner. The plan's steps and a few further ones are given as a menu with ids.
Decide three things: which optional steps to keep, which further steps to add, and in which order to take the steps of each section.
Steps marked fixed stay. A step comes after the steps it needs. Steps stay in their section.
For steps where you can say why they matter to this learner, write a description of one or two plain English sentences: what the step
says already, related to the learner's own goals and experience. Use no number, name, tool or promise that is not in the step or in the learner's answers.
No links, no markup. Steps without a description of yours keep their own.
Reply with one JSON object: {"order": [ids of all steps of the plan in order], "descriptions": [{"step": id, "text": description}]}.
${dataRule}`

function basisOf({ step }: MenuEntry, profile: AdvisorProfile, career: string): string {
  const details =
    typeof step.details === 'string' ? step.details : step.details.map(({ description }) => description).join(' ')
  return [
    step.label,
    step.description,
    details,
    career,
    profile.preferredCareer,
    profile.shortTermGoals,
    profile.longTermGoals,
    profile.dreamCompany,
    profile.experience,
    profile.certifications,
    profile.interestAreas.join(' '),
  ].join('\n')
}

function promptOf(profile: AdvisorProfile, { entries, milestones, roadmap }: PlanMenu): string {
  const learner = {
    planFor: careerTitleOf(roadmap.careerId),
    preferredCareer: profile.preferredCareer,
    interests: profile.interestAreas,
    education: profile.educationLevel,
    shortTermGoals: sanitize(withoutHealth(profile.shortTermGoals), maxAnswerLength),
    longTermGoals: sanitize(withoutHealth(profile.longTermGoals), maxAnswerLength),
    dreamCompany: sanitize(withoutHealth(profile.dreamCompany), 120),
    experience: sanitize(withoutHealth(profile.experience), maxAnswerLength),
    certifications: sanitize(withoutHealth(profile.certifications), maxAnswerLength),
  }
  const menu = entries.map(({ id, step, section, isFixed, isPlanned, needs }) => ({
    id,
    section: section + 1,
    kind: isFixed ? 'fixed' : isPlanned ? 'optional' : 'further',
    step: step.label,
    says: step.description,
    ...(needs.length > 0 && { needs }),
  }))
  return [
    dataBlock('learner', learner),
    dataBlock(
      'sections',
      milestones.map(({ section }) => section),
    ),
    dataBlock('menu', menu),
    `The plan has at most ${maxSteps - milestones.length} steps.`,
  ].join('\n')
}

/** Adds what is fixed and what chosen entries need, and keeps the number of steps within its limits. */
function settle(order: readonly string[], { entries, milestones, roadmap }: PlanMenu): MenuEntry[] {
  const place = new Map(order.map((id, index) => [id, index]))
  const chosen = new Set<string>()
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const maxChosen = maxSteps - milestones.length
  const minChosen = Math.min(minSteps, roadmap.steps.length) - milestones.length
  /** Chooses an entry with all it needs, if there is room for them. */
  const choose = (entry: MenuEntry): void => {
    const adding = new Set<string>()
    const visit = ({ id, needs }: MenuEntry): void => {
      if (chosen.has(id) || adding.has(id)) return
      adding.add(id)
      for (const need of needs) {
        const needed = byId.get(need)
        if (needed !== undefined) visit(needed)
      }
    }
    visit(entry)
    if (chosen.size + adding.size <= maxChosen) for (const id of adding) chosen.add(id)
  }
  for (const entry of entries) if (entry.isFixed) choose(entry)
  for (const id of new Set(order)) {
    const entry = byId.get(id)
    if (entry !== undefined) choose(entry)
  }
  const isEmpty = (section: number) => !entries.some((entry) => entry.section === section && chosen.has(entry.id))
  const planned = entries.filter(({ isPlanned }) => isPlanned)
  for (const entry of planned) if (isEmpty(entry.section) || chosen.size < minChosen) choose(entry)
  // Entries that the model left out and that had to come back keep their old place.
  const rank = (entry: MenuEntry) => place.get(entry.id) ?? entries.indexOf(entry)
  const ranked = entries.filter(({ id }) => chosen.has(id)).sort((a, b) => rank(a) - rank(b))
  return inOrder(ranked, chosen)
}

/** Section by section in the model's order, but never before what an entry needs. */
function inOrder(ranked: readonly MenuEntry[], chosen: ReadonlySet<string>): MenuEntry[] {
  const sections = [...new Set(ranked.map(({ section }) => section))].sort((a, b) => a - b)
  const placed = new Set<string>()
  return sections.flatMap((section) => {
    const waiting = ranked.filter((entry) => entry.section === section)
    const ordered: MenuEntry[] = []
    while (waiting.length > 0) {
      const ready = waiting.findIndex(({ needs }) => needs.every((id) => placed.has(id) || !chosen.has(id)))
      const [entry] = waiting.splice(Math.max(0, ready), 1)
      if (entry === undefined) break
      placed.add(entry.id)
      ordered.push(entry)
    }
    return ordered
  })
}

function assemble(
  steps: readonly MenuEntry[],
  descriptions: ReadonlyMap<string, string>,
  { milestones, roadmap }: PlanMenu,
): AdvisorPlan {
  const drafts = milestones.flatMap((milestone, index): MenuStep[] => {
    const teaching = steps
      .filter(({ section }) => section === index)
      .map(({ id, step }) => ({ ...step, description: descriptions.get(id) ?? step.description }))
    const taught = teaching.flatMap(({ skills }) => skills)
    return [...teaching, taught.length > 0 ? { ...milestone, skills: taught } : milestone]
  })
  return {
    ...roadmap,
    steps: drafts.map((draft, index) => ({ id: index + 1, ...draft })),
    totalHours: drafts.reduce((sum, { hours }) => sum + hours, 0),
  }
}

/**
 * Creates the question that makes a model choose steps from a menu and word them.
 *
 * @param profile - The learner's answers.
 * @param roadmap - The embedded plan.
 * @returns The question.
 */
export function planQuestion(profile: AdvisorProfile, roadmap: AdvisorPlan): ModelQuestion<AdvisorPlan> {
  const menu = planMenu(profile, roadmap)
  const ids = z.enum(menu.entries.map(({ id }) => id))
  const schema = z.object({ order: z.array(ids), descriptions: z.array(z.object({ step: ids, text: z.string() })) })
  const byId = new Map(menu.entries.map((entry) => [entry.id, entry]))
  return {
    name: 'plan',
    system,
    prompt: promptOf(profile, menu),
    schema,
    maxOutputTokens: 4000,
    read: (text) => {
      const parsed = schema.safeParse(salvageObject(text))
      if (!parsed.success) return { issue: z.prettifyError(parsed.error).slice(0, 300) }
      const descriptions = new Map(
        parsed.data.descriptions.flatMap(({ step, text: said }) => {
          const entry = byId.get(step)
          const description = said.replace(/\s+/g, ' ').trim()
          const isGood =
            entry !== undefined &&
            isPlainParagraph(description, maxDescriptionLength) &&
            isGroundedIn(description, basisOf(entry, profile, careerTitleOf(roadmap.careerId))) &&
            !quotesFrom(description, system)
          return isGood ? [[step, description] as const] : []
        }),
      )
      return { value: assemble(settle(parsed.data.order, menu), descriptions, menu) }
    },
  }
}
