import type { CareerId } from '@milepost/contract/careers/limits'
import { budgets } from '@milepost/contract/profiles/limits'
import type { RoadmapVariant } from '@milepost/contract/roadmaps/schema'
import type { AdvisorProfile, CoursePreferences, PlanVariant } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'

const freeBudget = budgets.find(({ most }) => most === 0)?.label

/**
 * Applies a variant to a learner's decisions.
 *
 * @param profile - The learner's answers and decisions.
 * @param variant - The variant, or null for the career's usual way.
 * @returns The profile to plan for.
 */
export function withVariant(profile: AdvisorProfile, variant: PlanVariant | null): AdvisorProfile {
  const { variant: _, ...decisions } = profile.decisions ?? { chosenCareerId: null, rejections: [], corrections: [] }
  return { ...profile, decisions: variant === null ? decisions : { ...decisions, variant } }
}

/**
 * Tells which courses a learner wants to be linked.
 *
 * @param profile - The learner's study language and budget.
 * @param variant - The chosen variant. 'free_courses' and 'own_language' are stricter than the answers.
 * @param career - The career of the roadmap.
 * @param whereabouts - Where the learner lives and how they like to learn.
 * @returns The preferences for linking.
 */
export function coursePreferencesOf(
  { studyLanguage, budget }: Pick<AdvisorProfile, 'studyLanguage' | 'budget'>,
  variant: PlanVariant | null,
  career: CareerId,
  whereabouts: Pick<CoursePreferences, 'place' | 'mode'> = {},
): CoursePreferences {
  return {
    ...whereabouts,
    studyLanguage,
    career,
    budget: variant?.kind === 'free_courses' && freeBudget !== undefined ? freeBudget : budget,
    ownLanguageOnly: variant?.kind === 'own_language',
  }
}

/**
 * Lists the variants that could change a plan, apart from those with a day. Whether they do, planning and linking show.
 *
 * @param profile - The learner's answers and decisions.
 * @param careerId - The career of the roadmap.
 * @param skills - The skills that its steps teach.
 * @returns The variants, other tools last.
 */
export function findVariants(
  { studyLanguage, budget }: Pick<AdvisorProfile, 'studyLanguage' | 'budget'>,
  careerId: CareerId,
  skills: Iterable<string>,
): PlanVariant[] {
  const taught = new Set(skills)
  const groups = Object.entries(knowledge.careers.get(careerId)?.alternatives ?? {}).map(([id, more]) => [id, ...more])
  // Where a plan teaches two of a kind, both were asked for.
  const open = groups.filter((group) => group.filter((id) => taught.has(id)).length === 1)
  return [
    ...(budget === freeBudget ? [] : [{ kind: 'free_courses' } as const]),
    ...(studyLanguage === 'English' ? [] : [{ kind: 'own_language' } as const]),
    { kind: 'project_first' },
    ...open.flat().flatMap((skillId) => (taught.has(skillId) ? [] : [{ kind: 'other_tool', skillId } as const])),
  ]
}

/**
 * Tells whether a career can be learned with a tool in place of another of its kind.
 *
 * @param careerId - The career.
 * @param skillId - The tool.
 * @returns True if it is one of the career's alternatives.
 */
export function isAlternativeTool(careerId: CareerId, skillId: string): boolean {
  const alternatives = knowledge.careers.get(careerId)?.alternatives ?? {}
  return Object.entries(alternatives)
    .flatMap(([id, others]) => [id, ...others])
    .includes(skillId)
}

/**
 * Names what a variant is about.
 *
 * @param variant - A learner's variant.
 * @returns The variant as screens show it.
 */
export function describeVariant(variant: PlanVariant): RoadmapVariant {
  if (variant.kind === 'by_date') return { kind: 'by_date', until: variant.until }
  if (variant.kind !== 'other_tool') return { kind: variant.kind }
  const { skillId } = variant
  return { kind: 'other_tool', skillId, name: knowledge.skills.get(skillId)?.name ?? skillId }
}
