import { createStore } from '#lib/store.ts'

export const triedAnswersItem = { key: 'tried-answers', version: 1, where: 'tab' } as const

/** What a visitor answered on the first page and wants to keep. */
export interface TriedAnswers {
  readonly enjoys: string
  /** Empty where they know nothing yet. */
  readonly knows: string
  readonly hoursPerWeek: number
}

const store = createStore(triedAnswersItem, (value): TriedAnswers | null => {
  const { enjoys, knows, hoursPerWeek } = Object(value)
  const isWhole = typeof enjoys === 'string' && typeof knows === 'string' && typeof hoursPerWeek === 'number'
  return isWhole ? { enjoys, knows, hoursPerWeek } : null
})

/** Keeps the answers through the sign-up, until the wizard has them. */
export function keepTriedAnswers(answers: TriedAnswers): void {
  store.write(answers)
}

export function readTriedAnswers(): TriedAnswers | null {
  return store.read()
}

export function forgetTriedAnswers(): void {
  store.remove()
}
