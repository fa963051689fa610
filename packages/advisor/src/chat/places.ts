import { careersOf } from '#chat/aspects.ts'
import type { DialogueState, Intent } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { anyOf, phrases } from '#text/patterns.ts'

/* Questions on where a skill is in a career's roadmap, why it is missing, and what can take its place. Locale: 'en'. */

const way = anyOf`road ?maps?|paths?|plans?|track|syllabus|curriculum|course of study|steps?|journey`
const whereAsked = phrases`
  (?:where|when|at (?:which|what)|(?:which|what) (?:steps?|parts?|sections?|place|number|stage)|how (?:early|late|soon|far)|what step)
  (?:at|in|near|towards?) the (?:start|beginning|end|middle)|(?:first|early|late|last) or (?:first|early|late|last|at the end)
  (?:steps?|place|position) (?:number|no)
`
const containsAsked = new RegExp(
  `\\b(?:is|are|does|do|has|have|will|can)\\b.{0,60}\\b${way}\\b|\\b${way}\\b.{0,24}\\b(?:include|contain|cover|teach|have|has|mention)\\w*\\b`,
)
/** The learner's own matter, or courses and time. */
const other = phrases`courses?|free|cost\w*|price|why|better|easier|instead|prerequisites?|need to know|without|switch\w*|know already|already know`

const isNamed = (skill: string, names: ReadonlySet<string>) =>
  [knowledge.skills.get(skill)?.name ?? '', ...(knowledge.skills.get(skill)?.aliases ?? [])].some((name) =>
    names.has(name.toLowerCase()),
  )

/**
 * Reads where a career's roadmap teaches a skill: 'at which step does a data scientist learn pandas?'.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @returns The intent, or null.
 */
export function readPlaceInCareer(question: ParsedQuestion, { career: own }: DialogueState): Intent | null {
  const { text, skills, step } = question
  const careers = careersOf(question)
  const [career] = careers
  // 'UI UX' is a skill and a career.
  const ofCareer = new Set(knowledge.careers.get(career ?? 'software-engineer')?.chat.names)
  const named = skills.filter((id) => !isNamed(id, ofCareer))
  const [skill, second] = named
  if (skill === undefined || career === undefined || careers.length > 1 || step !== null || other.test(text))
    return null
  if (/\bhow far\b/.test(text) || (!whereAsked.test(text) && !containsAsked.test(text))) return null
  if (career === own) return { name: 'skill', skill, other: null, aspect: 'place' }
  return { name: 'place', career, skills: second === undefined ? [skill] : [skill, second] }
}

const notThere = phrases`
  why (?:is|are|was|were|do|does|did|have|has|can|there|did you|you|no|not|i)?\b.{0,40}\b(?:no|not|nothing|without|missing|left out|skipped|excluded|absent|removed)
  why (?:no|not|without)|how come\b.{0,40}\b(?:no|not|missing|without)|what happened to|where is
`
const ofPlan = phrases`road ?map|plan|path|steps?|list|learn\w*|teach\w*|includ\w*|add\w*|there|here|in it|missing|left out|skipped`

/**
 * Reads why a skill is not on the roadmap: 'why no Java in my plan?'.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @returns The intent, or null.
 */
export function readAbsence(question: ParsedQuestion, { steps, career: own }: DialogueState): Intent | null {
  const { text, skills, step } = question
  const [skill] = skills
  const isOther = careersOf(question).some((career) => career !== own)
  if (skill === undefined || step !== null || isOther || !notThere.test(text) || !ofPlan.test(text)) return null
  if (/\bcourses?\b/.test(text) || /\bwhere is\b/.test(text)) return null
  const isPlanned = steps.some((one) => !one.milestone && one.skills.includes(skill))
  return isPlanned ? null : { name: 'skill', skill, other: null, aspect: 'absent' }
}

const inPlace = new RegExp(
  `\\b${anyOf`
    (?:not|except|besides|other than|instead of|in place of|rather than|apart from|without|replace|avoid|skip)(?: (?:using|learning|doing|with))?
    alternatives? (?:to|of|for|instead of)
  `} <skill>|<skill> alternatives?\\b`,
)
const anotherAsked = phrases`
  (?:something|anything|any|what|which|some|another|other|others) (?:else|other|another|languages?|tools?|options?|choices?|frameworks?|one)
  else|instead|alternatives?|other (?:languages?|tools?|options?|than)|what can i (?:use|learn)
`
const another = phrases`an order|switch my|change my`

/**
 * Reads what can take the place of a skill: 'not Python, something else for backend?'.
 *
 * @param question - A question.
 * @returns The intent, or null.
 */
export function readAlternatives(question: ParsedQuestion): Intent | null {
  const { text, form, skills, step } = question
  const [skill, second] = skills
  if (skill === undefined || second !== undefined || step !== null || another.test(text)) return null
  if (!inPlace.test(form.join(' ')) || !anotherAsked.test(text) || /\bcourses?\b/.test(text)) return null
  return { name: 'skill', skill, other: null, aspect: 'alternatives' }
}
