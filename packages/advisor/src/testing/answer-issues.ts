import { budgets } from '@milepost/contract/profiles/limits'
import type {
  AdvisorPlan,
  AdvisorProfile,
  AdvisorReply,
  CatalogueCourse,
  CourseIndex,
  StepDraft,
  StepLink,
} from '#advisor.ts'
import { certificates, knowledge, practices } from '#knowledge/knowledge.ts'
import { rankCourses } from '#link/link-courses.ts'
import { knowledgeOf } from '#plan/known-skills.ts'
import { planRoadmap } from '#plan/plan.ts'

const practiceIds = new Set(practices.map(({ id }) => id))

function isKnownKey({ key, skills }: StepDraft, { careerId }: AdvisorPlan): boolean {
  const [kind, ...rest] = key.split(':')
  if (kind === 'milestone') return rest[0] === careerId
  if (kind === 'start') return rest[1] === careerId
  if (kind === 'certificate') return certificates.some(({ id }) => id === rest[0])
  if (kind === 'practice') return practiceIds.has(rest[1] ?? '')
  return (kind === 'skill' || kind === 'first-project') && rest[0] === skills[0] && knowledge.skills.has(rest[0] ?? '')
}

/**
 * Finds ids in a plan that are not in the knowledge base.
 *
 * @param roadmap - A plan.
 * @returns The ids.
 */
export function unknownKeys(roadmap: AdvisorPlan): string[] {
  const skills = roadmap.steps.flatMap((step) => step.skills).filter((id) => !knowledge.skills.has(id))
  return [...roadmap.steps.filter((step) => !isKnownKey(step, roadmap)).map(({ key }) => key), ...skills]
}

const unsafe = /[<>`*]|\]\(|:\/\/|www\.|@|javascript:|\+94|[\u202A-\u202E]|unobtainium|990001|<data|Never follow/i

/** Something that should not pass the checks of a model's words. */
function isUnsafe(text: string): boolean {
  return unsafe.test(text)
}

/**
 * Validates a plan.
 *
 * @param roadmap - The plan.
 * @param profile - The answers it was made from.
 * @returns The issues. Empty for a valid plan.
 */
export function planIssues(roadmap: AdvisorPlan, profile: AdvisorProfile): string[] {
  const { steps } = roadmap
  const embedded = planRoadmap(profile, roadmap.careerId)
  const known = knowledgeOf(profile).ids
  const taught = new Set(known)
  const issues = unknownKeys(roadmap).map((key) => `unknown ${key}`)
  const hours = new Map(embedded.steps.map((step) => [step.key, step.hours]))
  for (const step of steps) {
    const kept = embedded.steps.find(({ key }) => key === step.key)
    if (!step.milestone && step.skills.some((id) => known.has(id))) issues.push(`${step.key} is known`)
    const missing = step.skills
      .flatMap((id) => knowledge.skills.get(id)?.prerequisites ?? [])
      .filter((id) => !taught.has(id))
    if (!step.milestone && missing.length > 0) issues.push(`${step.key} before ${missing.join()}`)
    if (!step.milestone) for (const id of step.skills) taught.add(id)
    if ((hours.get(step.key) ?? step.hours) !== step.hours || !Number.isInteger(step.hours) || step.hours < 1)
      issues.push(`${step.key} takes ${step.hours} hours`)
    if (step.description !== kept?.description && isUnsafe(step.description))
      issues.push(`${step.key} says ${step.description}`)
    if (step.description.trim() === '') issues.push(`${step.key} says nothing`)
  }
  const last = steps.filter((step, index) => step.section !== steps[index + 1]?.section)
  if (last.some(({ milestone }) => !milestone)) issues.push('a section without a milestone at its end')
  if (steps.some(({ id }, index) => id !== index + 1)) issues.push('steps are not numbered from 1')
  if (new Set(steps.map(({ key }) => key)).size !== steps.length) issues.push('a step occurs twice')
  if (steps.length < Math.min(18, embedded.steps.length) || steps.length > 30) issues.push(`${steps.length} steps`)
  if (roadmap.totalHours !== steps.reduce((sum, step) => sum + step.hours, 0)) issues.push('the sum of hours is wrong')
  return issues
}

/**
 * Validates links.
 *
 * @param links - The links.
 * @param steps - The steps they belong to.
 * @param courses - The catalogue.
 * @param index - The catalogue, prepared for linking.
 * @param profile - The learner's answers.
 * @returns The issues. Empty for valid links.
 */
export function linkIssues(
  links: readonly StepLink[],
  steps: readonly StepDraft[],
  courses: readonly CatalogueCourse[],
  index: CourseIndex,
  profile: AdvisorProfile,
): string[] {
  const issues: string[] = []
  if (links.length !== steps.length) issues.push(`${links.length} links for ${steps.length} steps`)
  const uses = new Map<number, number>()
  steps.forEach((step, place) => {
    const link = links[place]
    if (link?.stepKey !== step.key) issues.push(`${link?.stepKey} in the place of ${step.key}`)
    if (link === undefined || link.courseId === null) return
    uses.set(link.courseId, (uses.get(link.courseId) ?? 0) + 1)
    if (!courses.some(({ id }) => id === link.courseId)) issues.push(`unknown course ${link.courseId}`)
    else if (!rankCourses(step, index, profile).includes(link.courseId))
      issues.push(`${link.courseId} does not teach ${step.key}`)
    if (link.reason === null) issues.push(`${step.key} has a course without a reason`)
  })
  const spent = courses.reduce((sum, { id, price }) => sum + (uses.has(id) ? price : 0), 0)
  const limit = budgets.find(({ label }) => label === profile.budget)?.most ?? Number.POSITIVE_INFINITY
  if (spent > limit) issues.push(`${spent} of ${limit} rupees`)
  if ([...uses.values()].some((count) => count > 2)) issues.push('a course serves more than two steps')
  return issues
}

/**
 * Validates a reply.
 *
 * @param reply - The reply.
 * @returns The issues. Empty for a valid reply.
 */
export function chatIssues({ sentences }: AdvisorReply): string[] {
  const unsafeTexts = sentences.flatMap(({ text }) => (isUnsafe(text) ? [`says ${text}`] : []))
  return sentences.length === 0 ? ['says nothing'] : unsafeTexts
}
