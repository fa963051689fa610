import type { ParsedQuestion } from '#chat/question.ts'
import { phrases } from '#text/patterns.ts'

/* Questions for the learner's own answers: 'what is my budget?'. Locale: 'en'. */

export const profileFields = ['budget', 'language', 'preferred', 'interests', 'education', 'experience'] as const
export type ProfileField = (typeof profileFields)[number]

const fields: readonly (readonly [ProfileField, RegExp])[] = [
  ['budget', /\b(?:my budget|budget (?:did|have) i)\b/],
  ['language', /\b(?:my (?:study )?language|(?:study )?language (?:did|have) i)\b/],
  [
    'preferred',
    /\bmy preferred career\b|\bcareer (?:did|have|had) i (?:choose|chose|chosen|pick|picked|prefer|preferred|select\w*)\b/,
  ],
  ['interests', /\b(?:my interests?|interests? (?:did|have) i)\b/],
  ['education', /\b(?:my (?:education|schooling)|education (?:level )?(?:did|have) i)\b/],
  ['experience', /\bmy (?:work )?experience\b/],
]
const asking = phrases`
  what (?:is|are|was|were)|which|tell me|show me|what did i|did i (?:say|tell|write|enter|put|set)|do you (?:know|remember|have)
`
/** A change, or what an answer is for. */
const otherMatter = phrases`change|update|edit|matter|why|how|where|use|used|see|courses?|within|fits?|enough|over|cover`

/**
 * Reads which of the learner's answers a question asks for.
 *
 * @param question - A question.
 * @returns The answer's field, or null.
 */
export function readProfileField({ text }: Pick<ParsedQuestion, 'text'>): ProfileField | null {
  if (!asking.test(text) || otherMatter.test(text)) return null
  return fields.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
