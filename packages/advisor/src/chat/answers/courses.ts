import type { CourseLanguage } from '@milepost/contract/courses'
import { maxCoursesCounted } from '@milepost/contract/figures'
import type { ChatContext, ChatCourse, ChatSentence } from '#advisor.ts'
import { stepOf } from '#chat/answers/skills.ts'
import { counted, listed, priceText, printable } from '#chat/formats.ts'
import type { CourseWish } from '#chat/intents.ts'
import { courseSource, fact, helpSource, nameOf, skillSource, stepSource } from '#chat/sources.ts'

/** Names of the languages that courses are in. */
const languageNames: Readonly<Record<CourseLanguage, string>> = { en: 'English', ta: 'Tamil', si: 'Sinhala' }

const maxListLength = 3

/** In: a course. Out: what the catalogue says of it. */
export function courseSentence(course: ChatCourse): ChatSentence {
  const by = course.institution === null ? '' : ` by ${printable(course.institution, 80)}`
  const weeks = course.weeks === null ? 'at your own pace' : counted(course.weeks, 'week')
  return fact(
    `“${printable(course.title, 120)}”${by}: ${weeks}, ${priceText(course.price)}, in ${languageNames[course.language]}.`,
    courseSource(course),
  )
}

function fits(course: ChatCourse, wish: CourseWish): boolean {
  switch (wish) {
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

const wishTexts: Readonly<Record<Exclude<CourseWish, null>, string>> = {
  free: 'free',
  tamil: 'in Tamil',
  sinhala: 'in Sinhala',
  english: 'in English',
  short: 'of at most 8 weeks',
}

function countText(count: number): string {
  return count >= maxCoursesCounted ? `${maxCoursesCounted} or more courses` : counted(count, 'course')
}

export interface CourseAnswer {
  readonly sentences: readonly ChatSentence[]
  readonly courses: readonly ChatCourse[]
}

/** In: skills (none: the learner's roadmap), a wish and whom is asked. Out: courses that teach them, or that there are none. */
export async function courseAnswer(
  skills: readonly string[],
  wish: CourseWish,
  context: ChatContext,
): Promise<CourseAnswer> {
  if (skills.length === 0) return roadmapCourses(wish, context)
  const found = await context.findCourses({ skills: [...skills], words: '', limit: maxCoursesCounted })
  const wished = found.filter((course) => fits(course, wish))
  const courses = (wished.length > 0 ? wished : found).slice(0, maxListLength)
  const names = listed(skills.slice(0, 3).map(nameOf), 'or')
  const [first, ...rest] = skills.map(skillSource)
  if (first === undefined) return { sentences: [], courses: [] }
  const sentences: ChatSentence[] = []
  if (found.length === 0) {
    sentences.push(
      fact(`The catalogue has no course that teaches ${names} yet.`, helpSource('courses#finding'), first, ...rest),
    )
  } else if (wished.length === 0 && wish !== null) {
    sentences.push(
      fact(
        `No course on ${names} is ${wishTexts[wish]}; these teach it otherwise.`,
        helpSource('courses#finding'),
        ...courses.map(courseSource),
      ),
    )
  } else {
    sentences.push(
      fact(
        `${countText(wished.length)} in the catalogue ${wished.length === 1 ? 'teaches' : 'teach'} ${names}${wish === null ? '' : `, ${wishTexts[wish]}`}.${wished.length > maxListLength ? ` Here are ${maxListLength} of them.` : ''}`,
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
            `It is step ${step.id} of your roadmap, linked to “${printable(linked.title, 120)}”.`,
            stepSource(step),
            courseSource(linked),
          ),
    )
  }
  return { sentences, courses }
}

function roadmapCourses(wish: CourseWish, context: ChatContext): CourseAnswer {
  const linked = (context.roadmap?.steps ?? []).filter(({ course }) => course !== null)
  const all = [
    ...new Map(linked.flatMap(({ course }) => (course === null ? [] : [[course.id, course] as const]))).values(),
  ]
  const wished = all.filter((course) => fits(course, wish))
  const courses = wished.slice(0, maxListLength)
  const about = helpSource('courses#links')
  const sum = all.reduce((total, { price }) => total + Math.max(0, price), 0)
  const sentences =
    context.roadmap === null
      ? [
          fact(
            'Courses are linked to the steps of a roadmap, and you have none yet; your answers come first.',
            helpSource('getting-started#begin'),
          ),
        ]
      : all.length === 0
        ? [fact('No course is linked to your roadmap: the catalogue has none that fits its steps yet.', about)]
        : [
            fact(
              `Your roadmap links ${counted(all.length, 'course')}, ${sum === 0 ? 'all free' : `${priceText(sum)} together`}.`,
              about,
            ),
            ...(courses.length === 0 && wish !== null
              ? [fact(`None of them is ${wishTexts[wish]}.`, about)]
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
