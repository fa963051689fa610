import type { InsideKind, OutsideKind } from '@milepost/knowledge/schema'
import { asksWhatSkillIs, careersOf } from '#chat/aspects.ts'
import { findCertainSection } from '#chat/certain-sections.ts'
import { closestOfCareer, closestOfSkill, findSkillExplaining } from '#chat/closest-sentence.ts'
import { readComparedWork } from '#chat/comparisons.ts'
import { readCourseConditions } from '#chat/course-conditions.ts'
import { courtesyOf } from '#chat/courtesy.ts'
import { isCrisis } from '#chat/crisis/recognise-crisis.ts'
import { findCuedSectionAnywhere } from '#chat/help-cues.ts'
import { readHindi } from '#chat/hindi.ts'
import { readInstitution } from '#chat/institutions.ts'
import { howTo, intentOfKind, readSkillIntent, readTimeIntent } from '#chat/intent-of-kind.ts'
import type { DialogueState, Intent, Refusal } from '#chat/intents.ts'
import { likelyKind } from '#chat/kinds.ts'
import { readLocalIntent } from '#chat/local-intent.ts'
import { readPersonQuestion } from '#chat/person-questions.ts'
import { readAbsence, readAlternatives, readPlaceInCareer } from '#chat/places.ts'
import { readPlanning } from '#chat/planning-questions.ts'
import { type ParsedQuestion, readQuestion } from '#chat/question.ts'
import { refusedTopic } from '#chat/refusal-cues.ts'
import { readStepRange } from '#chat/step-ranges.ts'
import { readTechWork } from '#chat/tech-work-questions.ts'
import { readTerms } from '#chat/terms.ts'
import { readTitle } from '#chat/title-questions.ts'
import { makeCertain } from '#chat/vague-intents.ts'
import { languageOfScript } from '#chat/wording.ts'
import { readStudyTime } from '#read/study-time.ts'
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
const promised = phrases`
  (?:will|would|can) i (?:\w+ ){0,2}(?:get|find|land|receive) (?:a |an |any |the )?(?:\w+ )?(?:jobs?|work|employ\w*|internships?)
  (?:odds|chances?|likely|likelihood|probability)\b.{0,40}\b(?:get|getting|find|finding|land|hired|a job|jobs)
  (?:promise|guarantee|assure)\w*\b.{0,30}\b(?:jobs?|work|position|employ\w*|salary)
`

