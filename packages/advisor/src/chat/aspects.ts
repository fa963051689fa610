import type { CareerId } from '@milepost/contract/careers'
import type { CareerAspect, CourseCriterion, SkillAspect, StepAspect } from '#chat/intents.ts'
import { ownCues as cues } from '#chat/own-cues.ts'
import type { ParsedQuestion } from '#chat/question.ts'

/**
 * Lists all careers that a question names.
 *
 * @param question - A question.
 * @returns Career ids, in the order they are named.
 */
export function careersOf({ careers, fields, inOrder }: ParsedQuestion): CareerId[] {
  return [...new Set([...inOrder, ...careers, ...fields])]
}

/**
 * Reads what the courses should be.
 *
 * @param text - A question's words in lower case.
 * @returns The criterion, or null where there is none.
 */
export function readCourseCriterion(text: string): CourseCriterion {
  if (/\btamil\b/.test(text)) return 'tamil'
  if (/\bsinhala\b/.test(text)) return 'sinhala'
  if (cues.free.test(text)) return 'free'
  if (/\bin english\b/.test(text)) return 'english'
  return cues.short.test(text) ? 'short' : null
}

/**
 * Reads what a question asks about a career.
 *
 * @param question - A question.
 * @returns The aspect.
 */
export function careerAspect({ text }: ParsedQuestion): CareerAspect {
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

/**
 * Reads what a question asks about a skill.
 *
 * @param question - A question.
 * @returns The aspect.
 */
export function skillAspect(question: ParsedQuestion): SkillAspect {
  const { text } = question
  if (cues.time.test(text)) return 'hours'
  if (cues.place.test(text)) return 'place'
  if (cues.skillCareers.test(text)) return 'careers'
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
  return cues.check.test(text) ? 'check' : 'what'
}
