import { careersOf } from '#chat/aspects.ts'
import { type DialogueState, type Intent, timeOfRoadmap } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { numberOf, numberPattern } from '#read/deadline.ts'
import { anyOf, phrases } from '#text/patterns.ts'

/* Questions of someone who plans: what to study when, which language first, what comes of it. Locale: 'en'. */

const planFor = new RegExp(
  String.raw`\b${numberPattern}[- ](weeks?|months?|days?)(?:'s?)? (?:study |learning |course )?(?:plan|schedule|time ?table|road ?map)\b` +
    String.raw`|\b(?:plan|schedule|time ?table) (?:for|of) (?:the next )?${numberPattern} (weeks?|months?|days?)\b`,
)
const spanDays: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30.4 }
const timetable = phrases`(?:study|learning|weekly|daily) (?:plan|schedule|routine)|time ?table`
const makeOne = phrases`give|make|create|need|want|suggest|prepare|build|show|set|have`
const overview = phrases`(?:explain|summari[sz]e|describe|overview of|summary of|tell me about|walk me through)\b.{0,24}\b(?:road ?map|plan|path)`

/** 'Give me a 3 month plan', 'make me a timetable', 'explain my whole roadmap'. */
function readPlan({ text, skills, step }: ParsedQuestion): Intent | null {
  if (skills.length > 0 || step !== null) return null
  const [, first, half, unit, second, secondHalf, secondUnit] = planFor.exec(text) ?? []
  const count = first ?? second
  if (count !== undefined) {
    const days = numberOf(count, half ?? secondHalf) * (spanDays[(unit ?? secondUnit ?? '').charAt(0)] ?? 1)
    return {
      ...timeOfRoadmap,
      target: { kind: 'reached' },
      said: { ...timeOfRoadmap.said, deadline: { inDays: days } },
    }
  }
  if (overview.test(text) && /\b(?:my|whole|entire|full|this)\b/.test(text)) return { name: 'roadmap', aspect: 'what' }
  return timetable.test(text) && makeOne.test(text) && !/\b(?:pro|premium|free|paid|basic|class)\b/.test(text)
    ? { name: 'steps', range: { kind: 'open', count: 3 } }
    : null
}

const firstLanguage = phrases`
  (?:best|which|what|easiest|right|first) (?:programming |coding |computer )?language\b.{0,40}\b(?:start|first|learn|begin\w*|study|choose|pick|good|best|job)
  (?:best|easiest) (?:programming |coding )?language
`
const languages = [
  'python',
  'java',
  'javascript',
  'csharp',
  'go',
  'php',
  'r-language',
  'cpp',
  'powershell',
  'shell-scripting',
]

/** 'Which programming language should I learn first?': the one of the roadmap. */
function readFirstLanguage(question: ParsedQuestion, { steps }: DialogueState): Intent | null {
  if (!firstLanguage.test(question.text) || question.skills.some((id) => languages.includes(id))) return null
  if (careersOf(question).length > 0 || /\b(?:tamil|sinhala|english|hindi)\b/.test(question.text)) return null
  const skill = steps.flatMap(({ skills }) => skills).find((id) => languages.includes(id))
  return skill === undefined ? null : { name: 'skill', skill, other: null, aspect: 'alternatives' }
}

const lasting = phrases`
  dying|dead(?! end)|outdated|saturated|obsolete|(?:have|has|any|good|what|the|better) (?:\w+ )?(?:future|scope)|future of|still (?:relevant|worth|in demand|used|alive)
  worth (?:it|learning|studying)(?: in 20\d\d)?|in 20\d\d|oversaturated|over crowded
`

/** 'Is data science dying?': the market is not known here, what the work asks for is. */
function readLasting(question: ParsedQuestion): Intent | null {
  const { text, skills, step } = question
  const [career, other] = careersOf(question)
  const [skill] = skills
  if (!lasting.test(text) || step !== null || other !== undefined || /\b(?:courses?|premium|pro|plan)\b/.test(text))
    return null
  if (career !== undefined) return { name: 'declined', topic: 'market', career }
  return skill === undefined ? null : { name: 'skill', skill, other: null, aspect: 'why' }
}

const afterwards = phrases`
  (?:what|which) (?:\w+ )?(?:jobs?|positions?|roles?|job titles?|posts?|work)\b.{0,30}\b(?:after|finish\w*|complet\w*|at the end|with this|can i (?:get|do|apply|have))
  what (?:will|can|would|do) i (?:be|become|do)\b.{0,16}\b(?:after|when i (?:finish|complete)|at the end)
  what (?:happens|comes|next|is next|then)\b.{0,24}\b(?:after|once|when)\b.{0,24}\b(?:all|whole|finish\w*|complet\w*|end|last)
  job titles?|^jobs? (?:after|when|once)
`

/** 'Which jobs can I apply for after finishing?' */
function readAfterwards(question: ParsedQuestion, { career: own }: DialogueState): Intent | null {
  const { text, skills, step } = question
  const [career = own] = careersOf(question)
  if (career === null || skills.length > 0 || step !== null || !afterwards.test(text)) return null
  return { name: 'career', career, aspect: 'titles' }
}

const notSure = anyOf`no idea|do not know|not sure|unsure|confused|no clue|can not decide|undecided`
const unsure = phrases`
  help me (?:to )?(?:choose|decide|pick|find)
  ${notSure}\b.{0,36}\b(?:what|which|how|where)? ?(?:to )?(?:do|choose|study|become|start|pick|begin|career|job|field|path)
`
const ofSteps = phrases`next|start|begin|first|learn|today|now`

/** 'I have no idea what to do', 'help me choose'. */
function readUnsure(question: ParsedQuestion, { career }: DialogueState): Intent | null {
  const { text, skills, step } = question
  if (
    skills.length + careersOf(question).length > 0 ||
    step !== null ||
    !unsure.test(text) ||
    /\b(?:courses?|plans?|pro)\b/.test(text)
  )
    return null
  return career !== null && ofSteps.test(text)
    ? { name: 'step', step: 'next', aspect: 'what' }
    : { name: 'recommendation', career: null, against: false }
}

/**
 * Reads questions of someone who plans.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @returns The intent, or null.
 */
export function readPlanning(question: ParsedQuestion, state: DialogueState): Intent | null {
  return (
    readPlan(question) ??
    readFirstLanguage(question, state) ??
    readLasting(question) ??
    readAfterwards(question, state) ??
    readUnsure(question, state)
  )
}
