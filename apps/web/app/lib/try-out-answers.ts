import { type CareerTitle, careerTitles } from '@milepost/contract/careers/limits'
import type { InterestAnswers } from '@milepost/contract/profiles/schema'
import { createStore } from '#lib/store.ts'

/** In the browser rather than the tab: the link of a confirmation email opens another one. */
export const tryOutAnswersItem = { key: 'tried-answers', version: 2, where: 'browser' } as const

/** After two days someone else may sit there. */
const maxAge = 2 * 86_400_000

/** What a visitor answered on the first page, and the career that they saw. */
interface ExampleAnswers {
  readonly enjoys: string
  /** Empty where they know nothing yet. */
  readonly knows: string
  readonly hoursPerWeek: number
  readonly career: CareerTitle
}

/** The career whose roadmap a visitor wants to have. */
interface ChosenCareer {
  readonly preferredCareer: CareerTitle
}

/** What a visitor answered in the interest check. Its readers check its form. */
interface CheckedInterests {
  readonly interestAnswers: InterestAnswers
}

/** What a visitor wants to keep of what they did without an account. */
export type TryOutAnswers = ExampleAnswers | ChosenCareer | CheckedInterests

interface Stored {
  readonly keptAt: number
  readonly answers: TryOutAnswers
}

const store = createStore(tryOutAnswersItem, (value): Stored | null => {
  const { keptAt, answers } = Object(value)
  const { enjoys, knows, hoursPerWeek, career, preferredCareer, interestAnswers } = Object(answers)
  const age = typeof keptAt === 'number' ? Date.now() - keptAt : Number.POSITIVE_INFINITY
  if (age < 0 || age > maxAge) return null
  const titled = (wanted: unknown) => careerTitles.find((title) => title === wanted)
  const chosen = titled(preferredCareer)
  if (chosen !== undefined) return { keptAt, answers: { preferredCareer: chosen } }
  if (typeof interestAnswers === 'object' && interestAnswers !== null) return { keptAt, answers: { interestAnswers } }
  const seen = titled(career)
  const isWhole = typeof enjoys === 'string' && typeof knows === 'string' && typeof hoursPerWeek === 'number'
  return isWhole && seen !== undefined ? { keptAt, answers: { enjoys, knows, hoursPerWeek, career: seen } } : null
})

/** Keeps the answers through the sign-up, until the wizard has them. */
export function keepTryOutAnswers(answers: TryOutAnswers): void {
  store.write({ keptAt: Date.now(), answers })
}

export function readTryOutAnswers(): TryOutAnswers | null {
  return store.read()?.answers ?? null
}

export function forgetTryOutAnswers(): void {
  store.remove()
}
