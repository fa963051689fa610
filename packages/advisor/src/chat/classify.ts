import type { InsideKind, OutsideKind } from '@milepost/knowledge/schema'
import { asksWhatSkillIs, careersOf } from '#chat/aspects.ts'
import { readTraits } from '#chat/career-traits.ts'
import { findCertainSection } from '#chat/certain-sections.ts'
import { closestOfCareer, closestOfSkill, findSkillExplaining } from '#chat/closest-sentence.ts'
import { comparedBy, readComparedWork } from '#chat/comparisons.ts'
import { noConditions, readCourseConditions } from '#chat/course-conditions.ts'
import { courtesyOf } from '#chat/courtesy.ts'
import { isCrisis } from '#chat/crisis/recognise-crisis.ts'
import { readFeelings } from '#chat/feelings.ts'
import { findCuedSectionAnywhere } from '#chat/help-cues.ts'
import { readHindi } from '#chat/hindi.ts'
import { readInstitution } from '#chat/institutions.ts'
import { howTo, intentOfKind, readSkillIntent, readTimeIntent } from '#chat/intent-of-kind.ts'
import type { DialogueState, Intent, Refusal } from '#chat/intents.ts'
import { likelyKind } from '#chat/kinds.ts'
import { readLocalIntent } from '#chat/local-intent.ts'
import { readProfileField } from '#chat/own-answers.ts'
import { readCosts } from '#chat/own-costs.ts'
import { readAbsence, readAlternatives, readPlaceInCareer } from '#chat/places.ts'
import { readPlanning } from '#chat/planning-questions.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { refusedTopic } from '#chat/refusal-cues.ts'
import { readSection } from '#chat/section-questions.ts'
import { readStepRange } from '#chat/step-ranges.ts'
import { readStudyTime } from '#chat/study-time.ts'
import { readLeaving, readTechWork } from '#chat/tech-work-questions.ts'
import { readTerms } from '#chat/terms.ts'
import { makeCertain } from '#chat/vague-intents.ts'
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
const notPay = /\b(?:certificates?|courses?|pro|premium|plans?|card|fees?|subscription|badges?|negotiat\w+)\b/
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
const ofAssistant = phrases`
  (?:what is|tell me|do you have a) (?:your )?name|who (?:made|created|built|owns|designed) (?:you|this|it)
  (?:are you|is (?:the|this) (?:assistant|bot|chat)) (?:an? )?(?:real |actual )?(?:ai|robot|human|person|bot|machine|computer|people)
`
const ofMyData = /\b(?:do|does|doing|happens?) with my (?:messages|chats?|data|answers|information|conversations?)\b/
const betterScore =
  /\b(?:improve|increase|raise|better|higher|boost|get)\b.{0,20}\b(?:score|fit|match|recommendations?|advice)\b/
const ageAsked = phrases`
  \d\d[- ]years?[- ]olds?|too (?:old|young|late) for (?:tech|coding|programming|computers|it|this)
  too (?:old|young|late)(?! to\b)(?! for (?!this|me|it))
  too (?:old|young|late) (?:to|for) (?:\w+ )?(?:learn\w*|start\w*|becom\w*|switch\w*|begin\w*|study\w*|cod\w*|it)
  my age|age limit|(?:good|suitable|best|right|ok|okay|safe) for (?:women|girls|ladies|females?|men|boys|older people|housewives)
  i am (?:a )?(?:\d\d|woman|girl|female|man|male|mother)\b.{0,40}\b(?:fit|late|old|chance|matter|rank\w*|still|start|learn|use|join|allowed)
  (?:gender|caste|religion|where i live)\b.{0,40}\b(?:matter|count|fit|rank\w*|chang\w*)
`
/** Whether a field has many jobs is not known here. */
const jobsAsked = phrases`
  (?:more|most|many|enough|fewer|less) (?:jobs?|job opportunit\w+|opportunities|openings|vacanc\w+)|job opportunit\w+|job market
  (?:easy|easier|easiest|hard|harder) to (?:get|find) (?:a )?(?:jobs?|work)
`

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
  if (betterScore.test(text)) return { name: 'help', address: 'profile#better-advice' }
  if (ofAssistant.test(text)) return { name: 'help', address: 'assistant#questions' }
  if (ofMyData.test(text)) return { name: 'help', address: 'privacy#who-sees' }
  if (/\b(?:about|introduce|describe) yourself\b/.test(text) && !/\b(?:answer|say|interview)\b/.test(text)) return { name: 'help', address: 'assistant#questions' }
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

/** Cues that may stand beside a question on what something is: 'I saw it in a vacancy'. */
const softTopics: readonly Refusal[] = ['placement', 'market', 'opinion', 'everyday']

/** Two skills, or one by a name of several words, are no chance: everyday words have been names as well. */
const isOfTrade = ({ skills, skillWords, unknownCount }: ParsedQuestion) =>
  (skills.length > 1 && unknownCount <= 3) || (skills.length === 1 && skillWords > 1)

/** 'Docker why': a name and ordinary words. */
const isBareName = ({ skills, wordCount, unknownCount }: ParsedQuestion) =>
  skills.length > 0 && unknownCount === 0 && wordCount - skills.length <= 4

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

/** Questions on several steps, on a place in a roadmap and on comparing what people do, which look like many kinds. */
function readAround(question: ParsedQuestion, state: DialogueState): Intent | null {
  return (
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
  if (promised.test(question.text)) return decline('placement', question)
  if (cued === 'visa' && !paying.test(question.text) && readTechWork(question, cued) === null)
    return decline(cued, question)
  if (cued === 'salary' && payAsked.test(question.text) && !notPay.test(question.text)) return decline(cued, question)
  if (jobsAsked.test(question.text)) return decline('market', question)
  const courtesy = courtesyOf(question)
  if (courtesy !== null) return courtesy
  const hindi = readHindi(question, state)
  if (hindi !== null) return hindi
  const local = question.language === null ? null : readLocalIntent(question, state)
  if (languageOfScript(question.said) !== null)
    return cued === null ? (local ?? { name: 'unclear' }) : { name: 'declined', topic: cued }
  const asked = cued === null || softTopics.includes(cued) ? readTerms(question) : null
  if (asked !== null) return asked
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
  const early = readBeforeKind(question, state, cued)
  if (early !== null) return early
  if (cued === null && toldAbout.test(question.form.join(' ')))
    return intentOfKind(question.skills.length > 0 ? 'skill' : 'career', question, state)
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