/** Words of pay that mean nothing else, unless a certificate is earned or negotiating is learned. */
const payAsked = phrases`
  salar(?:y|ies)|wages?|income|earn(?:s|ings?|ed)?|lpa|ctc|stipend|(?:paid|pays?) (?:\w+ )?(?:more|better|less|well|higher|the most)
  (?:best|highest|well)[- ]paid|gets? paid|charge (?:per|an|by)|hourly rate|remuneration
`
const notPay = /\b(?:certificates?|courses?|pro|premium|plans?|card|fees?|subscription|badges?|afford|negotiat\w+)\b/
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
  const { hoursPerWeek, moreHours, timesUsual, deadline, weeksOff, stepsPerWeek, stepsPer } = readStudyTime(text)
  return (
    stepsPerWeek !== null ||
    stepsPer !== null ||
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

/** Whether a field has many jobs is not known here. */
const jobsAsked = phrases`
  (?:more|most|many|enough|fewer|less) (?:jobs?|job opportunit\w+|opportunities|openings|vacanc\w+)|job opportunit\w+|job market
  (?:jobs?|work|vacanc\w+|opportunit\w+) in (?:jaffna|colombo|kandy|galle|batticaloa|trincomalee|vavuniya|chennai|bangalore|sri lanka|india|my (?:town|city|area|village|district|country))
  (?:easy|easier|easiest|hard|harder) to (?:get|find) (?:a )?(?:jobs?|work)
`

/** 'My boss threw the phrase “data lake” at me': it asks what that is. */
const saying = anyOf`said|says?|threw|throws?|used?|uses|heard|hear(?:s|ing)?|saying|read|mentions?|mentioned|saw|see|drops?|dropped`
const afterWord = anyOf`at|to|in|today|yesterday|on|around|again|all|everywhere|and|but|what`
const heardWord = new RegExp(
  `\\b${saying}\\b.{0,16}\\b(?:the|this|a) (?:word|phrase|term|buzzword|expression) ` +
    `['"“]?([a-z][\\w+#/-]*(?: [\\w+#/-]+){0,2}?)['"”]?(?=$|[.,?!;]| ${afterWord}\\b)`,
)

/** Cues that may stand beside a question on what something is: 'I saw it in a vacancy'. */
const softTopics: readonly Refusal[] = ['placement', 'market', 'opinion', 'everyday']

/** Two skills, or one by a name of several words, are no chance: everyday words have been names as well. */
const isOfTrade = ({ skills, skillWords, unknownCount }: ParsedQuestion) =>
  (skills.length > 1 && unknownCount <= 3) || (skills.length === 1 && skillWords > 1)

const maxWordsBesideName = 5
/** 'Docker why': a name and ordinary words. */
const isBareName = ({ skills, wordCount, unknownCount }: ParsedQuestion) =>
  skills.length > 0 && unknownCount === 0 && wordCount - skills.length <= maxWordsBesideName

/** A question that names a skill is about it, or about courses on it. */
const insideOf = (inside: InsideKind, { skills }: ParsedQuestion): InsideKind =>
  skills.length > 0 && inside !== 'course' && inside !== 'roadmap' && inside !== 'career' ? 'skill' : inside

/** 'Can you tell me about DevOps please': however politely. */
const toldOf = anyOf`tell|explain|know|more|information|details|idea|something|describe`
const toldAbout = new RegExp(
  `\\b${toldOf}\\b.{0,24}\\b(?:about|on|of|regarding|to me) (?:the |an? |being an? )?<(?:career|field|skill)>(?: ${anyOf`
    please|job|career|field|work|role|and <(?:career|field|skill)>|sir|bro
  `})*\\W*$`,
)
const whySoLong = phrases`
  (?:why|how come|what for|reason)\b.{0,30}\b(?:so|too|this|that) (?:many|much|long|big|huge)(?: \w+){0,2} (?:steps?|things?|hours?|skills?|topics?|road ?map|plan)
  (?:why|how come)\b.{0,30}\b(?:road ?map|plan|path|steps?|it)\b.{0,20}\b(?:so|too|this|that) (?:many|much|long|big|huge)
  (?:road ?map|plan|path|list|it) (?:is|looks|seems) (?:\w+ )?too (?:long|much|big|many)|too (?:many|much) (?:steps?|hours|to learn)
  (?:why|how come)(?: do i need| are there| is there| have i got)? (?:so many|that many|too many|all these|all this|\d+) (?:steps?|hours?|skills?|topics?|things?)
`
const whyPlanned =
  /\b(?:why|reasons?|what for|purpose)\b.{0,24}\b(?:put\w*|add\w*|includ\w*|ha(?:ve|s)|learn|there|need|roadmap|plan)\b/
/** 'How do I print this roadmap?' is no technical question. */
const ofOwnPages = /\b(?:my|this|the) (?:roadmap|road map|progress|plan|milestones?|account|profile|answers)\b/

const mayISkip =
  /\b(?:can|could|may|should) i\b.{0,16}\b(?:skip|leave (?:it )?out|avoid|drop|ignore|do without|miss)\b(?!.{0,20}\b(?:now|later)\b)/

/** Questions on several steps, on a place in a roadmap and on comparing what people do, which look like many kinds. */
function readAround(question: ParsedQuestion, state: DialogueState): Intent | null {
  const [skill, other] = question.skills
  if (skill !== undefined && other === undefined && mayISkip.test(question.text))
    return { name: 'time', target: { kind: 'skipped', skills: [skill] }, said: readStudyTime(question.text) }
  return (
    readTitle(question, state) ??
    readPlaceInCareer(question, state) ??
    readAbsence(question, state) ??
    readAlternatives(question) ??
    readComparedWork(question) ??
    readPlanning(question, state) ??
    readStepRange(question, state) ??
    (whySoLong.test(question.text) && question.skills.length + careersOf(question).length === 0
      ? { name: 'roadmap', aspect: 'why' }
      : null)
  )
}

/** With the career that it names, so that what is known of that can be said. */
function decline(topic: Refusal, question: ParsedQuestion): Intent {
  const [career] = careersOf(question)
  return { name: 'declined', topic, ...(career !== undefined && { career }) }
}

function readCued({ text }: ParsedQuestion): Intent | null {
  const address = findCuedSectionAnywhere(text)
  return address === undefined ? null : { name: 'help', address }
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
  if (isCrisis(question.typed)) return { name: 'crisis' }
  const cued = refusedTopic(question)
  if (cued !== null && certain.includes(cued)) return { name: 'declined', topic: cued }
  // 'What is a stack trace' asks for no repair, and 'what is CTC' for no figure.
  const asked = readTerms(question)
  if (asked !== null) return asked
  if (promised.test(question.text)) return decline('placement', question)
  if (cued === 'visa' && !paying.test(question.text) && readTechWork(question, cued) === null)
    return decline(cued, question)
  if (cued === 'salary' && payAsked.test(question.text) && !notPay.test(question.text)) return decline(cued, question)
  if (careersOf(question).length > 0 && /(?<!\b(?:i|to|must|can) )\bpay\W*$/.test(question.text))
    return decline('salary', question)
  if (jobsAsked.test(question.text)) return decline('market', question)
  const heard = heardWord.exec(question.text)?.[1]
  if (heard !== undefined && cued === null) return classify(readQuestion(`what is ${heard}`), state)
  const courtesy = courtesyOf(question)
  if (courtesy !== null) return courtesy
  const hindi = readHindi(question, state)
  if (hindi !== null) return hindi
  const local = question.language === null ? null : readLocalIntent(question, state)
  if (languageOfScript(question.said) !== null)
    return cued === null ? (local ?? { name: 'unclear' }) : { name: 'declined', topic: cued }
  const { inside, outside, isOutside } = likelyKind(question)
  const isCertainSection = findCertainSection(question.text) !== undefined
  const explaining = cued === null && !isCertainSection ? findSkillExplaining(question) : null
  if (explaining !== null && !isOutside && (inside === 'skill' || inside === 'roadmap'))
    return { name: 'skill', skill: explaining.skill, other: null, aspect: explaining.isName ? 'what' : 'mentions' }
  if (cued === null || cued === 'admission') {
    const offered = readInstitution(question.text)
    if (offered !== null && careersOf(question).length === 0)
      return { name: 'courses', skills: question.skills, conditions: readCourseConditions(question.text) }
  }
  const around = cued === null || softTopics.includes(cued) ? readAround(question, state) : null
  if (around !== null) return around
  if (cued === 'writing' && inside === 'help:assistant') return { name: 'declined', topic: cued }
  const early = readPersonQuestion(question, state, cued)
  if (early !== null) return early
  if (cued === null && toldAbout.test(question.form.join(' ')))
    return intentOfKind(question.skills.length > 0 ? 'skill' : 'career', question, state)
  if (inside !== 'course' && asksForCourse(question)) return intentOfKind('course', question, state)
  if (inside !== 'course' && asksOfStudyTime(question)) return readTimeIntent(question, state)
  if (isOutside && (cued === null || softTopics.includes(cued))) {
    if (isOfTrade(question) && (cued === null || asksWhatSkillIs(question)))
      return intentOfKind(insideOf(inside, question), question, state)
  }
  if (isOutside && cued === null) {
    const known = local ?? readKnownDetail(question) ?? (question.language === null ? null : readCued(question))
    if (known !== null) return known
  }
  if (local !== null && inside.startsWith('help:') && readCued(question) === null) return local
  if (isOutside && cued !== null && howTo.test(question.text) && ofOwnPages.test(question.text)) {
    const address = findCuedSectionAnywhere(question.text)
    if (address !== undefined) return { name: 'help', address }
  }
  const [skill] = question.skills
  if (isOutside && cued === null && isBareName(question))
    return intentOfKind(/\b(?:tamil|sinhala|english)\b/.test(question.text) ? 'course' : 'skill', question, state)
  if (isOutside && cued === null && skill !== undefined && whyPlanned.test(question.text))
    return { name: 'skill', skill, other: null, aspect: 'why' }
  if (isOutside && cued === null && asksWhatSkillIs(question)) return readSkillIntent(question)
  if (isOutside) {
    const declined = decline(cued ?? refusalOf[outside], question)
    return cued === null ? makeCertain(declined, question) : declined
  }
  return makeCertain(intentOfKind(inside, question, state), question)
}
