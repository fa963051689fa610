import { careersOf } from '#chat/aspects.ts'
import { readTraits } from '#chat/career-traits.ts'
import { findCertainSection } from '#chat/certain-sections.ts'
import { comparedBy } from '#chat/comparisons.ts'
import { noConditions } from '#chat/course-conditions.ts'
import { readFeelings } from '#chat/feelings.ts'
import { howTo } from '#chat/intent-of-kind.ts'
import type { DialogueState, Intent, Refusal } from '#chat/intents.ts'
import { readProfileField } from '#chat/own-answers.ts'
import { readCosts } from '#chat/own-costs.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { readSection } from '#chat/section-questions.ts'
import { readLeaving, readTechWork } from '#chat/tech-work-questions.ts'
import { anyOf, phrases } from '#text/patterns.ts'

/* Questions about the learner, the fit and being stuck. Locale: 'en'. */

const fitAsked = phrases`
  (?:bad|good|low|high|ok|okay) (?:fit|score|match|result)|(?:fit|score|points?|percent\w*|number)\b.{0,30}\b(?:mean\w*|bad|good|low|high)
  mean\w*\b.{0,20}\b(?:fit|score)|\d+ ?(?:out )?of (?:100|hundred)
`
/** 'I only have O levels, can I start?' */
const schoolNamed = anyOf`background|i studied|commerce|arts stream|bio stream|degree|a/?ls?|o/?ls?|[ao][- ]levels?|diploma|high school|university|school|qualifications?`
const mayI = anyOf`can i|could i|is it enough|enough|possible|ok|okay|still|begin|start|problem|matter|do i need|without|must i have`
const schooling = phrases`${schoolNamed}\b.{0,40}\b${mayI}|${mayI}\b.{0,40}\b${schoolNamed}`
/** Which way to go, rather than whether. */
const wayAsked = /\b(?:where (?:do|should|can)|(?:which|what|any) (?:\w+ )?(?:career|job|field|role))\b/
/** 'How do I swap to frontend?' */
const switching =
  /\b(?:swap|switch|change)(?: my career| career| over| back)? (?:to|into|from) (?:the )?<(?:career|field)>/
/** By its number or its name. */
const sectionNamed = /\b(?:sections?|parts?|phases?|blocks?)\b/

const afterIt = phrases`dead end|grow(?:th)?|promotions?|move up|career ladder|next role`
const experienced =
  /\b\d+\+? years?(?:'s?)? (?:of|in|with|doing|writing)\b.{0,60}\b(?:need|skip|have to|must|still|already|beginner)\b/
const skillsToCome =
  /\bskills? (?:will|would|do|can) i (?:have|get|gain|learn|master)\b|\bskills i (?:will|would|can) (?:have|get|gain|learn)\b/
const stuckAt = phrases`
  stuck|(?:do|can|could|did) not (?:\w+ )?(?:understand|get|follow|grasp)|not able to (?:understand|follow|get)|struggl\w+|confused
  (?:too|very|so) (?:hard|difficult|tough|complicated)|understand nothing|nothing goes into|(?:having|have) (?:trouble|difficulty|problems?) with
`

/** 'I am stuck at Linux', 'step 5 is too hard': of what it teaches. */
function readStuck({ text, skills, step, careers, fields }: ParsedQuestion, { steps }: DialogueState): Intent | null {
  if (
    !stuckAt.test(text) ||
    careers.length + fields.length > 0 ||
    /\b(?:between|which|choose|difference|courses?)\b/.test(text)
  )
    return null
  const planned = steps.find(({ id, milestone }) => id === step && !milestone)
  const skill = skills.length === 1 ? skills[0] : planned?.skills[0]
  return skill === undefined ? null : { name: 'skill', skill, other: null, aspect: 'stuck' }
}

/**
 * Reads a question about the person and the fit, which look like many kinds.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @param cued - The topic to decline that it has a cue of, or null.
 * @returns The intent, or null.
 */
export function readPersonQuestion(
  question: ParsedQuestion,
  state: DialogueState,
  cued: Refusal | null,
): Intent | null {
  const { text, skills } = question
  if (
    fitAsked.test(text) &&
    careersOf(question).length === 0 &&
    /\bmean\w*\b|\bbad\b|\bgood\b/.test(text) &&
    skills.length === 0
  )
    return { name: 'help', address: 'recommendation#ranking' }
  if (switching.test(question.form.join(' ')) && howTo.test(text))
    return { name: 'help', address: 'recommendation#switching' }
  const stuck = readStuck(question, state)
  if (stuck !== null && cued === null) return stuck
  const [named] = question.skills
  if (
    named !== undefined &&
    /\b(?:best|good|right|fastest|easiest|quickest) way to (?:learn|study|start|get into)\b/.test(text)
  )
    return { name: 'courses', skills: question.skills, conditions: { ...noConditions, first: 'cheapest' } }
  if (skillsToCome.test(text) && state.career !== null && careersOf(question).length === 0)
    return { name: 'career', career: state.career, aspect: 'skills' }
  const field = readProfileField(question)
  if (field !== null) return { name: 'answer', field }
  const section = findCertainSection(text)
  if (section !== undefined) return { name: 'help', address: section }
  if (
    schooling.test(text) &&
    !wayAsked.test(text) &&
    state.career !== null &&
    careersOf(question).length === 0 &&
    skills.length === 0
  )
    return { name: 'career', career: state.career, aspect: 'education' }
  const careers = careersOf(question)
  if (
    careers.length > 1 &&
    /\bor\b|\bvs\b|\bversus\b|\bbetween\b|\bcompare\b|\brank\b/.test(text) &&
    skills.length < careers.length &&
    cued === null &&
    /\b(?:should i|choose|better|prefer|go for|which|confused|decide|pick|compare|rank)\b/.test(text)
  )
    return { name: 'compare', careers: careers.slice(0, 3), by: comparedBy(question) }
  const [only] = careers
  if (only !== undefined && careers.length === 1 && afterIt.test(text))
    return { name: 'career', career: only, aspect: 'related' }
  // '15 years of PHP here. Do I need step 1?'
  if (skills.length > 0 && careers.length === 0 && experienced.test(text))
    return { name: 'help', address: 'roadmap#known-skills' }
  const leaving = readLeaving(question, state)
  if (leaving !== null) return leaving
  if (cued === null) {
    const found =
      readTraits(question) ?? (sectionNamed.test(text) ? readSection(question, state) : null) ?? readFeelings(question)
    if (found !== null) return found
  }
  return readTechWork(question, cued) ?? readCosts(question, state)
}
