import type { DialogueState, Intent, StepRange } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { numberOf, numberPattern } from '#read/deadline.ts'
import { anyOf, phrases } from '#text/patterns.ts'

/* Reads questions for several steps of the learner's roadmap, or for the ones around a step. Locale: 'en'. */

const thing = anyOf`steps?|things?|topics?|skills?|tasks?|ones?|stages?|items?|parts?`
const few = anyOf`few|couple(?: of)?|several|some`
const count = `(?:${numberPattern}|${few})`
const nextFew = new RegExp(
  `\\b(?:next|following|coming|upcoming) ${count} ${thing}\\b|\\b${count} (?:next|following|coming|upcoming) ${thing}\\b`,
)
const fewAfter = new RegExp(
  `\\b${count} ${thing} (?:that )?(?:come )?after (?:this|that|the current|my current|now|it)\\b`,
)
const afterNext = phrases`(?:step|one|thing) after (?:the )?next|next to next step|after (?:the )?next (?:step|one)`
const atEnd = new RegExp(`\\b(first|last|final) ${count} ${thing}\\b`)
const between = /\bsteps? (\d{1,3}) ?(?:to|-|–|till|until|up to|through) ?(?:step )?(\d{1,3})\b/
const around =
  /\b(before|after|follow(?:s|ing)?|preced(?:es|ing)|prior to) (?:the |a |my |that )?(?:step (?:on|about|with|for|called|of) )?<skill>/
const aroundNumber =
  /\b(?:comes?|is|right|just|directly|step|do|learn) (before|after) (?:the )?step (?:number )?(\d{1,3})\b/
const ofRoadmap = phrases`steps?|road ?map|plan|path|comes? (?:just |right |directly |immediately )*(?:before|after)`
const openSteps = new RegExp(
  `\\b(?:list|show|name|give|tell|see|what|which|all|every\\w*|rest)\\b.{0,40}\\b${anyOf`
    (?:still|left|remaining|open|pending|unfinished) (?:to do|steps?|to finish|to learn|to complete)
    (?:i )?(?:still|yet) (?:have|need|got|must)(?: to)?|have to do still|steps? (?:are |is )?(?:still |not )?(?:left|remaining|open|pending|to go|done yet|finished yet)
    (?:not|have not) (?:yet )?(?:done|finished|completed)(?: yet)?|rest of (?:my|the) (?:steps|road ?map)
  `}`,
)
/** How many, how long: figures are asked for, not names. */
const figures = phrases`how (?:many|much|long|far|soon)|when|hours?|date|weeks?|months?|courses?|costs?|longest|shortest|biggest|smallest|hardest|easiest|free|percent\w*|money|pay|deadline`

function countOf(groups: readonly (string | undefined)[]): number {
  const at = groups.findIndex((group) => group !== undefined)
  return at < 0 ? defaultCount : Math.max(1, Math.round(numberOf(groups[at] ?? '', groups[at + 1])))
}
/** 'A few'. */
const defaultCount = 3

function readRange({ text, form, skills }: ParsedQuestion, { steps }: DialogueState): StepRange | null {
  const next = nextFew.exec(text) ?? fewAfter.exec(text)
  if (next !== null) return { kind: 'open', count: countOf(next.slice(1)) }
  if (afterNext.test(text)) return { kind: 'open', count: 2 }
  const [, end, ...rest] = atEnd.exec(text) ?? []
  if (end !== undefined) return { kind: end === 'first' ? 'first' : 'last', count: countOf(rest) }
  const [, from, to] = between.exec(text) ?? []
  if (from !== undefined && to !== undefined) return { kind: 'between', from: Number(from), to: Number(to) }
  const [, side, number] = aroundNumber.exec(text) ?? []
  if (number !== undefined) return { kind: side === 'before' ? 'before' : 'after', step: Number(number) }
  const [, word] = around.exec(form.join(' ')) ?? []
  const [skill] = skills
  const step = steps.find((one) => !one.milestone && skill !== undefined && one.skills.includes(skill))
  if (word !== undefined && step !== undefined && skills.length === 1 && ofRoadmap.test(text))
    return { kind: /^(?:before|preced|prior)/.test(word) ? 'before' : 'after', step: step.id }
  return openSteps.test(text) ? { kind: 'open', count: null } : null
}

const underHours = new RegExp(
  `\\bsteps?\\b.{0,30}\\b(?:(under|below|less than|fewer than|at most|up to|shorter than)|(over|above|more than|at least|longer than)) ${numberPattern} ?(?:hours?|h)\\b`,
)

/** 'Which steps take less than 15 hours?' */
function readHours(text: string): StepRange | null {
  const [, under, over, count = '', half] = underHours.exec(text) ?? []
  const hours = numberOf(count, half)
  if (under !== undefined) return { kind: 'hours', maxHours: hours, minHours: null }
  return over === undefined ? null : { kind: 'hours', maxHours: null, minHours: hours }
}

/**
 * Reads a question for several steps: 'my next two steps', 'what comes before SQL on my roadmap', 'all I still have to do'.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @returns The intent, or null.
 */
export function readStepRange(question: ParsedQuestion, state: DialogueState): Intent | null {
  const byHours = readHours(question.text)
  if (byHours !== null) return { name: 'steps', range: byHours }
  if (figures.test(question.text) || question.careers.length > 0) return null
  const range = readRange(question, state)
  return range === null ? null : { name: 'steps', range }
}
