import type { CourseLanguage, CourseLevel } from '@milepost/contract/courses/limits'
import type { ChatCourse } from '#advisor.ts'
import type { CourseConditions } from '#chat/course-conditions.ts'
import { formatCount, formatPrice } from '#chat/formats.ts'

/** Names of the languages that courses are in. */
export const languageNames: Readonly<Record<CourseLanguage, string>> = { en: 'English', ta: 'Tamil', si: 'Sinhala' }

export interface CourseCondition {
  /** Completes 'The course is …'. */
  readonly text: string
  readonly isMet: (course: ChatCourse) => boolean
}

/**
 * Lists the conditions that the catalogue can tell of. A limit for several courses together is none of a single one.
 *
 * @param asked - What the courses should be.
 * @returns The conditions.
 */
export function conditionsOf({
  language,
  notLanguage,
  free,
  maxPrice,
  maxWeeks,
  minWeeks,
  institution,
  level,
  sum,
}: CourseConditions): CourseCondition[] {
  const found: (CourseCondition | null)[] = [
    language && { text: `in ${languageNames[language]}`, isMet: (course) => course.language === language },
    notLanguage && {
      text: `not in ${languageNames[notLanguage]}`,
      isMet: (course) => course.language !== notLanguage,
    },
    free ? { text: 'free', isMet: ({ price }) => price <= 0 } : null,
    maxPrice !== null && !sum
      ? { text: `at most ${formatPrice(maxPrice)}`, isMet: ({ price }) => price <= maxPrice }
      : null,
    maxWeeks === null
      ? null
      : {
          text: `at most ${formatCount(maxWeeks, 'week')} long`,
          isMet: ({ weeks }) => weeks !== null && weeks <= maxWeeks,
        },
    minWeeks === null
      ? null
      : {
          text: `at least ${formatCount(minWeeks, 'week')} long`,
          isMet: ({ weeks }) => weeks !== null && weeks >= minWeeks,
        },
    institution === null
      ? null
      : { text: 'by an institution of that name', isMet: (course) => isOffered(course, institution) },
    level && { text: levelTexts[level], isMet: (course) => course.level === level },
  ]
  return found.filter((condition) => condition !== null)
}

const isOffered = ({ institution }: ChatCourse, words: string) =>
  words.split(' ').every((word) => institution?.toLowerCase().includes(word) ?? false)

const levelTexts: Readonly<Record<CourseLevel, string>> = {
  beginner: 'for beginners',
  intermediate: 'of intermediate level',
  advanced: 'advanced',
}

/**
 * Tells whether a course meets all conditions.
 *
 * @param course - The course.
 * @param conditions - The conditions.
 * @returns True where it does.
 */
export const meetsAll = (course: ChatCourse, conditions: readonly CourseCondition[]): boolean =>
  conditions.every(({ isMet }) => isMet(course))

/** Courses without weeks come last where the weeks are asked for. */
const ranks = {
  cheapest: ({ price }: ChatCourse) => price,
  dearest: ({ price }: ChatCourse) => -price,
  shortest: ({ weeks }: ChatCourse) => weeks ?? Infinity,
  longest: ({ weeks }: ChatCourse) => -(weeks ?? 0),
} as const

/**
 * Puts courses in the order that is asked for.
 *
 * @param courses - The courses.
 * @param first - Which come first, or null.
 * @returns The courses in order.
 */
export function inOrder(courses: readonly ChatCourse[], first: CourseConditions['first']): readonly ChatCourse[] {
  if (first === null) return courses
  const rankOf = ranks[first]
  return [...courses].sort((a, b) => rankOf(a) - rankOf(b))
}
