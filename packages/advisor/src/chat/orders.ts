import { maxChangesAtOnce } from '@milepost/contract/chat/limits'
import { readDeadlineOrder } from '#chat/deadline-orders.ts'
import type { DialogueState, Intent, Order, OrderTarget } from '#chat/intents.ts'
import { adverb, marking, opening, order, wishing } from '#chat/order-grammar.ts'
import { type ParsedQuestion, readQuestion, type StepReference } from '#chat/question.ts'
import { mayAskToAdd, readSkillOrder } from '#chat/skill-orders.ts'
import { readVariantOrder } from '#chat/variant-orders.ts'
import { readWords } from '#chat/wording.ts'
import { numberOf } from '#read/deadline.ts'
import { readStudyTime } from '#read/study-time.ts'
import { anyOf } from '#text/patterns.ts'

/*
 * Reads orders and statements that ask for a change: 'mark step 4 as done', 'I can study 6 hours a week', 'I already know Git'. The
 * whole message must be one, so that a question which only mentions a change stays a question. Words are singular here, names are
 * replaced by '<step>' and '<skill>'. Locale: 'en'.
 */

/** A longer message is a story, not an order. */
const maxWords = 24

const done = anyOf`done|finished|completed|complete`
const started = anyOf`ongoing|in progress|started|begun|underway|under way`
const notStarted = anyOf`not (?:yet )?(?:started|done|begun)|undone|open|to do|todo`
const into = '(?:(?:(?:status )?(?:back )?(?:as|to|to be)|is) )?'
const aStep = anyOf`<step>|<skill>(?: step)?|it|this|that|this one|that one|this step|that step|the step`
/** One thing, or several. */
const theStep = `(?:the |my )?(${aStep})((?:(?: and| to| plus)? (?:the )?(?:<step>|<skill>|<number>))*)`
const i = `(?:i|we) (?:(?:have|had|am|did|do|${adverb}) )*`

const marks: readonly (readonly [Extract<Order, { kind: 'mark' }>['to'], RegExp])[] = [
  [
    'not_started',
    order(
      `${marking} ${theStep} ${into}${notStarted}`,
      `(?:untick|unmark|uncheck|un tick|un mark|un check|reset|undo) ${theStep}`,
      `i (?:marked|ticked|checked) ${theStep} (?:${into}${done} )?(?:by mistake|by accident|wrongly|accidentally|too early)`,
      `i (?:have|did) not (?:${adverb} )*(?:start|started|begin|begun) ${theStep}(?: yet)?`,
    ),
  ],
  [
    'unfinished',
    order(
      `${marking} ${theStep} ${into}(?:not (?:yet )?(?:finished|completed|complete)|unfinished|incomplete)`,
      `reopen ${theStep}`,
      `${theStep} is (?:${adverb} )*not (?:yet )?${done}(?: yet)?`,
      `i (?:have|did) not (?:${adverb} )*(?:do|done|finish|finished|complete|completed) ${theStep}(?: yet)?`,
    ),
  ],
  [
    'ongoing',
    order(
      `${marking} ${theStep} ${into}${started}`,
      `(?:${i})?(?:started|begun|began|working on|start working on|started working on)(?: with| on)? ${theStep}`,
      `${theStep} is (?:${adverb} )*${started}`,
      '(?:start|begin) (?:with )?(?:the )?(<step>|<skill>)()(?: step)?',
    ),
  ],
  [
    'done',
    order(
      `${marking} (?:off )?${theStep} (?:off )?${into}${done}`,
      `${marking} (?:as|off as) ${done} ${theStep}`,
      `(?:tick|check|cross) off ${theStep}`,
      `(?:tick|check|cross) ${theStep} off`,
      `tick ${theStep}`,
      `${theStep} (?:(?:is|was|has been) )?(?:${adverb} )*${done}`,
      `(?:all )?done with ${theStep}`,
      `(?:${i})?(?:done|did|finished|completed|learned|learnt|got through)(?: with| doing| learning| studying)? ${theStep}`,
    ),
  ],
]

/** The words with '<step>' in the place of a numbered step. */
function lineOf({ form }: ParsedQuestion): string {
  const numbers = '<number>|one|two|three|four|five|six|seven|eight|nine|ten'
  const places = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|next|current'
  return form
    .join(' ')
    .replace(/\bi d (?=like|love)/g, 'i would ')
    .replace(new RegExp(`\\b(${marking}) (?:off )?<number>`, 'g'), '$1 <step>')
    .replace(new RegExp(`\\b(?:step|stage) (?:number |no |num |nr )?(?:${numbers})(?![\\w>])`, 'g'), '<step>')
    .replace(new RegExp(`\\b(?:${places}|\\d+(?:st|nd|rd|th)) (?:step|stage)\\b`, 'g'), '<step>')
}

