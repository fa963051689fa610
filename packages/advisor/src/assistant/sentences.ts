import type { ChatSource } from '@milepost/contract/chat/schema'
import { currentLanguage, translate } from '@milepost/knowledge'
import type { AdvisorSentence } from '#advisor.ts'
import { sentences } from '#knowledge/knowledge.ts'

export type SentenceValues = Readonly<Record<string, string | number>>

/**
 * Puts a text into the language of the answer.
 *
 * @param text - A text of the knowledge.
 * @returns Its translation, or itself where it has none.
 */
export const inLanguage = (text: string): string => translate(text, currentLanguage())

/**
 * Looks up what the assistant says, in the language of the answer.
 *
 * @param key - '<file>.<key>' of `packages/knowledge/assistant`.
 * @param values - What stands for the '{names}' of the text.
 * @returns The text.
 * @throws {Error} There is no such text, or a value is missing, which is a bug.
 */
export function textOf(key: string, values: SentenceValues = {}): string {
  const template = sentences[key]
  if (template === undefined) throw new Error(`no sentence ${key}`)
  return inLanguage(template).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value {${name}} for ${key}`)
    return inLanguage(String(value))
  })
}

/**
 * Says a fact.
 *
 * @param key - Of the sentence.
 * @param values - What stands for the '{names}' in it.
 * @param sources - The pages that show it, each named once.
 * @returns The sentence.
 */
export function say(
  key: string,
  values: SentenceValues,
  ...sources: readonly [ChatSource, ...ChatSource[]]
): AdvisorSentence {
  return fact(textOf(key, values), ...sources)
}

/**
 * Says something that states no fact: a courtesy, a question or a refusal.
 *
 * @param key - Of the sentence.
 * @param values - What stands for the '{names}' in it.
 * @returns The sentence without a source.
 */
export const remark = (key: string, values: SentenceValues = {}): AdvisorSentence => ({
  text: textOf(key, values),
  sources: [],
})

/**
 * Says a fact in words of the knowledge.
 *
 * @param text - The sentence.
 * @param sources - The pages that show it.
 * @returns The sentence.
 */
export function fact(text: string, ...sources: readonly [ChatSource, ...ChatSource[]]): AdvisorSentence {
  const once = new Map(sources.map((source) => [`${source.kind}:${source.id}`, source]))
  const shown = [...once.values()].map((source) => ({ ...source, title: inLanguage(source.title) }))
  return { text: inLanguage(text), sources: shown }
}
