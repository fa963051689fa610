import type { IndexEntry } from '#link/course-fit.ts'
import { isNarrowed } from '#link/narrowing-products.ts'
import type { StepSubject } from '#link/step-subject.ts'
import { isForOtherCareer } from '#link/titled-careers.ts'

/**
 * Tells whether a course is for other people: it teaches the step's skill for another career, or only for users of a
 * product.
 *
 * @param entry - A course.
 * @param step - What the step is about.
 * @returns True where it can serve none of the step's skills.
 */
export function isForOthers({ course }: Pick<IndexEntry, 'course'>, step: StepSubject): boolean {
  const { career, skills } = step
  const serves = (skill: string) =>
    (career === null || !isForOtherCareer(course, skill, career)) && !isNarrowed(course, skill, step)
  return skills.length > 0 && !skills.some(serves)
}
