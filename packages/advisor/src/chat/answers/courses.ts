import { maxCoursesCounted } from '@milepost/contract/constants/analytics/figures'
import type { CourseLanguage, CourseLevel } from '@milepost/contract/courses'
import type { AdvisorSentence, ChatContext, ChatCourse } from '#advisor.ts'
import { budgetSentence, unknownSentences } from '#chat/answers/course-remarks.ts'
import { stepOf } from '#chat/answers/skills.ts'
import type { CourseConditions } from '#chat/course-conditions.ts'
import { formatCount, formatList, formatPrice, toPlainLine } from '#chat/formats.ts'
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

interface CourseCondition {
  /** Completes 'The course is …'. */
  readonly text: string
  readonly isMet: (course: ChatCourse) => boolean
}

/** The conditions that the catalogue can tell of. A limit for several courses together is none of a single one. */
function conditionsOf({ language, free, maxPrice, maxWeeks, level, sum }: CourseConditions): CourseCondition[] {
  const found: (CourseCondition | null)[] = [
    language && { text: `in ${languageNames[language]}`, isMet: (course) => course.language === language },
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
    level && { text: levelTexts[level], isMet: (course) => course.level === level },
  ]
  return found.filter((condition) => condition !== null)
}

const levelTexts: Readonly<Record<CourseLevel, string>> = {
  beginner: 'for beginners',
  intermediate: 'of intermediate level',
  advanced: 'advanced',
}

const meetsAll = (course: ChatCourse, conditions: readonly CourseCondition[]) =>
  conditions.every(({ isMet }) => isMet(course))

/** Courses without weeks come last where the weeks are asked for. */
const ranks = {
  cheapest: ({ price }: ChatCourse) => price,
  dearest: ({ price }: ChatCourse) => -price,
  shortest: ({ weeks }: ChatCourse) => weeks ?? Infinity,
  longest: ({ weeks }: ChatCourse) => -(weeks ?? 0),
} as const

function inOrder(courses: readonly ChatCourse[], first: CourseConditions['first']): readonly ChatCourse[] {
  if (first === null) return courses
  const rankOf = ranks[first]
  return [...courses].sort((a, b) => rankOf(a) - rankOf(b))
}

function countText(count: number): string {
  return count >= maxCoursesCounted ? `${maxCoursesCounted} or more courses` : formatCount(count, 'course')
}

export interface CourseAnswer {
  readonly sentences: readonly AdvisorSentence[]
  readonly courses: readonly ChatCourse[]
  /** Those that meet all conditions. */
  readonly matching: readonly ChatCourse[]
}

/**
 * Answers a question for courses.
 *
 * @param skills - Ids of the skills to teach. None: the courses of the learner's roadmap.
 * @param asked - What the courses should be.
 * @param context - What the answer may use.
 * @returns Sentences with sources, and the courses they name.
 */
export async function courseAnswer(
  skills: readonly string[],
  asked: CourseConditions,
  context: ChatContext,
): Promise<CourseAnswer> {
  const [first, ...rest] = skills.map(skillSource)
  if (first === undefined)
    return asked.own || (conditionsOf(asked).length === 0 && asked.first === null && !asked.all)
      ? roadmapCourses(asked, context)
      : catalogueCourses(asked, context)
  if (asked.sum && rest.length > 0) return costTogether(skills, asked, context)
  const found = inOrder(
    await context.findCourses({ skills: [...skills], words: '', limit: maxCoursesCounted }),
    asked.first,
  )
  const isLevelKnown = found.some((course) => course.level !== null)
  const conditions = conditionsOf(isLevelKnown ? asked : { ...asked, level: null })
  const matching = found.filter((course) => meetsAll(course, conditions))
  const courses = (matching.length > 0 ? matching : found).slice(0, maxListLength)
  const names = formatList(skills.slice(0, 3).map(skillNameOf), 'or')
  const finding = helpSource('courses#finding')
  const limits = formatList(conditions.map(({ text }) => text))
  const sentences: AdvisorSentence[] = []
  if (found.length === 0) {
    sentences.push(
      fact(`The catalogue has no course that teaches ${names} yet.`, finding, first, ...rest),
      fact('Press Ask for a course in Find Courses, and say what you are looking for.', helpSource('courses#asking')),
    )
  } else if (matching.length === 0) {
    sentences.push(
      fact(`No course on ${names} is ${limits}. These also teach it.`, finding, ...courses.map(courseSource)),
    )
  } else {
    const verb = matching.length === 1 ? 'teaches' : 'teach'
    const limit = limits === '' ? '' : ` and ${matching.length === 1 ? 'is' : 'are'} ${limits}`
    const shown = matching.length > maxListLength ? ` Here are ${maxListLength} of them.` : ''
    sentences.push(
      fact(
        `${countText(matching.length)} in the catalogue ${verb} ${names}${limit}.${shown}`,
        finding,
        ...courses.map(courseSource),
      ),
    )
  }
  sentences.push(
    ...courses.map(courseSentence),
    ...(asked.budget ? budgetSentence(courses, context) : []),
    ...unknownSentences(asked, courses),
    ...stepSentence(skills, context),
  )
  return { sentences, courses, matching }
}

/** The step of the roadmap that teaches one of the skills. */
function stepSentence(skills: readonly string[], context: ChatContext): AdvisorSentence[] {
  const step = skills.map((skill) => stepOf(skill, context)).find((one) => one !== undefined)
  if (step === undefined) return []
  const linked = step.course
  if (linked === null)
    return [fact(`It is step ${step.id} of your roadmap, without a linked course.`, stepSource(step))]
  return [
    fact(
      `It is step ${step.id} of your roadmap, linked to “${toPlainLine(linked.title, 120)}”.`,
      stepSource(step),
      courseSource(linked),
    ),
  ]
}

