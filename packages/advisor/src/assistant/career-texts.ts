import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import { knownAnswersOf } from '@milepost/contract/profiles/known-answers'
import type { AdvisorSentence, ChatContext } from '#advisor.ts'
import { formatCount, formatList } from '#assistant/formats.ts'
import { say, textOf } from '#assistant/sentences.ts'
import { careerSource, helpSource } from '#assistant/sources.ts'
import { describeCareer } from '#knowledge/describe.ts'
import { currentLanguage } from '#knowledge/language.ts'

/**
 * Writes a career's title with an article where the language has one: 'a QA Engineer'.
 *
 * @param id - A career's id.
 * @returns The text.
 */
export function articled(id: CareerId): string {
  const title = careerTitleOf(id)
  if (currentLanguage() !== 'en') return title
  return `${/^[AEIOU](?!I\/)/.test(title) && !/^U[IX]/.test(title) ? 'an' : 'a'} ${title}`
}

/**
 * Lists the first of some names, and how many more there are.
 *
 * @param names - The names.
 * @param max - How many are listed.
 * @returns The text.
 */
export function firstOf(names: readonly string[], max: number): string {
  const rest = names.length - max
  return formatList(rest > 0 ? [...names.slice(0, max), textOf('step.more', { count: rest })] : names)
}

/**
 * Tells whether so little is known of the learner that a number would say more than we know.
 *
 * @param context - The learner's answers.
 * @returns True where it is little.
 */
export const isFirstGuess = ({ profile }: ChatContext): boolean => profile !== null && knownAnswersOf(profile).isLittle

/**
 * Says what a learner has still to learn for a career.
 *
 * @param id - The career's id.
 * @param context - What the answer may use.
 * @returns A sentence, or none without a recommendation.
 */
export function gapOf(id: CareerId, { recommendation }: ChatContext): AdvisorSentence[] {
  const gap = recommendation?.ranking.find(({ careerId }) => careerId === id)?.gap ?? []
  if (gap.length === 0) return []
  const names = firstOf(
    gap.map(({ name }) => name),
    4,
  )
  return [
    say(
      'career.gap',
      { skills: formatCount(gap.length, 'skill'), names },
      careerSource(id),
      helpSource('recommendation#ranking'),
    ),
  ]
}

const skillsOfSubject = {
  maths:
    'statistics|probability|linear-algebra|calculus|discrete-mathematics|bayesian-statistics|optimisation|hypothesis-testing',
  coding: 'programming-fundamentals|python|java|javascript|csharp|go|php|r-language|shell-scripting|security-scripting',
} as const

/**
 * Lists what a career's roadmap teaches of mathematics or programming.
 *
 * @param id - The career's id.
 * @param subject - Which of them.
 * @returns Names of its main skills in it.
 */
export function taughtOf(id: CareerId, subject: keyof typeof skillsOfSubject): string[] {
  const skills = skillsOfSubject[subject].split('|')
  return describeCareer(id)
    .phases.flatMap((phase) => phase.skills)
    .filter((skill) => skill.weight > 1 && skills.includes(skill.id))
    .map(({ name }) => name)
}
