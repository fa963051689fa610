import * as z from 'zod/mini'
import type { CourseIndex, CoursePreferences, StepDraft, StepLink } from '#advisor.ts'
import { maxStepsPerCourse } from '#link/budget-allocation.ts'
import type { CourseCandidate } from '#link/candidates.ts'
import { explainLinks } from '#link/explain-links.ts'
import { budgetLimit, findStepDemands, type StepDemand } from '#link/step-demand.ts'
import type { ModelQuestion } from '#model/ask-model.ts'
import { dataBlock, dataRule, sanitize } from '#model/prompt-data.ts'
import { salvageObject } from '#model/salvage.ts'

/** Courses offered for a step. */
const maxCandidates = 5

const none = 'none'

const system = `You choose courses for the steps of a learning plan. For each step you are given the ids of the courses that may be chosen.
Choose the one that teaches most of what the step says, at its level; of equal ones the cheaper. Choose "none" where no course really teaches the step.
A course may serve two steps at most, and together the chosen courses must not cost more than the budget.
Reply with one JSON object: {"s1": course id or "none", …} with every step.
${dataRule}`

interface Offer {
  readonly id: string
  readonly demands: StepDemand
  readonly candidates: readonly CourseCandidate[]
}

/** As in the linker, courses in another language are offered only where there is none in the learner's own. */
function offersFor(demands: readonly StepDemand[], limit: number): Offer[] {
  return demands.flatMap((one, index) => {
    const [own, other] = [one.own, one.other].map((all) => all.filter(({ course }) => course.price <= limit))
    const candidates = (own?.length ? own : (other ?? [])).slice(0, maxCandidates)
    return candidates.length === 0 ? [] : [{ id: `s${index + 1}`, demands: one, candidates }]
  })
}

function promptOf(
  offers: readonly Offer[],
  catalogue: CourseIndex,
  { studyLanguage, budget }: CoursePreferences,
): string {
  const offered = new Set(offers.flatMap(({ candidates }) => candidates.map(({ course }) => course.id)))
  const courses = catalogue.entries.map(({ course }) => course).filter(({ id }) => offered.has(id))
  return [
    dataBlock('learner', { language: studyLanguage, budget }),
    dataBlock(
      'courses',
      courses.map(({ id, title, description, weeks, price, language }) => ({
        id: `c${id}`,
        title: sanitize(title, 120),
        description: sanitize(description, 160),
        weeks,
        price,
        language,
      })),
    ),
    dataBlock(
      'steps',
      offers.map(({ id, demands: { step }, candidates }) => ({
        id,
        step: step.label,
        courses: candidates.map(({ course }) => `c${course.id}`),
      })),
    ),
  ].join('\n')
}

/**
 * Creates the question that makes a model choose among the courses that the linker accepts.
 *
 * @param steps - The steps to find courses for.
 * @param catalogue - A prepared catalogue.
 * @param preferences - The learner's study language and budget.
 * @param embedded - The linker's own links.
 * @returns The question, or null when there are no courses to choose from.
 */
export function linkQuestion(
  steps: readonly StepDraft[],
  catalogue: CourseIndex,
  preferences: CoursePreferences,
  embedded: readonly StepLink[],
): ModelQuestion<readonly StepLink[]> | null {
  const limit = budgetLimit(preferences)
  const demands = findStepDemands(steps, catalogue, preferences)
  const offers = offersFor(demands, limit)
  if (offers.length === 0) return null
  const schema = z.object(
    Object.fromEntries(
      offers.map(({ id, candidates }) => [id, z.enum([...candidates.map(({ course }) => `c${course.id}`), none])]),
    ),
  )
  const offerOf = new Map(offers.map((offer) => [offer.demands, offer]))

  /** The model's choice where the rules allow it, or else the linker's, or else any other that they allow. */
  const settle = (picks: Readonly<Record<string, string>>): StepLink[] => {
    let left = limit
    const uses = new Map<number, number>()
    const judged = demands.map((one): StepDemand => {
      const offer = offerOf.get(one)
      return offer !== undefined && picks[offer.id] === none ? { ...one, own: [], other: [] } : one
    })
    const chosen = judged.map((one, index) => {
      const picked = picks[offerOf.get(one)?.id ?? '']
      const all = [...one.own, ...one.other]
      const byId = (id: number | null | undefined) => all.filter(({ course }) => course.id === id)
      const inTurn = [...byId(Number(picked?.slice(1))), ...byId(embedded[index]?.courseId), ...all]
      return inTurn.find(({ course }) => {
        const used = uses.get(course.id) ?? 0
        const price = used > 0 ? 0 : Math.max(0, course.price)
        if (used >= maxStepsPerCourse || price > left) return false
        left -= price
        uses.set(course.id, used + 1)
        return true
      })
    })
    return explainLinks(judged, chosen, preferences)
  }

  return {
    name: 'link',
    system,
    prompt: promptOf(offers, catalogue, preferences),
    schema,
    maxOutputTokens: 1500,
    read: (text) => {
      const parsed = schema.safeParse(salvageObject(text))
      return parsed.success ? { value: settle(parsed.data) } : { issue: z.prettifyError(parsed.error).slice(0, 300) }
    },
  }
}
