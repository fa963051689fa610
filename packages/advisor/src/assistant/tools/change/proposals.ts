import { maxChangesAtOnce } from '@milepost/contract/chat/limits'
import type { ChatAction, ChatChange, ChatSource } from '@milepost/contract/chat/schema'
import type { AdvisorSentence } from '#advisor.ts'
import { type SentenceValues, say } from '#assistant/sentences.ts'
import { helpSource } from '#assistant/sources.ts'
import type { OwnRoadmap } from '#assistant/steps.ts'
import type { ToolAnswer } from '#assistant/tool.ts'

const confirmed = helpSource('assistant#actions')

/**
 * Says why nothing is proposed.
 *
 * @param subject - What it is about.
 * @param keys - Of the sentences.
 * @param values - What stands in them.
 * @returns The answer, without an action.
 */
export function explain(subject: ChatSource, keys: readonly string[], values: SentenceValues = {}): ToolAnswer {
  const sentences = keys.map((key) => say(`change.${key}`, values, subject))
  return { kind: 'answer', subject, sentences, stepId: null }
}

/**
 * Proposes a change. Without the learner's press nothing changes.
 *
 * @param subject - What it is about.
 * @param action - The change.
 * @param sentences - What it would change.
 * @returns The answer, with the change to confirm.
 */
export function propose(subject: ChatSource, action: ChatChange, sentences: readonly AdvisorSentence[]): ToolAnswer {
  return {
    kind: 'answer',
    subject,
    sentences: [...sentences, say('change.confirm', {}, confirmed)],
    stepId: null,
    action,
  }
}

const changesOf = ({ action }: { readonly action?: ChatAction }): readonly ChatChange[] => {
  if (action === undefined) return []
  return action.kind === 'several' ? action.changes : [action]
}

/**
 * Puts the answers to several orders into one. Each change keeps its button, so that each can be confirmed and undone.
 *
 * @param answers - The answers, at least one.
 * @returns One answer.
 */
export function together(answers: readonly [ToolAnswer, ...ToolAnswer[]]): ToolAnswer {
  const [first] = answers
  if (answers.length === 1) return first
  const proposing = answers.filter(({ action }) => action !== undefined)
  const [only] = proposing
  const changes = [...new Map(proposing.flatMap(changesOf).map((one) => [JSON.stringify(one), one])).values()]
  const firstOf = (all: readonly ToolAnswer[]) => all.flatMap(({ sentences }) => sentences.slice(0, 1))
  if (only === undefined) return { ...first, sentences: firstOf(answers).slice(0, maxChangesAtOnce) }
  if (changes.length < 2) {
    const refused = firstOf(answers.filter(({ action }) => action === undefined))
    return { ...only, sentences: [...only.sentences, ...refused].slice(0, maxChangesAtOnce + 1) }
  }
  return {
    ...only,
    sentences: [...firstOf(answers).slice(0, maxChangesAtOnce), say('change.confirm-each', {}, confirmed)],
    action: { kind: 'several', changes: changes.slice(0, maxChangesAtOnce) },
  }
}

/**
 * Answers that have changed since go into the same new version.
 *
 * @param roadmap - The learner’s roadmap.
 * @returns A sentence that says so, where they have.
 */
export const outdatedSentences = ({ outdated }: OwnRoadmap): AdvisorSentence[] =>
  outdated ? [say('change.outdated', {}, helpSource('roadmap#regenerating'))] : []
