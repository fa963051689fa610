import { budgets } from '@milepost/contract/profiles'
import * as z from 'zod/mini'
import type { CourseIndex, CoursePreferences, StepDraft, StepLink } from '#advisor.ts'
import { acceptedLinks } from '#link/link-courses.ts'
import { mostStepsPerCourse } from '#link/spend.ts'
import type { Question } from '#model/ask-model.ts'
import { cleaned, dataBlock, dataRule } from '#model/prompt-data.ts'
import { salvageObject } from '#model/salvage.ts'

/** Courses offered for a step. */
const mostCandidates = 5

const none = 'none'

const system = `You choose courses for the steps of a learning plan. For each step you are given the ids of the courses that may be chosen.
Choose the one that teaches most of what the step says, at its level; of equal ones the cheaper. Choose "none" where no course really teaches the step.
A course may serve two steps at most, and together the chosen courses must not cost more than the budget.
Reply with one JSON object: {"s1": course id or "none", …} with every step.
${dataRule}`

interface Offer {
  readonly id: string
  readonly step: StepDraft
  readonly links: ReadonlyMap<number, StepLink>
}

/** What the linker itself accepts for each step. */
function offersFor(steps: readonly StepDraft[], catalogue: CourseIndex, preferences: CoursePreferences): Offer[] {
  return steps.flatMap((step, index) => {
    const offered = acceptedLinks(step, catalogue, preferences).slice(0, mostCandidates)
    if (offered.length === 0) return []
    return [{ id: `s${index + 1}`, step, links: new Map(offered.map((link) => [link.courseId ?? 0, link])) }]
  })
}

/**
 * In: what the linker is asked, and its own links. Out: the question that makes a model choose among the courses the linker accepts;
 * null when there are none to choose among.
 */
export function linkQuestion(
  steps: readonly StepDraft[],
  catalogue: CourseIndex,
  preferences: CoursePreferences,
  embedded: readonly StepLink[],
): Question<readonly StepLink[]> | null {
  const offers = offersFor(steps, catalogue, preferences)
  if (offers.length === 0) return null
  const offered = new Set(offers.flatMap(({ links }) => [...links.keys()]))
  const courses = catalogue.entries.map(({ course }) => course).filter(({ id }) => offered.has(id))
  const schema = z.object(
    Object.fromEntries(
      offers.map(({ id, links }) => [id, z.enum([...[...links.keys()].map((one) => `c${one}`), none])]),
    ),
  )
  const offerOf = new Map(offers.map((offer) => [offer.step.key, offer]))
  const priceOf = new Map(catalogue.entries.map(({ course }) => [course.id, Math.max(0, course.price)]))
  const most = budgets.find(({ label }) => label === preferences.budget)

  /** The model's choice where the rules still allow it, else the linker's, else none. */
  const settle = (picks: Readonly<Record<string, string>>): StepLink[] => {
    let left = most === undefined ? 0 : (most.most ?? Number.POSITIVE_INFINITY)
    const uses = new Map<number, number>()
    return steps.map((step, index): StepLink => {
      const own = embedded[index] ?? { stepKey: step.key, courseId: null, reason: null, absence: null }
      const offer = offerOf.get(step.key)
      const pick = offer === undefined ? undefined : picks[offer.id]
      if (pick === none) return { stepKey: step.key, courseId: null, reason: null, absence: own.absence ?? 'no_course' }
      const wished = pick === undefined ? undefined : offer?.links.get(Number(pick.slice(1)))
      for (const link of [wished, own]) {
        if (link?.courseId === undefined || link.courseId === null) continue
        const used = uses.get(link.courseId) ?? 0
        const price = used > 0 ? 0 : (priceOf.get(link.courseId) ?? Number.POSITIVE_INFINITY)
        if (used >= mostStepsPerCourse || price > left) continue
        left -= price
        uses.set(link.courseId, used + 1)
        return link
      }
      return own.courseId === null ? own : { stepKey: step.key, courseId: null, reason: null, absence: 'budget' }
    })
  }

  return {
    name: 'link',
    system,
    prompt: [
      dataBlock('learner', { language: preferences.studyLanguage, budget: preferences.budget }),
      dataBlock(
        'courses',
        courses.map(({ id, title, description, weeks, price, language }) => ({
          ...{ id: `c${id}`, title: cleaned(title, 120), description: cleaned(description, 160) },
          ...{ weeks, price, language },
        })),
      ),
      dataBlock(
        'steps',
        offers.map(({ id, step, links }) => ({
          id,
          step: step.label,
          courses: [...links.keys()].map((one) => `c${one}`),
        })),
      ),
    ].join('\n'),
    schema,
    maxOutputTokens: 1500,
    read: (text) => {
      const parsed = schema.safeParse(salvageObject(text))
      return parsed.success ? { value: settle(parsed.data) } : { wrong: z.prettifyError(parsed.error).slice(0, 300) }
    },
  }
}
