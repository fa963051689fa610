import { careersOf } from '#chat/aspects.ts'
import { readTraits } from '#chat/career-traits.ts'
import { noConditions } from '#chat/course-conditions.ts'
import type { DialogueState, Intent } from '#chat/intents.ts'
import { ownCues as cues } from '#chat/own-cues.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { anyOf, phrases } from '#text/patterns.ts'

const rightNow = anyOf`
  this (?:week|month|weekend|evening)|in (?:one|an|1|half an|two|2|\d\d) (?:hour|hours|minutes)|right now|today|tonight|now
  at the moment|currently
`
const doing = anyOf`learn\w*|do|doing|study\w*|work\w*|finish|complete|get done`
const doingNow = new RegExp(
  `\\bwhat (?:am|should|do|shall|must|can|will) i\\b.{0,24}\\b${doing}\\b.{0,16}\\b${rightNow}\\b`,
)
const extremeStep =
  /\b(?:(biggest|longest|largest|hardest|toughest|most difficult)|(shortest|smallest|quickest|easiest)) (?:\w+ )?(?:steps?|parts?|pieces?|things?|tasks?)\b/
const extremeFirst =
  /\b(?:which|what) (?:steps?|parts?|things?) (?:is|are|will be|takes?) (?:the )?(?:(biggest|longest|largest|hardest|toughest|most difficult)|(shortest|smallest|quickest|easiest))\b/
const courseOfSteps =
  /\bsteps?\b.{0,40}\b(?:have|has|with|got|come with|linked|attached)\b.{0,20}\bcourses?\b|\bcourses?\b.{0,30}\b(?:linked|attached) to my\b/

/** 'Which step is the most expensive?' */
const pricedStep =
  /\bsteps?\b.{0,20}\b(?:(most expensive|dearest|costliest|costs? (?:me )?(?:the )?most)|(cheapest|costs? (?:me )?(?:the )?least))\b/
/** 'Which step takes the least time?' */
const extremeTime =
  /\bsteps?\b.{0,24}\b(?:(most|longest)|(least|fewest|shortest)) (?:time|hours)\b|\bsteps?\b.{0,12}\b(?:takes?|need|needs|lasts?|is going to be)\b.{0,12}\b(?:(longest)|(shortest))\b/

/** 'Which ones do I have half finished?' */
const startedAsked =
  /\b(?:(?:do|have|did) i|i have|am i)\b.{0,30}\b(?:half (?:finished|done|way through)|unfinished|not finished|ongoing|in progress)\b/
const paceAsked = phrases`
  hours? (?:a|per|each) week (?:is|are) my (?:pace|hours)
  (?:how many|what|which) (?:\w+ )?hours? (?:a|per|each) week (?:did|have|had) i
  (?:see|view|check) my (?:pace|weekly hours)
  (?:what is|which is|tell me|show me) my (?:pace|weekly hours|hours (?:a|per) week)
  (?:hours|pace) (?:did|have) i (?:set|say|said|choose|chosen|put|enter|give)
`
const afterSkill =
  /\b(?:step|thing|one|what)\b.{0,20}\b(?:comes? )?(?:(?:right|straight|directly|just|immediately) )?after <skill>|\b(?:after|once) <skill>.{0,30}\b(?:step|next|comes)\b/

/**
 * Reads a question for the step after the one that teaches a skill.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @returns The intent, or null.
 */
export function readStepAfter({ form, skills, text }: ParsedQuestion, { steps }: DialogueState): Intent | null {
  const [skill] = skills
  if (skills.length !== 1 || skill === undefined || !/\b(?:step|roadmap|plan|path)\b/.test(text)) return null
  if (!afterSkill.test(form.join(' '))) return null
  const at = steps.findIndex((step) => !step.milestone && step.skills.includes(skill))
  const next = at < 0 ? undefined : steps[at + 1]
  return next === undefined ? null : { name: 'step', step: next.id, aspect: 'what' }
}

const placeAsked = phrases`
  (first|second|third|fourth|fifth|last|final|2nd|3rd|4th|5th) (?:place|position|rank|spot|choice)
  (?:place|position|rank|number) (two|three|four|five|2|3|4|5)\b.{0,20}\b(?:list|ranking|recommend\w*)
  (second|third|fourth|fifth|last|bottom|2nd|3rd) (?:one |career )?(?:in|on|of) (?:my|the) (?:list|ranking|recommendations?)
  (second|third|2nd|3rd)[- ]best
`
const places: Readonly<Record<string, number | 'last'>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  last: 'last',
  final: 'last',
  bottom: 'last',
}

