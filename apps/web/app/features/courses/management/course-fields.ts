import { type Course, courseLanguages, courseLevels } from '@milepost/contract/courses'
import type { Issue } from '@milepost/contract/errors'
import type { CourseBody } from '#features/courses/management/api.ts'

export interface CourseSkill {
  readonly id: string
  readonly name: string
}

/** What the form holds: texts alone, so that it can be kept as a draft. */
export interface CourseFields extends Record<string, string> {
  title: string
  description: string
  duration: string
  price: string
  /** Blank where it is read from the words. */
  language: string
  level: string
  /** Skills with their names, as JSON. Blank until the user has looked at them. */
  skills: string
  /** The version of the course that was opened; blank for a new one. */
  version: string
}
export type CourseFieldName = 'title' | 'description' | 'duration' | 'price' | 'language' | 'level' | 'skills'

const required = ['title', 'description', 'duration', 'price'] as const

/** The form's first values; null is a new course. What was not confirmed is left to be suggested again. */
export function fieldsOf(course: Course | null): CourseFields {
  const isConfirmed = course?.management?.skillsConfirmed === true
  return {
    title: course?.title ?? '',
    description: course?.description ?? '',
    duration: course?.duration ?? '',
    price: course?.price == null ? '' : String(course.price),
    language: course?.language ?? '',
    level: isConfirmed ? (course.level ?? '') : '',
    skills: isConfirmed ? JSON.stringify(course.skills) : '',
    version: String(course?.management?.version ?? ''),
  }
}

/** The first values of a new course that teaches a given skill. */
export function fieldsForSkill({ title, skill }: { title: string; skill: CourseSkill }): CourseFields {
  return { ...fieldsOf(null), title, skills: JSON.stringify([skill]) }
}

/** @returns The skills in the form, or null until the user has looked at them. */
export function skillsIn({ skills }: Pick<CourseFields, 'skills'>): CourseSkill[] | null {
  if (skills === '') return null
  try {
    const parsed: unknown = JSON.parse(skills)
    return Array.isArray(parsed) ? parsed.filter(isSkill) : null
  } catch {
    return null
  }
}

function isSkill(value: unknown): value is CourseSkill {
  return typeof Object(value).id === 'string' && typeof Object(value).name === 'string'
}

/** Fields that are blank, and a price that is none. Zero passes. */
export function validate(fields: CourseFields): { blank: CourseFieldName[]; badPrice: boolean } {
  const price = fields.price.trim()
  return {
    blank: required.filter((fieldName) => fields[fieldName].trim() === ''),
    badPrice: price !== '' && !/^\d{1,9}(\.\d{1,6})?$/.test(price),
  }
}

export function bodyOf(fields: CourseFields): CourseBody {
  const skills = skillsIn(fields)
  const language = courseLanguages.find((each) => each === fields.language)
  const level = courseLevels.find((each) => each === fields.level) ?? null
  return {
    title: fields.title,
    description: fields.description,
    duration: fields.duration,
    price: fields.price.trim(),
    ...(language === undefined ? {} : { language }),
    ...(skills === null ? {} : { skills: skills.map(({ id }) => id), level }),
    ...(fields.version === '' ? {} : { version: fields.version }),
  }
}

/** The server's messages by the form's fields. */
export function issuesByField(issues: readonly Issue[]): Map<CourseFieldName, string> {
  const fieldNames: readonly CourseFieldName[] = [
    'title',
    'description',
    'duration',
    'price',
    'language',
    'level',
    'skills',
  ]
  return new Map(
    fieldNames.flatMap((fieldName) => {
      const issue = issues.find(({ field }) => field.split('.')[0] === fieldName)
      return issue === undefined ? [] : [[fieldName, issue.message] as const]
    }),
  )
}
