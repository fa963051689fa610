import type { CareerId } from '@milepost/contract/careers/limits'
import type { CareerAspect, SkillAspect, StepAspect } from '#chat/intents.ts'
import { ownCues as cues } from '#chat/own-cues.ts'
import type { ParsedQuestion } from '#chat/question.ts'
import { anyOf } from '#text/patterns.ts'

/**
 * Lists all careers that a question names.
 *
 * @param question - A question.
 * @returns Career ids, in the order they are named.
 */
export function careersOf({ careers, fields, inOrder }: ParsedQuestion): CareerId[] {
  return [...new Set([...inOrder, ...careers, ...fields])]
}

const maths = /\b(?:maths?|mathematics|algebra|calculus|arithmetic|trigonometry|geometry)\b/
const coding = new RegExp(
  `\\b${anyOf`
    (?:needs?|have to|must|much|any|require\w*|without|involves?|is there|know|hate|no)\b.{0,30}\b(?:cod(?:e|ing)|programming)
    (?:do|does)\b.{0,40}\bcode|cod(?:e|es|ing) (?:a lot|much|all day|every day|daily)
  `}\\b`,
)

/**
 * Tells whether a question is about mathematics.
 *
 * @param question - A question.
 * @returns True where it is.
 */
export const asksOfMaths = ({ text }: Pick<ParsedQuestion, 'text'>): boolean => maths.test(text)

/** 'Who should not become one?' */
const whoSuits =
  /\b(?:(?:for )?whom?|what (?:kind|type|sort) of (?:person|people|man|woman)|which people)\b.{0,40}\b(?:should|suits?|good|right|not|fits?|become|best|choose)\b/

/**
 * Reads what a question asks about a career.
 *
 * @param question - A question.
 * @returns The aspect.
 */
export function careerAspect({ text }: ParsedQuestion): CareerAspect {
  if (asksOfMaths({ text })) return 'maths'
  if (whoSuits.test(text)) return 'suits'
  if (coding.test(text)) return 'coding'
  if (cues.time.test(text)) return 'hours'
  if (cues.education.test(text)) return 'education'
  if (cues.course.test(text)) return 'courses'
  if (/\b(?:in demand|technolog\w*|tech stack|tools?)\b/.test(text)) return 'demand'
  if (cues.related.test(text)) return 'related'
  if (cues.become.test(text)) return 'become'
  if (cues.day.test(text)) return 'day'
  if (cues.suits.test(text)) return 'suits'
  if (/\bwhat (?:do|does|is|are)\b.{0,60}\b(?:do|doing|about)\??$/.test(text)) return 'what'
  return cues.skills.test(text) ? 'skills' : 'what'
}

/** Asks what something is, whatever else it says. */
const openings = anyOf`hi|hello|ok|so|and|please|can you|tell me|i do not know`
const asking = anyOf`
  (?:what|wat) (?:is|are|r|does|do|was)(?: an?| the| that| this| exactly| actually)?
  explain|define|describe|meaning of
`
/** 'Docker in one sentence', 'SQL meaning'. */
const shortly = anyOf`
  in|an?|one|two|few|simple|short|brief|easy|plain|words?|sentences?|lines?|meanings?|means?|definition|explanations?|explained|explain
  please|intro|introduction|summary|overview|for|beginners?|the|what|english|idea|basic|quick|quickly
`
const inShort = new RegExp(`^(?:(?:hi|hello|ok|so|and|please|pls) )*<skill>(?: ${shortly})+\\??$`)
const whatIs = new RegExp(`^(?:${openings} )*${asking} <skill>(?! (?:take|cost|come|before|after|roadmap))`)

/**
 * Tells whether a question asks what a skill is.
 *
 * @param question - A question.
 * @returns True where it does.
 */
export function asksWhatSkillIs({ form }: ParsedQuestion): boolean {
  return (
    whatIs.test(form.join(' ')) ||
    inShort.test(form.join(' ')) ||
    /^is <skill> (?:an? |the |same |free|open source|for )/.test(form.join(' ')) ||
    /\bwhat (?:do|does) <skill> (?:mean|do)\b/.test(form.join(' '))
  )
}

/** 'AWS or Azure': both are to be told apart. */
export const choosing =
  /\b(?:vs|versus|better|best|choose|prefer|pick|which (?:one|of)|instead of|rather than|<skill> or <skill>)\b|\bor\b(?!.{0,12}\bfirst\b)/

/**
 * Reads what a question asks about a skill.
 *
 * @param question - A question.
 * @returns The aspect.
 */
export function skillAspect(question: ParsedQuestion): SkillAspect {
  const { text } = question
  if (asksWhatSkillIs(question)) return 'what'
  if (question.skills.length > 1 && /\b(?:the same|same thing|differ\w*)\b/.test(text)) return 'what'
  if (question.skills.length > 1 && choosing.test(text) && !cues.time.test(text) && !cues.level.test(text))
    return 'what'
  if (cues.time.test(text)) return 'hours'
  if (/^(?:is|was|did i|have i|am i)\b.{0,40}\b(?:done|finished|completed)\b/.test(text)) return 'place'
  if (cues.place.test(text)) return 'place'
  if (cues.skillCareers.test(text)) return 'careers'
  if (cues.build.test(text)) return 'build'
  if (cues.check.test(text)) return 'check'
  if (cues.prerequisites.test(text)) return 'prerequisites'
  if (cues.level.test(text)) return 'level'
  if (cues.after.test(text)) return 'next'
  return cues.why.test(text) ? 'why' : 'what'
}

/**
 * Reads what a question asks about a step.
 *
 * @param question - A question.
 * @returns The aspect.
 */
export function stepAspect({ text }: ParsedQuestion): StepAspect {
  if (cues.course.test(text)) return 'course'
  if (cues.time.test(text)) return 'hours'
  if (cues.why.test(text)) return 'why'
  if (cues.build.test(text)) return 'build'
  return cues.check.test(text) ? 'check' : 'what'
}