/** What one course on each skill costs, the cheapest that meets the conditions. */
async function costTogether(
  skills: readonly string[],
  asked: CourseConditions,
  context: ChatContext,
): Promise<CourseAnswer> {
  const conditions = conditionsOf(asked)
  const cheapest = await Promise.all(
    skills.map(async (skill) => {
      const found = await context.findCourses({ skills: [skill], words: '', limit: maxCoursesCounted })
      return found.filter((course) => meetsAll(course, conditions)).sort((a, b) => a.price - b.price)[0]
    }),
  )
  const courses = [...new Map(cheapest.flatMap((course) => (course ? [[course.id, course] as const] : []))).values()]
  const without = skills.filter((_, at) => cheapest[at] === undefined)
  const finding = helpSource('courses#finding')
  const cost = courses.reduce((total, { price }) => total + Math.max(0, price), 0)
  const { maxPrice } = asked
  const verdict =
    maxPrice === null
      ? ''
      : cost <= maxPrice
        ? `, which is within ${formatPrice(maxPrice)}`
        : `, more than ${formatPrice(maxPrice)}`
  return {
    ...{ courses, matching: courses },
    sentences: [
      ...(courses.length === 0
        ? []
        : [fact(`${costText(courses.length, cost)}${verdict}.`, finding, ...courses.map(courseSource))]),
      ...courses.slice(0, 2 * maxListLength).map(courseSentence),
      ...(without.length === 0
        ? []
        : [
            fact(
              `The catalogue has no such course that teaches ${formatList(without.map(skillNameOf), 'or')}.`,
              finding,
              ...without.map(skillSource),
            ),
          ]),
    ],
  }
}

/** The courses of the whole catalogue that meet the conditions, whatever they teach. */
async function catalogueCourses(asked: CourseConditions, context: ChatContext): Promise<CourseAnswer> {
  const { language, free, maxPrice, maxWeeks, level } = asked
  const finding = helpSource('courses#finding')
  const filter = { language, level, maxWeeks, maxPrice: free ? 0 : maxPrice }
  const search = (limit: typeof filter) =>
    context.findCourses({ skills: [], words: '', limit: maxCoursesCounted, filter: limit })
  const exact = await search(filter)
  // Where no course of that level is known, those without a level are shown, and what is not known is said.
  const isLevelLeft = exact.length === 0 && level !== null
  const found = inOrder(isLevelLeft ? await search({ ...filter, level: null }) : exact, asked.first)
  const limits = formatList(conditionsOf(isLevelLeft ? { ...asked, level: null } : asked).map(({ text }) => text))
  const courses = found.slice(0, maxListLength)
  const verb = found.length === 1 ? 'is' : 'are'
  const sentences =
    found.length === 0
      ? [
          fact(`No course in the catalogue is ${limits}.`, finding),
          fact(
            'Press Ask for a course in Find Courses, and say what you are looking for.',
            helpSource('courses#asking'),
          ),
        ]
      : [
          fact(
            limits === ''
              ? `The catalogue has ${countText(found.length)}. These come first.`
              : `${countText(found.length)} in the catalogue ${verb} ${limits}.`,
            finding,
          ),
          ...courses.map(courseSentence),
          ...(found.length > maxListLength
            ? [fact('Name a skill and I look for courses on it. Find Courses lists them all.', finding)]
            : []),
        ]
  return { sentences: [...sentences, ...unknownSentences(asked, courses)], courses, matching: courses }
}

function roadmapCourses(asked: CourseConditions, context: ChatContext): CourseAnswer {
  const { roadmap } = context
  const courses = (roadmap?.steps ?? []).flatMap(({ course }) => (course === null ? [] : [course]))
  const all = [...new Map(courses.map((course) => [course.id, course])).values()]
  const conditions = conditionsOf(asked)
  const matching = all.filter((course) => meetsAll(course, conditions)).slice(0, maxListLength)
  const about = helpSource('courses#links')
  const sum = all.reduce((total, { price }) => total + Math.max(0, price), 0)
  const catalogue = fact(
    'Find Courses lists the whole catalogue, with a search and filters for institution, weeks and price.',
    helpSource('courses#finding'),
  )
  const sentences: AdvisorSentence[] = []
  if (roadmap === null)
    sentences.push(
      fact(
        'Courses are linked to the steps of a roadmap, and you have no roadmap yet. Answer the profile questions first.',
        helpSource('getting-started#begin'),
      ),
    )
  else if (all.length === 0)
    sentences.push(fact('No course is linked to your roadmap. The catalogue has none that fits its steps yet.', about))
  else
    sentences.push(
      fact(
        `Your roadmap links ${formatCount(all.length, 'course')}, ${sum === 0 ? 'all free' : `${formatPrice(sum)} together`}.`,
        about,
      ),
      ...(matching.length === 0
        ? [fact(`None of them is ${formatList(conditions.map(({ text }) => text))}.`, about)]
        : matching.map(courseSentence)),
    )
  return { sentences: [...sentences, ...unknownSentences(asked, matching), catalogue], courses: matching, matching }
}

function costText(count: number, cost: number): string {
  const verb = cost === 0 ? ['is', 'are'] : ['costs', 'cost']
  return `${count === 1 ? `It ${verb[0]}` : `Together they ${verb[1]}`} ${formatPrice(cost)}`
}
