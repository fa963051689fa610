import { maxCoursesCounted } from '@milepost/contract/constants/analytics/figures'
import type { CourseLanguage } from '@milepost/contract/courses'
import type { AdvisorSentence, ChatContext, ChatCourse } from '#advisor.ts'
import { stepOf } from '#chat/answers/skills.ts'
import { formatCount, formatList, formatPrice, toPlainLine } from '#chat/formats.ts'
import type { CourseCriterion } from '#chat/intents.ts'
import { courseSource, fact, helpSource, skillNameOf, skillSource, stepSource } from '#chat/sources.ts'

/** Names of the languages that courses are in. */
const languageNames: Readonly<Record<CourseLanguage, string>> = { en: 'English', ta: 'Tamil', si: 'Sinhala' }

const maxListLength = 3

/**
 * Describes a course by its catalogue entry.
 *
 * @param course - The course.
 * @returns A sentence with its source.
 */
export function courseSentence(course: ChatCourse): AdvisorSentence {
  const by = course.institution === null ? '' : ` by ${toPlainLine(course.institution, 80)}`
  const weeks = course.weeks === null ? 'at your own pace' : formatCount(course.weeks, 'week')
  return fact(
    `“${toPlainLine(course.title, 120)}”${by}: ${weeks}, ${formatPrice(course.price)}, in ${languageNames[course.language]}.`,
    courseSource(course),
  )
}

function meetsCriterion(course: ChatCourse, criterion: CourseCriterion): boolean {
  switch (criterion) {
    case 'free':
      return course.price <= 0
    case 'tamil':
      return course.language === 'ta'
    case 'sinhala':
      return course.language === 'si'
    case 'english':
      return course.language === 'en'
    case 'short':
      return course.weeks !== null && course.weeks <= 8
    case null:
      return true
  }
}

const criterionTexts: Readonly<Record<Exclude<CourseCriterion, null>, string>> = {
  free: 'free',
  tamil: 'in Tamil',
  sinhala: 'in Sinhala',
  english: 'in English',
  short: 'at most 8 weeks long',
}

function countText(count: number): string {
  return count >= maxCoursesCounted ? `${maxCoursesCounted} or more courses` : formatCount(count, 'course')
}

export interface CourseAnswer {
  readonly sentences: readonly AdvisorSentence[]
  readonly courses: readonly ChatCourse[]
}

/**
 * Answers a question for courses.
 *
 * @param skills - Ids of the skills to teach. None: the courses of the learner's roadmap.
 * @param criterion - What the courses should be, or null.
 * @param context - What the answer may use.
 * @returns Sentences with sources, and the courses they name.
 */
export async function courseAnswer(
  skills: readonly string[],
  criterion: CourseCriterion,
  context: ChatContext,
): Promise<CourseAnswer> {
  if (skills.length === 0) return roadmapCourses(criterion, context)
  const found = await context.findCourses({ skills: [...skills], words: '', limit: maxCoursesCounted })
  const matching = found.filter((course) => meetsCriterion(course, criterion))
  const courses = (matching.length > 0 ? matching : found).slice(0, maxListLength)
  const names = formatList(skills.slice(0, 3).map(skillNameOf), 'or')
  const [first, ...rest] = skills.map(skillSource)
  if (first === undefined) return { sentences: [], courses: [] }
  const sentences: AdvisorSentence[] = []
  if (found.length === 0) {
    sentences.push(
      fact(`The catalogue has no course that teaches ${names} yet.`, helpSource('courses#finding'), first, ...rest),
    )
  } else if (matching.length === 0 && criterion !== null) {
    sentences.push(
      fact(
        `No course on ${names} is ${criterionTexts[criterion]}. These also teach it.`,
        helpSource('courses#finding'),
        ...courses.map(courseSource),
      ),
    )
  } else {
    const verb = matching.length === 1 ? 'teaches' : 'teach'
    const limit = criterion === null ? '' : ` and ${matching.length === 1 ? 'is' : 'are'} ${criterionTexts[criterion]}`
    const shown = matching.length > maxListLength ? ` Here are ${maxListLength} of them.` : ''
    sentences.push(
      fact(
        `${countText(matching.length)} in the catalogue ${verb} ${names}${limit}.${shown}`,
        helpSource('courses#finding'),
        ...courses.map(courseSource),
      ),
    )
  }
  sentences.push(...courses.map(courseSentence))
  const step = skills.map((skill) => stepOf(skill, context)).find((one) => one !== undefined)
  if (step !== undefined) {
    const linked = step.course
    sentences.push(
      linked === null
        ? fact(`It is step ${step.id} of your roadmap, without a linked course.`, stepSource(step))
        : fact(
            `It is step ${step.id} of your roadmap, linked to “${toPlainLine(linked.title, 120)}”.`,
            stepSource(step),
            courseSource(linked),
          ),
    )
  }
  return { sentences, courses }
}

function roadmapCourses(criterion: CourseCriterion, context: ChatContext): CourseAnswer {
  const linked = (context.roadmap?.steps ?? []).filter(({ course }) => course !== null)
  const all = [
    ...new Map(linked.flatMap(({ course }) => (course === null ? [] : [[course.id, course] as const]))).values(),
  ]
  const matching = all.filter((course) => meetsCriterion(course, criterion))
  const courses = matching.slice(0, maxListLength)
  const about = helpSource('courses#links')
  const sum = all.reduce((total, { price }) => total + Math.max(0, price), 0)
  const sentences =
    context.roadmap === null
      ? [
          fact(
            'Courses are linked to the steps of a roadmap, and you have no roadmap yet. Answer the profile questions first.',
            helpSource('getting-started#begin'),
          ),
        ]
      : all.length === 0
        ? [fact('No course is linked to your roadmap. The catalogue has none that fits its steps yet.', about)]
        : [
            fact(
              `Your roadmap links ${formatCount(all.length, 'course')}, ${sum === 0 ? 'all free' : `${formatPrice(sum)} together`}.`,
              about,
            ),
            ...(courses.length === 0 && criterion !== null
              ? [fact(`None of them is ${criterionTexts[criterion]}.`, about)]
              : courses.map(courseSentence)),
          ]
  return {
    sentences: [
      ...sentences,
      fact(
        'Find Courses lists the whole catalogue, with a search and filters for institution, weeks and price.',
        helpSource('courses#finding'),
      ),
    ],
    courses,
  }
}
