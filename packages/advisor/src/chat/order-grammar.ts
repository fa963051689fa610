import { anyOf } from '#text/patterns.ts'

/*
 * What orders have in common. Words are singular here, names are replaced by '<step>' and '<skill>'. Locale: 'en'.
 */

export const opening = anyOf`
  ok|okay|hi|hello|hey|wrong|nope|but|hooray|yay|great|so|well|now|yes|no|also|and|thank|finally|today|actually|honestly|sorry
  by the way|i think|milepost|please|kindly|just
`
export const wishing = anyOf`(?:can|could|will|would) you|i (?:want|would like|need) (?:you )?to|let us|let me|go ahead and`
const closing = anyOf`
  please|kindly|now|already|today|yesterday|tonight|finally|again|too|then|thank|thank you|for me|at last|just now
  i (?:want|need|have) to (?:redo|repeat|do) (?:it|that)|i think|this (?:week|morning|evening)|last (?:week|night)|on my (?:roadmap|plan)|after all
`
export const adverb = anyOf`already|just|now|finally|also|really|actually|all`
export const marking = anyOf`mark|set|tick|check|cross|put|record|log|count|flag|switch|change|update|move|make|note|track`
export const theSkill = '(?:the )?<skill>(?:(?: and| or| plus)? <skill>)*'
export const myRoadmap = '(?:(?:on|onto|to|in|into|from|of) )?(?:my|the) (?:roadmap|road map|plan|list)'

/**
 * Builds the pattern of an order, with the words of courtesy that may come before and after it.
 *
 * @param forms - The ways to say it.
 * @returns A pattern of the whole message.
 */
export function order(...forms: readonly string[]): RegExp {
  return new RegExp(
    `^(?:${opening} )*(?:${wishing} )?(?:(?:please|kindly|just) )*(?:${forms.join('|')})(?: ${closing})*$`,
  )
}
