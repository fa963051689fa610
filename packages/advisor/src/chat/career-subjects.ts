import type { CareerId } from '@milepost/contract/careers/limits'
import { describeCareer } from '#knowledge/describe.ts'

export type CareerSubject = 'maths' | 'coding'

const skillsOf: Readonly<Record<CareerSubject, readonly string[]>> = {
  maths:
    'statistics|probability|linear-algebra|calculus|discrete-mathematics|bayesian-statistics|optimisation|hypothesis-testing'.split(
      '|',
    ),
  coding:
    'programming-fundamentals|python|java|javascript|csharp|go|php|r-language|shell-scripting|security-scripting'.split(
      '|',
    ),
}

/**
 * Lists what a career's roadmap teaches of mathematics or programming.
 *
 * @param id - The career's id.
 * @param subject - Which of them.
 * @returns Names of its main skills in it.
 */
export function taughtOf(id: CareerId, subject: CareerSubject): string[] {
  return describeCareer(id)
    .phases.flatMap((phase) => phase.skills)
    .filter((skill) => skill.weight > 1 && skillsOf[subject].includes(skill.id))
    .map(({ name }) => name)
}

/**
 * Tells whether a career asks for mathematics or programming.
 *
 * @param id - The career's id.
 * @param subject - Which of them.
 * @returns True where its roadmap teaches some.
 */
export function teaches(id: CareerId, subject: CareerSubject): boolean {
  return taughtOf(id, subject).length > 0
}
