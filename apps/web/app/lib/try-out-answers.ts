import { type CareerTitle, careerTitles } from '@milepost/contract/careers/limits'
import { createStore } from '#lib/store.ts'

export const tryOutAnswersItem = { key: 'tried-answers', version: 1, where: 'tab' } as const

/** What a visitor answered on the first page. */
interface ExampleAnswers {
  readonly enjoys: string
  /** Empty where they know nothing yet. */
  readonly knows: string
  readonly hoursPerWeek: number
}

/** The career whose roadmap a visitor wants to have. */
interface ChosenCareer {
  readonly preferredCareer: CareerTitle
}

/** What a visitor wants to keep of what they did without an account. */
export type TryOutAnswers = ExampleAnswers | ChosenCareer

const store = createStore(tryOutAnswersItem, (value): TryOutAnswers | null => {
  const { enjoys, knows, hoursPerWeek, preferredCareer } = Object(value)
  const chosen = careerTitles.find((title) => title === preferredCareer)
  if (chosen !== undefined) return { preferredCareer: chosen }
  const isWhole = typeof enjoys === 'string' && typeof knows === 'string' && typeof hoursPerWeek === 'number'
  return isWhole ? { enjoys, knows, hoursPerWeek } : null
})

/** Keeps the answers through the sign-up, until the wizard has them. */
export function keepTryOutAnswers(answers: TryOutAnswers): void {
  store.write(answers)
}

export function readTryOutAnswers(): TryOutAnswers | null {
  return store.read()
}

export function forgetTryOutAnswers(): void {
  store.remove()
}
