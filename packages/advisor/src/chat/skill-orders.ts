import type { DialogueState, Order } from '#chat/intents.ts'
import { adverb, marking, myRoadmap, order, theSkill } from '#chat/order-grammar.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { anyOf } from '#text/patterns.ts'

const off = '(?:off|out|from|out of|away)'
const knowing = anyOf`
  know|know how to use|know all about|know everything about|know a lot about|am (?:very |quite |pretty )?good at
  am familiar with|am confident (?:in|with)|am fluent in
`
const enough = anyOf`already|well|very well|well enough|enough|yet|at all|any ?more|after all|really|actually|by heart|before`
const source =
  '(?: (?:from|because of|through|at|by|since) (?:my |the )?(?:\\w+ )?(?:job|work|office|school|university|uni|college|degree|study|project|company|internship))?'
const earlier = anyOf`already|before|at (?:school|university|college|work)|in (?:school|university|college|my degree)`
const iKnowIt = '(?: (?:because|since|as) i (?:already )?know (?:it|that)(?: already)?)?'

const oneOrMore =
  '(?:a |some |the )?(?:step (?:on|about|for) )?<skill>(?:(?: and| or| plus)? (?:the )?<skill>)*(?: (?:step|skill|basic))?'
const inAddition = '(?:too|also|as well|in addition|on top)'
const added = `${oneOrMore}(?: ${inAddition})?(?: as (?:a|an) (?:extra )?(?:step|skill|topic|extra))?`
/** Something says that it is to come on top of the roadmap, and not only to be spoken of. */
const addedToPlan = `${oneOrMore}(?: ${inAddition})?(?: ${myRoadmap}| ${inAddition})(?: ${inAddition})?`
const adding = '(?:also )?(?:add|include|insert|squeeze|fit)(?: in)?'
const having = '(?:also )?(?:have|get|put|plan|schedule|slot|bring|learn|study|do|cover|take)'
const wanting = anyOf`(?:do )?want(?: to)?|would (?:like|love)(?: to)?|wish to|hope to|plan to|intend to|need(?: to)?|am hoping to|am planning to`
const learning = anyOf`learn|study|know|do|have|get|master|pick up|get into|cover|try|add|include|learn about`

/** Wishes for a skill that the roadmap may lack. */
const wishes = order(
  `${adding} ${added}(?: ${myRoadmap})?`,
  `${having} ${addedToPlan}`,
  `make ${oneOrMore} (?:a )?part of (?:my|the) (?:roadmap|plan)`,
  `i (?:${adverb} )*also (?:${adverb} )*${wanting} (?:${learning} )?${added}(?: ${myRoadmap})?`,
  `i (?:${adverb} )*${wanting} also (?:${learning} )?${added}(?: ${myRoadmap})?`,
  `i (?:${adverb} )*${wanting} (?:${learning} )?${addedToPlan}`,
  `(?:can|could|may) (?:i|we) ${adding} ${added}(?: ${myRoadmap})?`,
  `(?:can|could|may) (?:i|we) ${having} ${addedToPlan}`,
  `(?:can|could) (?:my|the) (?:roadmap|plan) (?:also )?(?:have|include|contain|teach|cover) ${added}`,
  `(?:can|could) ${oneOrMore} (?:also )?be (?:added|included|planned|put|part)(?: ${myRoadmap})?`,
  `(?:is it|would it be) possible to (?:${adding} ${added}(?: ${myRoadmap})?|${having} ${addedToPlan})`,
  `(?:what|how) about adding ${added}(?: ${myRoadmap})?`,
)
/** A wish that is about the roadmap only where that lacks the skill. */
const goal = order(
  `i (?:${adverb} )*(?:do )?(?:want to|would like to|would love to|wish to|hope to) (?:learn|study|master|pick up|get into) ${oneOrMore}`,
)
const wishQuestion =
  /^(?:[a-z]+,? ){0,3}?(?:can|could|may|is it possible|would it be possible|what about|how about)\b[^?]*\?$/

