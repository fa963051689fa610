import { cuePattern } from '@milepost/knowledge/cue-pattern'
import { careersOf } from '#chat/aspects.ts'
import type { Intent } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { backgrounds } from '#knowledge/knowledge.ts'
import { anyOf, phrases } from '#text/patterns.ts'

/* Recognises what learners say they did before: 'I am a nurse, which career?'. Locale: 'en'. */

const patterns = backgrounds.map(({ id, words }) => {
  const { source } = cuePattern(words)
  return {
    id,
    named: new RegExp(source),
    first: new RegExp(
      `^(?:an? )?(?:${source}) (?:here|by profession|and|who|student|graduate|for \\d+|retired|\\d+)\\b`,
    ),
  }
})

const ofOneself = phrases`worked|working|years? (?:as|in|of)|i|me|my|mine|students?|graduates?|stream|background|retired|former|by profession|some ?one|a person|people`
const seeking = phrases`
  which|what|suggest\w*|any|recommend\w*|fits?|suits?|career|job|field|role|can|could|may|possible|possibility|start|begin|become
  switch\w*|shift\w*|chang\w*|mov\w+|leav\w+|enter|get into|help|useful|near\w*|close\w*|chance|eligible|ok|okay|or not|still
`
const otherTrade = anyOf`nurs\w+|teach\w*|doctor|medicine|pilot|lawyer|law|account\w*|chef|bank\w*|police|driver|fashion|interior|mbbs|cima`
/** The other profession is what they want. */
const elsewhere = phrases`
  (?:become|becoming|be|work as|job as|into|study|studying|want to do|to do|course (?:in|on|for)) (?:an? |to )?${otherTrade}
  (?:salary|earn|courses?|fees?|price|password|sign (?:in|up)|log ?in|ielts|visa|milepost|roadmap|steps?|screen)
`
const asksForWay = /\b(?:career|job|field|role|suggest\w*|become|switch|shift|enter)\b/
/** The work itself is asked about, or what comes first. */
const ofTheWork =
  /\b(?:look like|all day|(?:usual|normal|typical) (?:day|shift|week)|what do(?:es)? (?:an? |the )?\w+ \w+ do)\b/
const maxWords = 40
/** So short a message says nothing but what someone is. */
const bareWords = 8

/**
 * Reads a question of someone who says what they did before.
 *
 * @param question - A question.
 * @returns The intent, or null.
 */
export function readBackground(question: ParsedQuestion): Intent | null {
  const { text, skills, wordCount, step } = question
  if (step !== null || wordCount > maxWords || elsewhere.test(text) || ofTheWork.test(text)) return null
  if (!seeking.test(text) && wordCount > bareWords) return null
  const found = patterns.find(({ named, first }) => first.test(text) || (ofOneself.test(text) && named.test(text)))
  if (found === undefined) return null
  const [career] = careersOf(question)
  if (skills.length > 0 && career === undefined && !asksForWay.test(text)) return null
  return { name: 'background', background: found.id, career: career ?? null }
}
