import type { VariantOrder } from '#chat/intents.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { findDeadline } from '#read/deadline.ts'
import { readStudyTime } from '#read/study-time.ts'
import { anyOf } from '#text/patterns.ts'

/*
 * Reads orders for another way to the career: 'make it cheaper', 'without React', 'shorten it to finish by June'. Words are singular
 * here, and names of skills are replaced by '<skill>'. Locale: 'en'.
 */

const opening = anyOf`ok|okay|hi|hello|please|kindly|just|can you|could you|would you|i want (?:you )?to|i would like (?:you )?to|let us`
const closing = anyOf`please|instead|now|thank|thank you|for me|only|then`
const roadmap = anyOf`it|this|that|everything|(?:my|the) (?:whole )?(?:roadmap|road map|plan)`
const taking = anyOf`use|link|show|give me|choose|plan|take|pick|i want|with`

const order = (...forms: readonly string[]) => new RegExp(`^(?:${opening} )*(?:${forms.join('|')})(?: ${closing})*$`)

const ways: readonly (readonly [Exclude<VariantOrder['way'], 'other_tool' | 'by_date'>, RegExp])[] = [
  [
    'free_courses',
    order(
      `(?:make|keep|get) ${roadmap} (?:cheaper|cheap|free|for free|cost nothing|cost less)`,
      '(?:use|link|choose|plan|take|pick|i want|with) only free course',
      'i (?:do not|can not) (?:want to |afford to )?pay for (?:any )?course',
    ),
  ],
  [
    'own_language',
    order(
      `(?:${taking} )?only course in my (?:own )?language`,
      `make ${roadmap} only in my (?:own )?language`,
      `(?:${taking} )?only my language`,
    ),
  ],
  [
    'project_first',
    order(
      '(?:start|begin) (?:each section |every section )?with (?:the |a |my )?project',
      '(?:put|do|make|move) (?:the |my )?project (?:come )?first',
      'project first',
      '(?:i want |give me |i prefer |i need )?(?:less|not so much|no) theory(?: and| but)?(?: more)?(?: project| practice| practical)?',
      '(?:i want |give me |i prefer |i need )?more (?:project|practical|hands on|practice)(?: work)?(?: and| than)?(?: less)?(?: theory)?',
    ),
  ],
  [
    'usual',
    order(
      `(?:(?:go|take me|bring me|put ${roadmap}|change ${roadmap}|switch|get) )?back to the usual way`,
      '(?:the )?usual way',
    ),
  ],
]

const swap = order(
  '(?:replace|swap|exchange) <skill> (?:with|for|by) <skill>',
  '(?:switch|change) (?:from )?<skill> (?:to|into) <skill>',
)
const chosen = order(
  `(?:${taking} |teach me |teach |i prefer )?<skill> (?:instead of|rather than|in place of|not) <skill>`,
  `(?:make|plan|do) ${roadmap} with <skill> (?:instead of|rather than|in place of|not) <skill>`,
)
/** 'I don't want Django, use Flask.' */
const rather = order(
  `i (?:do not|would not) (?:want|like)(?: to)?(?: learn| use| do| study)? <skill>(?: but| and)? (?:${taking} |i (?:want|would like|prefer)(?: to)?(?: learn| use| do)? )<skill>`,
)
const withOnly = order(`(?:make|plan|do) ${roadmap} with <skill>`)
const without = order(`(?:(?:make|plan|do) ${roadmap} )?without <skill>`)

function readTool(line: string, [first, second]: readonly string[]): VariantOrder | null {
  if (first === undefined) return null
  if (second !== undefined && swap.test(line)) return { way: 'other_tool', skill: second, instead: first }
  if (second !== undefined && rather.test(line)) return { way: 'other_tool', skill: second, instead: first }
  if (second !== undefined && chosen.test(line)) return { way: 'other_tool', skill: first, instead: second }
  if (withOnly.test(line)) return { way: 'other_tool', skill: first, instead: null }
  return without.test(line) ? { way: 'other_tool', skill: null, instead: first } : null
}

const shortening = new RegExp(
  `^(?:${opening} )*(?:(?:shorten|cut|squeeze|fit) ${roadmap}|make ${roadmap} (?:short|shorter|fit|ready|done)|get ${roadmap} (?:done|finished|ready))\\b`,
)

/**
 * Reads an order for another way to the career.
 *
 * @param question - A message.
 * @returns The way, or null for everything else.
 */
export function readVariantOrder({ form, skills, text }: ParsedQuestion): VariantOrder | null {
  const line = form.join(' ')
  const way = ways.find(([, pattern]) => pattern.test(line))?.[0]
  if (way !== undefined) return { way }
  const tool = readTool(line, skills)
  if (tool !== null) return tool
  const deadline = shortening.test(text) ? findDeadline(text)?.deadline : undefined
  return deadline === undefined ? null : { way: 'by_date', deadline, hoursPerWeek: readStudyTime(text).hoursPerWeek }
}
