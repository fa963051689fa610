import { maxChangesAtOnce } from '@milepost/contract/chat/limits'
import type { ChatAction, ChatChange, ChatSource } from '@milepost/contract/chat/schema'
import type { AdvisorSentence } from '#advisor.ts'
import type { OwnRoadmap } from '#chat/answers/steps.ts'
import { fact, helpSource } from '#chat/sources.ts'

/** Says what an order would change. Without an action nothing can be confirmed. */
export interface OrderAnswer {
  readonly subject: ChatSource
  readonly sentences: readonly AdvisorSentence[]
  /** The step that it is about. */
  readonly stepId: number | null
  readonly action?: ChatAction
}

const confirmed = helpSource('assistant#actions')
const confirmation = fact('Nothing changes until you press the button below.', confirmed)

/**
 * Says why nothing is proposed.
 *
 * @param subject - What it is about.
 * @param texts - The sentences.
 * @returns The answer, without an action.
 */
export function explain(subject: ChatSource, ...texts: readonly string[]): OrderAnswer {
  return { subject, sentences: texts.map((text) => fact(text, subject)), stepId: null }
}

/**
 * Proposes a change.
 *
 * @param subject - What it is about.
 * @param action - The change.
 * @param sentences - What it would change.
 * @returns The answer, with the change to confirm.
 */
export function propose(subject: ChatSource, action: ChatChange, sentences: readonly AdvisorSentence[]): OrderAnswer {
  return { subject, sentences: [...sentences, confirmation], stepId: null, action }
}

const changesOf = ({ action }: OrderAnswer): readonly ChatChange[] => {
  if (action === undefined) return []
  return action.kind === 'several' ? action.changes : [action]
}

/**
 * Puts the answers to several orders into one. Each change keeps its button, so that each can be confirmed and undone.
 *
 * @param answers - The answers, at least one.
 * @returns One answer.
 */
export function together(answers: readonly OrderAnswer[]): OrderAnswer {
  const [first] = answers
  if (first === undefined) throw new Error('no order')
  const proposing = answers.filter(({ action }) => action !== undefined)
  const changes = proposing.flatMap(changesOf).slice(0, maxChangesAtOnce)
  const [only] = proposing
  if (answers.length === 1) return first
  const openings = answers.flatMap(({ sentences }) => sentences.slice(0, 1)).slice(0, maxChangesAtOnce)
  if (only === undefined) return { ...first, sentences: openings }
  if (changes.length < 2) {
    const refused = answers
      .filter(({ action }) => action === undefined)
      .flatMap(({ sentences }) => sentences.slice(0, 1))
    return { ...only, sentences: [...only.sentences, ...refused].slice(0, maxChangesAtOnce + 1) }
  }
  return {
    ...only,
    sentences: [...openings, fact('Nothing changes until you press a button below. Each can be undone.', confirmed)],
    action: { kind: 'several', changes },
  }
}

/**
 * Answers that have changed since go into the same new version.
 *
 * @param roadmap - The learner’s roadmap.
 * @returns A sentence that says so, where they have.
 */
export function outdatedSentences({ outdated }: OwnRoadmap): AdvisorSentence[] {
  return outdated
    ? [
        fact(
          'Your answers have changed since your roadmap was made, so more may change with it.',
          helpSource('roadmap#regenerating'),
        ),
      ]
    : []
}