/** The steps or skills that an order names, or that 'it' means. */
function readTargets(name: string, { step, skills, text }: ParsedQuestion, focus: Intent | null): OrderTarget[] {
  if (name.startsWith('<step')) {
    const numbers = [...text.matchAll(/\b\d{1,3}\b/g)].map(([number]) => Number(number))
    const steps = [...new Set([...(step === null ? [] : [step]), ...numbers])]
    return [...steps.map((one) => ({ step: one })), ...skills.map((skill) => ({ skill }))]
  }
  if (name.startsWith('<skill')) return skills.map((skill) => ({ skill }))
  if (focus?.name === 'step') return [{ step: focus.step }]
  return focus?.name === 'skill' ? [{ skill: focus.skill }] : []
}

function readMark(
  line: string,
  question: ParsedQuestion,
  focus: Intent | null,
  { steps }: DialogueState,
): Order | null {
  for (const [to, pattern] of marks) {
    // 'Start Rust' asks how, where the roadmap has no such step.
    if (to === 'ongoing' && question.skills.some((id) => !steps.some(({ skills }) => skills.includes(id)))) continue
    const match = pattern.exec(line)
    const name = match?.slice(1).find((group) => group !== undefined)
    const [first, ...more] = name === undefined ? [] : readTargets(name, question, focus)
    if (first !== undefined) return { kind: 'mark', targets: [first, ...more], to }
  }
  return null
}

/** The skill that a step teaches. A milestone teaches none. */
function skillOfStep(reference: StepReference | null, { steps }: DialogueState): string | undefined {
  return steps.find(({ id, milestone }) => id === reference && !milestone)?.skills[0]
}

/** 'I already know step 4', or 'this' after an answer about it, is said of the skill. */
function withSkill(line: string, question: ParsedQuestion, focus: Intent | null, state: DialogueState) {
  if (question.skills.length > 0) return { line, question }
  const focused =
    focus?.name === 'skill' ? focus.skill : focus?.name === 'step' ? skillOfStep(focus.step, state) : undefined
  const skill = skillOfStep(question.step, state) ?? (question.step === null ? focused : undefined)
  if (skill === undefined) return { line, question }
  return { line: line.replace(new RegExp(`${aStep}(?![>\\w])`), '<skill>'), question: { ...question, skills: [skill] } }
}

const polite = `(?:${opening},? )*(?:${wishing} )?(?:(?:please|kindly|just) )*`
const pace = '(?:(?:my|the) )?(?:weekly |study |learning )*(?:pace|hours|time)(?: (?:a|per|each) week)?'
const setting = anyOf`set|change|make|put|update|adjust|increase|reduce|raise|lower|switch|save`
/** It names the pace, so that a number alone is one. */
const aboutPace = new RegExp(
  `^${polite}(?:${setting} ${pace}(?: (?:up|down))?(?: (?:to|at|as|=))?|${pace} (?:is|are|should be|will be)(?: now)?) (.+)$`,
)
const studying = anyOf`
  (?:set|save|plan|put|make|change)(?: (?:it|me|down|in))*(?: (?:to|at|for|with))?|let us (?:do|say|make it|plan)
  i (?:(?:now|only|just|really|still|can|could|will|want to|would like to|plan to|am going to|am able to|usually) )*(?:study|learn|do|spend|put in|invest|manage|give|have|have time for|want)
`
const aboutStudy = new RegExp(`^${polite}${studying} (.+)$`)
const bareHours =
  /^(?:(?:about|around|only|just|exactly|maybe|to|for) )*(-?\d+(?:\.\d+)?|[a-z]+) ?(?:hours?|h)?((?:(?: (?:a|per|each|every)|\/) ?week| weekly)?)(?: (?:please|now|from now on|instead|then))*$/
/** '3 on Sunday': a number that the reader of study time would leave out. */
const numberAlone =
  /\b\d+(?:\.\d+)?(?= (?!hours?|h\b|minutes?|min\b|to|or|-|times|days|evenings|nights|mornings|more|less|fewer|extra))/
