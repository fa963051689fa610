import type { DialogueState, Intent } from '#chat/intents.ts'
import { ownCues as cues } from '#chat/own-cues.ts'
import { ordinals, type ParsedQuestion } from '#chat/question.ts'
import { readStudyTime } from '#read/study-time.ts'
import { stemOf, termsOf } from '#text/terms.ts'

const sectionAsked = new RegExp(`\\b(${ordinals.join('|')}|last|final|this|current|next) (?:section|part|block)\\b`)

const sectionWord = '(?:section|part|block|phase|chapter)s?'
/** 'The foundations part', 'the section on data'. */
const sectionNamed = new RegExp(
  `\\b([a-z]+) ${sectionWord}\\b|\\b${sectionWord} (?:on|about|called|named|for|of|with) (?:the )?([a-z]+)`,
)

/**
 * Reads a question about one section: what it takes, or what to show at its end.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @returns The intent, or null.
 */
export function readSection(question: ParsedQuestion, state: DialogueState): Intent | null {
  const { text, step } = question
  const named = findSection(text, state)
  if (named === undefined || step !== null || !/\s/.test(named)) return null
  const last = state.steps.filter(({ section }) => section === named).at(-1)
  if (last?.milestone === true && (cues.build.test(text) || /\b(?:show|milestones?)\b/.test(text)))
    return { name: 'step', step: last.id, aspect: 'what' }
  return { name: 'time', target: { kind: 'section', name: named }, said: readStudyTime(text) }
}

/**
 * Finds a section of the roadmap by its name or its place.
 *
 * @param text - The question's words.
 * @param state - What is known of the learner.
 * @returns The section's name, or undefined.
 */
export function findSection(text: string, { steps }: DialogueState): string | undefined {
  const sections = [...new Set(steps.map(({ section }) => section))]
  const word = sectionNamed
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)
  const stem = word === undefined ? '' : stemOf(word)
  const byWord = sections.filter((name) => termsOf(name).includes(stem))
  if (byWord.length === 1) return byWord[0]
  const place = sectionAsked.exec(text)?.[1]
  const named = sections.find((name) => text.includes(name.toLowerCase()))
  if (place === undefined || named !== undefined) return named
  return place === 'last' || place === 'final' ? sections.at(-1) : sections[ordinals.indexOf(place)]
}
