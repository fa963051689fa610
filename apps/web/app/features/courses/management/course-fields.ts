import type { CourseDraft } from '@milepost/contract/analytics/schema'
import { maxCourseSkills } from '@milepost/contract/courses/limits'
import { type Course, OfferedCourse } from '@milepost/contract/courses/schema'
import * as z from 'zod/mini'
import type { CourseBody } from '#features/courses/management/api.ts'
import type { FormValues } from '#ui/form/use-form.ts'

const CourseSkill = z.object({ id: z.string(), name: z.string() })
export type CourseSkill = z.output<typeof CourseSkill>

/** With the names of its skills, which are null until the user has looked at them. */
export const CourseFields = z.extend(OfferedCourse, {
  skills: z.nullable(z.array(CourseSkill).check(z.maxLength(maxCourseSkills))),
})
export type CourseFields = FormValues<typeof CourseFields>

/** The form's first values; null is a new course. What was not confirmed is left to be suggested again. */
export function fieldsOf(course: Course | null): CourseFields {
  const isConfirmed = course?.management?.skillsConfirmed === true
  const texts = Object.keys(OfferedCourse.shape).map((name) => [name, String(Object(course)[name] ?? '')])
  return {
    ...Object.fromEntries(texts),
    code: course?.management?.code ?? '',
    level: isConfirmed ? (course.level ?? '') : '',
    skills: isConfirmed ? course.skills : null,
    version: course?.management?.version ?? '',
  }
}

interface DraftedCourse {
  readonly title: string
  readonly skill: CourseSkill
  readonly draft?: CourseDraft | undefined
}

/** The first values of a new course that teaches a given skill, with what is drafted for it. */
export function fieldsForSkill({ title, skill, draft }: DraftedCourse): CourseFields {
  const blank = { ...fieldsOf(null), title, skills: [skill] }
  if (draft === undefined) return blank
  const { description, duration, level, price } = draft
  return { ...blank, description, duration, level, price: price === null ? '' : String(price) }
}

/** What is sent of the fields: without skills, they are read from the words. */
export function bodyOf({ skills, level = null, ...words }: z.output<typeof CourseFields>): CourseBody {
  return skills === null ? words : { ...words, skills: skills.map(({ id }) => id), level }
}