/** What may stand in a pace beside numbers. Any other word makes it something else, such as a question about a day. */
const paceWords = new RegExp(
  `^(?:\\d+(?:\\.\\d+)?|${anyOf`
    a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|half|more|less|fewer|extra
    h|hours?|minutes?|min|day|days|daily|week|weekly|weekdays?|weekends?|per|each|every|and|or|to|on|at|in|the|of|for|both|with
    mornings?|evenings?|nights?|about|around|only|just|up|least|most|maybe|roughly|exactly|times?|study|studying|learning
    this|my|roadmap|now|from|then|instead|please|thank|thanks|you|working
    (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?
  `})$`,
)

function readBareHours(rest: string, isPace: boolean): number | null {
  const [, count = '', weekly = ''] = bareHours.exec(rest) ?? []
  if (count === '' || (weekly === '' && !isPace)) return null
  const hours = numberOf(count, undefined)
  return hours === 0 && !/\d|^zero$/.test(count) ? null : hours
}

const removing = new RegExp(
  `^${polite}(?:remove|delete|clear|forget|unset|take away|drop) (?:(?:my|the) )?(?:pace|(?:weekly |study )?hours)(?: (?:a|per|each) week)?(?: (?:please|again|now|for now))*$`,
)

function readPace({ text }: ParsedQuestion): Order | null {
  const said = text.replace(/[.!,?]+(?= |$)/g, '').trim()
  if (removing.test(said)) return { kind: 'pace', hoursPerWeek: null }
  const named = aboutPace.exec(said)?.[1]
  const rest = named ?? aboutStudy.exec(said)?.[1]
  if (rest === undefined) return null
  const bare = readBareHours(rest, named !== undefined)
  if (bare !== null) return { kind: 'pace', hoursPerWeek: bare }
  const isPace = rest.split(/[^\w.]+/).every((word) => word === '' || paceWords.test(word))
  if (!isPace || numberAlone.test(rest)) return null
  const { hoursPerWeek, moreHours } = readStudyTime(said)
  if (hoursPerWeek !== null) return { kind: 'pace', hoursPerWeek }
  return moreHours === 0 || !/\bweek/.test(rest) ? null : { kind: 'pace', moreHours }
}

/** 'Can you mark step 4?' is an order. Every other question stays one. */
const politeQuestion = new RegExp(`^(?:${opening},? )*(?:can|could|will|would) you\\b[^?]*\\?$`)

/** A step that is quoted by its label is read as its number. */
function withoutLabel(question: ParsedQuestion, { steps }: DialogueState): ParsedQuestion {
  const labelOf = ({ label }: { readonly label: string }) => readWords(label).toLowerCase()
  const quoted = steps.find((step) => question.text.includes(labelOf(step)))
  return quoted === undefined
    ? question
    : readQuestion(question.text.replace(labelOf(quoted), () => `step ${quoted.id}`).replace(/["“”]/g, ''))
}

/**
 * Reads an order to change something, or a statement that asks for it.
 *
 * @param question - A message.
 * @param focus - What the earlier answer was about, for 'it'.
 * @param state - What is known of the learner.
 * @returns The order, or null for everything else.
 */
export function readOrder(question: ParsedQuestion, focus: Intent | null, state: DialogueState): Order | null {
  if (question.wordCount === 0 || question.wordCount > maxWords) return null
  if (question.text.includes('?') && !politeQuestion.test(question.text) && !mayAskToAdd(question)) return null
  const whole = readOneOrder(question, focus, state)
  const parts = question.text.split(/[.,;] (?:and |then )?| and (?:then )?/).filter((part) => part !== '')
  if (whole !== null || parts.length < 2 || parts.length > maxChangesAtOnce) return whole
  const orders: Order[] = []
  let latest = focus
  for (const part of parts) {
    const order = readOneOrder(readQuestion(part), latest, state)
    if (order === null) return null
    const skill = 'skills' in order ? order.skills[0] : undefined
    if (skill !== undefined) latest = { name: 'skill', skill, other: null, aspect: 'what' }
    // 'I know Linux already, remove it' asks for one change.
    const isSaid = orders.some((one) => 'skills' in one && one.kind === 'known' && one.skills[0] === skill)
    if (!isSaid) orders.push(order)
  }
  const [only, ...more] = orders
  return only === undefined || more.length > 0 ? { kind: 'several', orders } : only
}

function readOneOrder(question: ParsedQuestion, focus: Intent | null, state: DialogueState): Order | null {
  const variant = readVariantOrder(question)
  if (variant !== null) return { kind: 'variant', ...variant }
  const deadline = readDeadlineOrder(question)
  if (deadline !== null) return deadline
  const said = withoutLabel(question, state)
  const line = lineOf(said)
  const named = withSkill(line, said, focus, state)
  return readSkillOrder(named.line, named.question, state) ?? readMark(line, said, focus, state) ?? readPace(said)
}