/**
 * Reads a question for a career by its place in the learner's ranking: 'who is in second place?'.
 *
 * @param question - A question.
 * @returns The intent, or null.
 */
export function readPlace(question: ParsedQuestion): Intent | null {
  if (careersOf(question).length > 0) return null
  const word = placeAsked
    .exec(question.text)
    ?.slice(1)
    .find((group) => group !== undefined)
  const place = word === undefined ? undefined : places[word]
  return place === undefined ? null : { name: 'recommendation', career: null, against: place === 'last', place }
}

const someCareer = '(?:careers?|jobs?|one|roles?|field)'
const ofTime = '(?:hours?|time|to (?:learn|finish|become)|months?|weeks?|roadmap)'
const extremeCareer = phrases`
  ${someCareer}\b.{0,40}\b(?:(fewest|least|shortest|quickest|fastest|less)|(most|longest|slowest)) (?:\w+ )?${ofTime}
  (?:(shortest|quickest|fastest|soonest)|(longest)) (?:\w+ )?(?:career|careers|job|of all careers)
  careers?\b.{0,40}\b(fastest|quickest|soonest)
  (easiest|simplest) (?:career|job|role|field|one to (?:learn|become))\b|(?:hardest|toughest|most difficult) (?:career|job|role|field)
`

const ofMilepost =
  '(?:do you|are (?:there|here|in)|can i (?:choose|pick|see|select)|does milepost|you (?:know|have|cover))'
const allCareers = phrases`
  (?:which|what|list|show|all|see)\b.{0,12}\b(?:jobs?|careers?|roles?|professions?|fields?)\b.{0,12}\b${ofMilepost}
`

/**
 * Reads what is asked about all careers together.
 *
 * @param question - A question.
 * @returns The intent, or null.
 */
export function readAllCareers(question: ParsedQuestion): Intent | null {
  const { text, skills } = question
  const like = readTraits(question)
  if (like !== null) return like
  if (careersOf(question).length > 0 || skills.length > 0) return null
  if (/\bhow many (?:\w+ )?(?:careers|professions)\b/.test(text) || allCareers.test(text)) return { name: 'careers' }
  const found = extremeCareer.exec(text)
  if (found === null) return null
  return {
    name: 'careers',
    extreme: (found[1] ?? found[3] ?? found[5] ?? found[6]) === undefined ? 'longest' : 'shortest',
  }
}

/**
 * Reads what is asked of the learner's own hours a week.
 *
 * @param question - A question.
 * @returns The intent, or null.
 */
export function readPace({ text }: ParsedQuestion): Intent | null {
  return paceAsked.test(text) ? { name: 'roadmap', aspect: 'pace' } : null
}

/**
 * Reads what is asked of the learner's own steps, whatever kind of question it looks like.
 *
 * @param question - A question.
 * @returns The intent, or null.
 */
export function readOwnSteps(question: ParsedQuestion): Intent | null {
  const { text, step } = question
  if (step !== null) return null
  if (doingNow.test(text)) return { name: 'step', step: 'next', aspect: 'what' }
  const extreme =
    careersOf(question).length > 0
      ? null
      : (extremeStep.exec(text) ?? extremeFirst.exec(text) ?? extremeTime.exec(text))
  if (extreme !== null)
    return { name: 'roadmap', aspect: (extreme[1] ?? extreme[3]) === undefined ? 'shortest' : 'longest' }
  const priced = pricedStep.exec(text)
  if (priced !== null)
    return {
      name: 'courses',
      skills: [],
      conditions: { ...noConditions, own: true, first: priced[1] === undefined ? 'cheapest' : 'dearest' },
    }
  if (startedAsked.test(text)) return { name: 'progress' }
  if (courseOfSteps.test(text)) return { name: 'roadmap', aspect: 'courses' }
  if (/\bmy\b|\bdid you\b|\bhave i\b|\bi already (?:have|know)\b/.test(text) && cues.roadmapKnown.test(text))
    return { name: 'roadmap', aspect: 'known' }
  if (/\bhours?\b/.test(text) && /\b(?:whole|complete|entire|full) (?:roadmap|plan|thing)\b/.test(text))
    return { name: 'roadmap', aspect: 'size' }
  return /\b(?:how many|list|show|name|what are|which are) (?:me )?(?:all )?(?:my |the )?milestones\b|\bmilestones?\b.{0,30}\b(?:passed|done|reached|finished)\b/.test(
    text,
  )
    ? { name: 'roadmap', aspect: 'milestones' }
    : null
}
