import type { InsideKind, OutsideKind } from '@milepost/knowledge/schema'
import { asksWhatSkillIs, careersOf } from '#chat/aspects.ts'
import { readTraits } from '#chat/career-traits.ts'
import { closestOfCareer, closestOfSkill, findSkillExplaining } from '#chat/closest-sentence.ts'
import { courtesyOf } from '#chat/courtesy.ts'
import { isCrisis } from '#chat/crisis/recognise-crisis.ts'
import { readFeelings } from '#chat/feelings.ts'
import { findCuedSectionAnywhere } from '#chat/help-cues.ts'
import { howTo, intentOfKind, readSection, readTimeIntent } from '#chat/intent-of-kind.ts'
import type { DialogueState, Intent, Refusal } from '#chat/intents.ts'
import { likelyKind } from '#chat/kinds.ts'
import { readLocalIntent } from '#chat/local-intent.ts'
import { readCosts } from '#chat/own-costs.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { refusedTopic } from '#chat/refusal-cues.ts'
import { readStudyTime } from '#chat/study-time.ts'
import { languageOfScript } from '#chat/wording.ts'
import { anyOf, phrases } from '#text/patterns.ts'

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

/** 'I have 3 weeks off, which course can I finish?' */
function asksForCourse({ text }: ParsedQuestion): boolean {
  return (
    readStudyTime(text).weeksOff > 0 &&
    /\b(?:which|what|any|some|is there an?) (?:\w+ ){0,3}(?:courses?|class(?:es)?)\b/.test(text)
  )
}

const fitAsked = phrases`
  (?:bad|good|low|high|ok|okay) (?:fit|score|match|result)|(?:fit|score|points?|percent\w*|number)\b.{0,30}\b(?:mean\w*|bad|good|low|high)
  mean\w*\b.{0,20}\b(?:fit|score)|\d+ ?(?:out )?of (?:100|hundred)
`
/** 'I only have O levels, can I start?' */
const schoolNamed = anyOf`background|i studied|commerce|arts stream|bio stream|degree|a/?ls?|o/?ls?|[ao][- ]levels?|diploma|high school|university|school|qualifications?`
const mayI = anyOf`can i|could i|is it enough|enough|possible|ok|okay|still|begin|start|problem|matter|do i need|without|must i have`
const schooling = phrases`${schoolNamed}\b.{0,40}\b${mayI}|${mayI}\b.{0,40}\b${schoolNamed}`
/** 'How do I swap to frontend?' */
const switching =
  /\b(?:swap|switch|change)(?: my career| career| over| back)? (?:to|into|from) (?:the )?<(?:career|field)>/
/** By its number or its name. */
const sectionNamed = /\b(?:sections?|parts?|phases?|blocks?)\b/
const ofAssistant =
  /\b(?:are you|is (?:the|this) (?:assistant|bot|chat)) (?:an? )?(?:real |actual )?(?:ai|robot|human|person|bot|machine|computer|people)\b/
const ofMyData = /\b(?:do|does|doing|happens?) with my (?:messages|chats?|data|answers|information|conversations?)\b/
const betterScore =
  /\b(?:improve|increase|raise|better|higher|boost|get)\b.{0,20}\b(?:score|fit|match|recommendations?|advice)\b/
const ageAsked = phrases`
  \d\d[- ]years?[- ]olds?|too (?:old|young|late) for (?:tech|coding|programming|computers|it|this)
  too (?:old|young|late)(?! to\b)(?! for (?!this|me|it))
  too (?:old|young|late) (?:to|for) (?:\w+ )?(?:learn\w*|start\w*|becom\w*|switch\w*|begin\w*|study\w*|cod\w*|it)
  my age|age limit
  i am (?:a )?(?:\d\d|woman|girl|female|man|male|mother)\b.{0,40}\b(?:fit|late|old|chance|matter|rank\w*|still|start|learn)
  (?:gender|caste|religion|where i live)\b.{0,40}\b(?:matter|count|fit|rank\w*|chang\w*)
`
/** Questions about the person and the fit, which look like many kinds. */
function readBeforeKind(question: ParsedQuestion, state: DialogueState, cued: Refusal | null): Intent | null {
  const { text, skills } = question
  if (ageAsked.test(text)) return { name: 'help', address: 'recommendation#fairness' }
  if (
    fitAsked.test(text) &&
    careersOf(question).length === 0 &&
    /\bmean\w*\b|\bbad\b|\bgood\b/.test(text) &&
    skills.length === 0
  )
    return { name: 'help', address: 'recommendation#ranking' }
  if (switching.test(question.form.join(' ')) && howTo.test(text))
    return { name: 'help', address: 'recommendation#switching' }
  if (betterScore.test(text)) return { name: 'help', address: 'profile#better-advice' }
  if (ofAssistant.test(text)) return { name: 'help', address: 'assistant#questions' }
  if (ofMyData.test(text)) return { name: 'help', address: 'privacy#who-sees' }
  if (/\b(?:about|introduce|describe) yourself\b/.test(text)) return { name: 'help', address: 'assistant#questions' }
  if (schooling.test(text) && state.career !== null && careersOf(question).length === 0 && skills.length === 0)
    return { name: 'career', career: state.career, aspect: 'education' }
  if (cued === null) {
    const found =
      readTraits(question) ?? (sectionNamed.test(text) ? readSection(question, state) : null) ?? readFeelings(question)
    if (found !== null) return found
  }
  return readCosts(question, state)
}

/** Cues that may stand beside a question on what something is: 'I saw it in a vacancy'. */
const softTopics: readonly Refusal[] = ['placement', 'market', 'opinion', 'everyday']

/** Two skills, or one by a name of several words, are no chance: everyday words have been names as well. */
const isOfTrade = ({ skills, skillWords, unknownCount }: ParsedQuestion) =>
  (skills.length > 1 && unknownCount <= 3) || (skills.length === 1 && skillWords > 1)

/** A question that names a skill is about it, or about courses on it. */
const insideOf = (inside: InsideKind, { skills }: ParsedQuestion): InsideKind =>
  skills.length > 0 && inside !== 'course' && inside !== 'roadmap' && inside !== 'career' ? 'skill' : inside

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
  if (isCrisis(question.typed)) return { name: 'crisis' }
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
  if (cued === 'writing' && inside === 'help:assistant') return { name: 'declined', topic: cued }
  const early = readBeforeKind(question, state, cued)
  if (early !== null) return early
  if (inside !== 'course' && asksForCourse(question)) return intentOfKind('course', question, state)
  if (inside !== 'course' && asksOfStudyTime(question)) return readTimeIntent(question, state)
  if (isOutside && (cued === null || softTopics.includes(cued))) {
    if (isOfTrade(question) && (cued === null || asksWhatSkillIs(question)))
      return intentOfKind(insideOf(inside, question), question, state)
  }
  if (isOutside && cued === null && (outside === 'outside:everyday' || outside === 'outside:trade')) {
    const address = howTo.test(question.text) ? findCuedSectionAnywhere(question.text) : undefined
    if (address !== undefined) return { name: 'help', address }
  }
  if (isOutside && cued === null) {
    const known = local ?? readKnownDetail(question)
    if (known !== null) return known
  }
  if (isOutside) return { name: 'declined', topic: cued ?? refusalOf[outside] }
  return intentOfKind(inside, question, state)
}