type SkillOrderKind = Extract<Order, { skills: readonly string[] }>['kind']

const skillOrders: readonly (readonly [SkillOrderKind, RegExp])[] = [
  [
    'unknown',
    order(
      `i (?:${adverb} )*(?:do not|never) (?:${adverb} )*know (?:anything about |much about |enough about |how to use )?${theSkill}(?: ${enough})*`,
      `(?:forget|ignore|cancel)(?: that)? i (?:said|wrote|told you|claimed)(?: that)?(?: i know| i knew)? ${theSkill}(?: i (?:can not|do not|cannot) .{0,24})?`,
      `i (?:have )?(?:never|not) (?:${adverb} )*(?:learned|learnt|used|studied) ${theSkill}(?: ${enough})*`,
      `i (?:have )?(?:${adverb} )*(?:forgot|forgotten) (?:all about |most of |everything about |how to use )?${theSkill}`,
    ),
  ],
  [
    'known',
    order(
      `i (?:do )?(?:${adverb} )*${knowing} ${theSkill}(?: ${enough})*${source}`,
      `i (?:have )?already (?:learned|learnt|studied|mastered) ${theSkill}`,
      `i (?:have )?(?:learned|learnt|studied|mastered) ${theSkill} ${earlier}`,
      `(?:note|remember|save|record)(?: down)? that i (?:already )?know ${theSkill}`,
      `${marking} ${theSkill} as (?:known|a skill i (?:already )?(?:know|have))`,
    ),
  ],
  [
    'leave_out',
    order(
      `(?:take|leave|cut|throw) ${theSkill}(?: step)? ${off}(?: ${myRoadmap})?${iKnowIt}`,
      `(?:remove|drop|skip|leave out|take out|take off|throw out|kick out|delete|get rid of) ${theSkill}(?: step)?(?: ${off})?(?: ${myRoadmap})?${iKnowIt}`,
    ),
  ],
  ['bring_back', order(`(?:put|bring|add|get|want) ${theSkill}(?: step)? back(?: ${myRoadmap})?`)],
  [
    'ask_again',
    order(
      `(?:ask for|request) ${theSkill} again`,
      `i (?:do )?(?:want|would like) (?:to learn )?${theSkill} (?:again|after all)`,
    ),
  ],
  [
    'take_back',
    order(
      `take ${theSkill}(?: request| wish)? back`,
      `take back (?:my (?:wish|request) (?:for|about|to learn) |the (?:wish|request) (?:for|about) )?${theSkill}`,
      `(?:forget|ignore|cancel|withdraw|drop)(?: about)? my (?:wish|request|goal) (?:for|about|to learn|of learning) ${theSkill}`,
      `i (?:do not|no longer) want (?:to learn |to study |to do )?${theSkill}(?: any ?more| after all| now)?`,
    ),
  ],
]

/**
 * Whether a question may ask to add a skill: 'Can I have Docker in my plan?'
 *
 * @param question - A message with a question mark.
 * @returns True where the rest of it has to decide.
 */
export function mayAskToAdd({ text }: ParsedQuestion): boolean {
  return wishQuestion.test(text)
}

/**
 * Reads an order about skills.
 *
 * @param line - The words of a message, with '<skill>' in the place of each skill.
 * @param question - The message.
 * @param state - What is known of the learner.
 * @returns The order, or null for everything else.
 */
export function readSkillOrder(line: string, { skills }: ParsedQuestion, { steps }: DialogueState): Order | null {
  const [skill, ...more] = skills
  if (skill === undefined) return null
  const kind = skillOrders.find(([, pattern]) => pattern.test(line))?.[0]
  if (kind !== undefined) return { kind, skills: [skill, ...more] }
  const planned = new Set(steps.flatMap((step) => (step.milestone ? [] : step.skills)))
  const isWish = wishes.test(line) || (goal.test(line) && steps.length > 0 && skills.every((id) => !planned.has(id)))
  return isWish ? { kind: 'add', skills: [skill, ...more] } : null
}
