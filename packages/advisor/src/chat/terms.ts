import type { Intent } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { terms } from '#knowledge/knowledge.ts'
import { anyOf } from '#text/patterns.ts'

/* Questions on what a general term of the trades means: 'what is latency?'. Locale: 'en'. */

const escapeWord = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A term's name by the words it is asked for. */
const nameByWord = new Map(terms.flatMap(({ name, words }) => words.map((word) => [word, name] as const)))
// The longest first, so that 'regression bug' is not read as 'regression'.
const wordsByLength = [...nameByWord.keys()].sort((a, b) => b.length - a.length)
const term = `["'“]?(?:an? |the |this |that )?(${wordsByLength.map(escapeWord).join('|')})["'”]?`

const opening = anyOf`hi|hello|hey|ok|okay|so|and|but|also|then|now|please|bro|sir|can you|could you|tell me|i (?:do not|want to|wanna) know|one (?:question|doubt)|quick question`
const asking = anyOf`
  what (?:is|are|was|does|do)(?: meant by| the meaning of| actually| exactly| basically| really| this| that)?|meaning of|definition of
  explain(?: me| to me)?(?: what| simply| the (?:term|word|concept|idea|meaning)(?: of)?)?|define|describe|what do (?:you|they|people) mean by|what about
`
/** What may follow a term without making it another thing. */
const end = anyOf`
  [ ](?:means?|stands?|is|are|in (?!my|the roadmap|which|what|our)|for (?:beginners?|a |dummies)|simply|please|exactly|actually|like|with (?:an? )?example|work|about|to a|used|i|as)\b
  \W*$|[?.,;!]|[ ]and (?:why|how|what|where|do)\b
`
const whole = new RegExp(
  `(?:^|[.,!?] )(?:${opening},? )*${asking} ${term}(?:(?: and| or| vs\\.?| versus|,) ${term})?(?=${end})`,
)
const named = new RegExp(
  `(?:^|[.,!?] )(?:${opening},? )*${term} (?:meanings?|means?|definition|explained|explanation)\\b`,
)
const said = new RegExp(
  `\\b${term}\\b.{0,60}\\b(?:what (?:is|are|does|do) (?:it|that|this|they)(?: mean\\w*)?|what does it mean|meaning)\\W*$`,
)
const difference = new RegExp(
  `\\b(?:differ\\w*|compare|apart)\\b.{0,24}\\b(?:between|of|from) ${term}(?: and| or| vs\\.?| from|,) ${term}`,
)
const either = new RegExp(`^(?:${opening},? )*${term} (?:vs\\.?|versus|and|or) ${term}(?: differ\\w*)?\\W*$`)

/**
 * Reads a question on what general terms of the trades mean.
 *
 * @param question - A question.
 * @returns The intent, or null.
 */
export function readTerms({ text }: ParsedQuestion): Intent | null {
  for (const pattern of [difference, either, whole, named, said]) {
    const [, first, second] = pattern.exec(text) ?? []
    const names = [first, second].flatMap((word) => nameByWord.get(word ?? '') ?? [])
    if (names.length > 0 && (second === undefined || names.length === 2))
      return { name: 'term', terms: [...new Set(names)] }
  }
  return null
}

/**
 * Looks up a term by its name.
 *
 * @param name - The name.
 * @returns The term, or undefined.
 */
export const termOf = (name: string) => terms.find((one) => one.name === name)
