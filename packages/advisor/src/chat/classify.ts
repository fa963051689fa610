import type { OutsideKind } from '@milepost/knowledge/schema'
import { careersOf } from '#chat/aspects.ts'
import { closestOfCareer, closestOfSkill, findSkillExplaining } from '#chat/closest-sentence.ts'
import { courtesyOf } from '#chat/courtesy.ts'
import { isCrisis } from '#chat/crisis/recognise-crisis.ts'
import { intentOfKind, readTimeIntent } from '#chat/intent-of-kind.ts'
import type { DialogueState, Intent, Refusal } from '#chat/intents.ts'
import { likelyKind } from '#chat/kinds.ts'
import { readLocalIntent } from '#chat/local-intent.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { refusedTopic } from '#chat/refusal-cues.ts'
import { readStudyTime } from '#chat/study-time.ts'
import { languageOfScript } from '#chat/wording.ts'
import { phrases } from '#text/patterns.ts'

/** How to decline questions that belong elsewhere, where no cue is more specific. */
const refusalOf: Readonly<Record<OutsideKind, Refusal>> = {
  'outside:everyday': 'everyday',
  'outside:homonym': 'unknown',
  'outside:injection': 'injection',
  'outside:nonsense': 'unknown',
  'outside:profession': 'profession',
  'outside:sensitive': 'personal',
  'outside:trade': 'opinion',
}

/** Declined whatever else a message says. */
const certain: readonly Refusal[] = ['injection', 'others']
/** What nobody is promised here, even with a roadmap in the same sentence. */
const promised = /\b(?:promise|guarantee|assure)\w*\b.{0,30}\b(?:jobs?|work|position|employ\w*|salary)\b/

/** 'Can I pay with Visa?' is about a card. */
const paying = /\b(?:pay\w*|paid|card|debit|credit|mastercard)\b/

/**
 * Tells whether an intent must not be changed by earlier messages.
 *
 * @param intent - An intent.
 * @returns True for a crisis and for what is always declined.
 */
export function isCertain(intent: Intent): boolean {
  return intent.name === 'crisis' || (intent.name === 'declined' && certain.includes(intent.topic))
}

const arriving = phrases`
  finish\w*|ready|done|complet\w*|through|reach\w*|arrive|roadmap|steps?|how far|get there|make it
`

/** A pace, or a day to have finished by, is a question about time whatever else it looks like. */
function asksOfStudyTime({ text }: ParsedQuestion): boolean {
  const { hoursPerWeek, moreHours, timesUsual, deadline, weeksOff } = readStudyTime(text)
  return (
    hoursPerWeek !== null ||
    moreHours !== 0 ||
    ((timesUsual !== null || deadline !== null || weeksOff > 0) && arriving.test(text))
  )
}

const fitAsked =
  /\b(?:fit|score|points?|percent\w*|number)\b.{0,30}\b(?:mean\w*|bad|good|low|high)\b|\bmean\w*\b.{0,20}\b(?:fit|score)\b|\b\d+ ?(?:out )?of (?:100|hundred)\b/
const ageAsked = phrases`
  too (?:old|young|late)(?! to\b)(?! for (?!this|me|it))
  too (?:old|young|late) (?:to|for) (?:\w+ )?(?:learn\w*|start\w*|becom\w*|switch\w*|begin\w*|study\w*|cod\w*|it)
  my age|age limit
  i am (?:a )?(?:\d\d|woman|girl|female|man|male|mother)\b.{0,40}\b(?:fit|late|old|chance|matter|rank\w*|still|start|learn)
  (?:gender|caste|religion|where i live)\b.{0,40}\b(?:matter|count|fit|rank\w*|chang\w*)
`
const tired =
  /\b(?:give|giving) up\b|\b(?:lost|no|losing) motivation\b|\bdemotivated\b|\btoo (?:hard|difficult|much) for me\b|\b(?:feel|feeling) (?:stuck|lost|overwhelmed|lazy)\b/

/** Questions about the person and the fit, which look like many kinds. */
function readBeforeKind({ text, skills }: ParsedQuestion): Intent | null {
  if (ageAsked.test(text)) return { name: 'help', address: 'recommendation#fairness' }
  if (fitAsked.test(text) && /\bmean\w*\b|\bbad\b|\bgood\b/.test(text) && skills.length === 0)
    return { name: 'help', address: 'recommendation#ranking' }
  if (/\b(?:about|introduce|describe) yourself\b/.test(text)) return { name: 'help', address: 'assistant#questions' }
  return tired.test(text) && skills.length === 0 ? { name: 'courtesy', kind: 'tired' } : null
}

/** Everyday words about a career or a skill, where our descriptions have them too. */
function readKnownDetail(question: ParsedQuestion): Intent | null {
  const [career] = careersOf(question)
  const [skill] = question.skills
  if (career !== undefined)
    return closestOfCareer(career, question) === null ? null : { name: 'career', career, aspect: 'what' }
  if (skill === undefined) return null
  if (/\b(?:careers?|jobs?)\b/.test(question.text)) return { name: 'skill', skill, other: null, aspect: 'careers' }
  if (closestOfSkill(skill, question) === null) return null
  return { name: 'skill', skill, other: null, aspect: 'what' }
}

/**
 * Reads what a question asks for. Its kind is learned from examples, and its words give the rest.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @returns The intent.
 */
export function classify(question: ParsedQuestion, state: DialogueState): Intent {
  if (isCrisis(question.said)) return { name: 'crisis' }
  const cued = refusedTopic(question)
  if (cued !== null && certain.includes(cued)) return { name: 'declined', topic: cued }
  if (promised.test(question.text)) return { name: 'declined', topic: 'placement' }
  if (cued === 'visa' && !paying.test(question.text)) return { name: 'declined', topic: cued }
  const courtesy = courtesyOf(question)
  if (courtesy !== null) return courtesy
  const local = question.language === null ? null : readLocalIntent(question, state)
  if (languageOfScript(question.said) !== null)
    return cued === null ? (local ?? { name: 'unclear' }) : { name: 'declined', topic: cued }
  const { inside, outside, isOutside } = likelyKind(question)
  const explaining = cued === null ? findSkillExplaining(question) : null
  if (explaining !== null && !isOutside && (inside === 'skill' || inside === 'roadmap'))
    return { name: 'skill', skill: explaining, other: null, aspect: 'what' }
  const early = readBeforeKind(question)
  if (early !== null) return early
  if (inside !== 'course' && asksOfStudyTime(question)) return readTimeIntent(question, state)
  if (isOutside && cued === null) {
    const known = local ?? readKnownDetail(question)
    if (known !== null) return known
  }
  if (isOutside) return { name: 'declined', topic: cued ?? refusalOf[outside] }
  return intentOfKind(inside, question, state)
}
