import { maxCoursesCounted } from '@milepost/contract/analytics/limits'
import type { AdvisorSentence, ChatContext, ChatCourse } from '#advisor.ts'
import { conditionsOf, inOrder, languageNames, meetsAll } from '#chat/answers/course-filter.ts'
import { beforeSentences, budgetSentence, freeMaterialOf, unknownSentences } from '#chat/answers/course-remarks.ts'
import { stepOf } from '#chat/answers/own-skills.ts'
import type { CourseConditions } from '#chat/course-conditions.ts'
import { formatCount, formatList, formatPrice, toPlainLine } from '#chat/formats.ts'
import { courseSource, fact, helpSource, skillNameOf, skillSource, stepSource } from '#chat/sources.ts'
import { knowledge } from '#knowledge/knowledge.ts'

const maxListLength = 3
const maxNearCourses = 2

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
    `“${toPlainLine(course.title, 120)}”${by}: ${weeks}, ${formatPrice(course.price)}, in ${languageNames[course.language]}${placeText(course)}.`,
    courseSource(course),
  )
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

function placeText({ mode, country, town }: ChatCourse): string {
  if (mode == null) return ''
  if (mode === 'online' || country == null) return ', online'
  const place = formatPlace(town, countryNames.of(country) ?? country)
  return mode === 'hybrid' ? `, partly in ${place}` : `, in ${place}`
}

const formatPlace = (town: string | null | undefined, country: string) =>
  town == null ? country : `${toPlainLine(town, 80)}, ${country}`

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
      ...(await coursesByTitle(skills, context)),
      ...(await nearCourses(skills, context)),
      ...skills.slice(0, 1).flatMap((skill) => freeMaterialOf(skill, context)),
      fact('Press Ask for a course in Find Courses, and say what you are looking for.', helpSource('courses#asking')),
    )
  } else if (matching.length === 0) {
    sentences.push(
      fact(`No course on ${names} is ${limits}. These also teach it.`, finding, ...courses.map(courseSource)),
    )
  } else {
    const verb = matching.length === 1 ? 'teaches' : 'teach'
    const only = asked.first !== null && found.length === 1 ? 'Only ' : ''
    const limit = limits === '' ? '' : ` and ${matching.length === 1 ? 'is' : 'are'} ${limits}`
    const shown = matching.length > maxListLength ? ` Here are ${maxListLength} of them.` : ''
    sentences.push(
      fact(
        `${only}${countText(matching.length)} in the catalogue ${verb} ${names}${limit}.${shown}`,
        finding,
        ...courses.map(courseSource),
      ),
    )
  }
  // What is not known is the answer to a question about it.
  const unknown = unknownSentences(asked, courses)
  const isAsked = found.length > 0 && (asked.certificate || asked.form || asked.place || asked.times || asked.start)
  if (isAsked) sentences.unshift(...unknown)
  sentences.push(
    ...courses.map(courseSentence),
    ...(asked.budget ? budgetSentence(courses, context) : []),
    ...(found.length > 0 && (asked.free || asked.first === 'cheapest') ? freeMaterialOf(skills[0] ?? '', context) : []),
    ...(asked.before ? beforeSentences(skills[0] ?? '') : []),
    ...(isAsked ? [] : unknown),
    ...stepSentence(skills, context),
  )
  return { sentences, courses, matching }
}

/** Courses that name a skill in their title: what they teach is not sure enough to link them. */
async function coursesByTitle(skills: readonly string[], context: ChatContext): Promise<AdvisorSentence[]> {
  const found = await context.findCourses({ skills: [], words: skillNameOf(skills[0] ?? ''), limit: maxNearCourses })
  return found.length === 0
    ? []
    : [
        fact('This title names it. Read what the course teaches.', helpSource('courses#finding')),
        ...found.map(courseSentence),
      ]
}

/** Courses on what comes right before or after a skill that no course teaches. */
async function nearCourses(skills: readonly string[], context: ChatContext): Promise<AdvisorSentence[]> {
  const near = skills.flatMap((skill) => [
    ...(knowledge.skills.get(skill)?.prerequisites ?? []),
    ...[...knowledge.skills.values()].filter((one) => one.prerequisites.includes(skill)).map(({ id }) => id),
  ])
  if (near.length === 0) return []
  const found = await context.findCourses({ skills: near, words: '', limit: maxNearCourses })
  return found.length === 0
    ? []
    : [
        fact('These teach what comes right before or after it.', helpSource('courses#finding')),
        ...found.map(courseSentence),
      ]
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
    courses,
    matching: courses,
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
  const { language, free, maxPrice, maxWeeks, minWeeks, level, institution } = asked
  const finding = helpSource('courses#finding')
  const filter = { language, level, maxWeeks, minWeeks, institution, maxPrice: free ? 0 : maxPrice }
  const search = (limit: typeof filter) =>
    context.findCourses({ skills: [], words: '', limit: maxCoursesCounted, filter: limit })
  const exact = await search(filter)
  // Where no course of that level is known, those without a level are shown, and what is not known is said.
  const isLevelLeft = exact.length === 0 && level !== null
  const listed = isLevelLeft ? await search({ ...filter, level: null }) : exact
  const found = inOrder(
    // A course without weeks is not known to be long enough.
    listed.filter(({ language: of, weeks }) => of !== asked.notLanguage && (weeks ?? 0) >= (minWeeks ?? 0)),
    asked.first,
  )
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
  const matching = inOrder(
    all.filter((course) => meetsAll(course, conditions)),
    asked.first,
  ).slice(0, maxListLength)
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
  // What is not known is the answer where nothing else is asked for.
  return { sentences: [...unknownSentences(asked, matching), ...sentences, catalogue], courses: matching, matching }
}

function costText(count: number, cost: number): string {
  const verb = cost === 0 ? ['is', 'are'] : ['costs', 'cost']
  return `${count === 1 ? `It ${verb[0]}` : `Together they ${verb[1]}`} ${formatPrice(cost)}`
}
