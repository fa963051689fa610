import { careersOf } from '#chat/aspects.ts'
import { readCourseConditions } from '#chat/course-conditions.ts'
import type { DialogueState, Intent } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { phrases } from '#text/patterns.ts'

/* Questions on what learning costs: several courses together, or those of the roadmap. Locale: 'en'. */

const costAsked = phrases`how much (?:\w+ )?money|costs?|price\w*|fees?|pay|expensive|spend|money|rupees|rs|how much|cheap\w*`
const together = phrases`plus|total|together|altogether|in all|sum|both|all (?:three|of them)|combined|overall`
const otherMatter = phrases`
  earn\w*|salar\w+|make|paid|wages?|income|pro|premium|subscri\w+|milepost|mentor\w*|cancel\w*|refund\w*|hours?|long|time|weeks?
  months?|days?|card|progress|left|done|know
`
const wholeWay = phrases`
  (?:my|the|this|whole|entire) (?:\w+ )?(?:roadmap|road map|plan|path|way)|all (?:of )?(?:my|the|these) (?:courses?|steps?)
  in total|altogether|overall|the whole thing|everything|to (?:finish|complete)(?: it)?(?: all)?
`

/**
 * Reads a question for the price of several courses, or of all courses on the roadmap.
 *
 * @param question - A question.
 * @param state - What is known of the learner.
 * @returns The intent, or null.
 */
export function readCosts(question: ParsedQuestion, state: DialogueState): Intent | null {
  const { text, skills, step } = question
  if (step !== null || !costAsked.test(text) || otherMatter.test(text)) return null
  const conditions = readCourseConditions(text)
  if (skills.length > 1 && together.test(text))
    return { name: 'courses', skills, conditions: { ...conditions, sum: true } }
  const isOwn = careersOf(question).every((career) => career === state.career)
  if (skills.length > 0 || !isOwn || !wholeWay.test(text)) return null
  return { name: 'courses', skills: [], conditions: { ...conditions, sum: true, own: true } }
}
