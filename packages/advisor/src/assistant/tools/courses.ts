import { maxCoursesCounted } from '@milepost/contract/analytics/limits'
import type { ChatSource } from '@milepost/contract/chat/schema'
import type { AdvisorSentence, ChatContext, ChatCourse } from '#advisor.ts'
import { type CourseConditions, readCourseConditions } from '#assistant/course-conditions.ts'
import { formatCount, formatList, formatPrice, toPlainLine } from '#assistant/formats.ts'
import { say, textOf } from '#assistant/sentences.ts'
import { courseSource, helpSource, skillNameOf, skillSource, stepSource } from '#assistant/sources.ts'
import { stepOf } from '#assistant/steps.ts'
import { type AssistantTool, answer, type ToolAnswer } from '#assistant/tool.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { currentLanguage } from '#knowledge/language.ts'
import { materialsFor } from '#knowledge/materials.ts'

const maxListed = 3
const maxNear = 2
const maxMaterials = 2

const finding = helpSource('courses#finding')
const links = helpSource('courses#links')

const askForOne = () => say('courses.ask-for-one', {}, helpSource('courses#asking'))
const inLanguage = (language: string) =>
  textOf('courses.in-language', { language: textOf(`courses.language-${language}`) })

function placeOf({ mode, country, town }: ChatCourse): string[] {
  if (mode == null) return []
  if (mode === 'online' || country == null) return [textOf('courses.online')]
  const land = new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(country) ?? country
  const place = town == null ? land : `${toPlainLine(town, 80)}, ${land}`
  return [textOf(mode === 'hybrid' ? 'courses.partly-in-place' : 'courses.in-place', { place })]
}

/**
 * Describes a course by its catalogue entry.
 *
 * @param course - The course.
 * @returns A sentence with its source.
 */
export function courseSentence(course: ChatCourse): AdvisorSentence {
  const { title, institution, weeks, price, language } = course
  const span = weeks === null ? textOf('courses.own-pace') : formatCount(weeks, 'week')
  const values = {
    title: toPlainLine(title, 120),
    institution: toPlainLine(institution ?? '', 80),
    facts: [span, formatPrice(price), inLanguage(language), ...placeOf(course)].join(', '),
  }
  return say(institution === null ? 'courses.course' : 'courses.course-by', values, courseSource(course))
}

interface CatalogueCondition {
  /** Completes 'The course is …'. */
  readonly text: string
  readonly isMet: (course: ChatCourse) => boolean
}

/** The conditions that the catalogue can tell of. A limit for several courses together is none of a single one. */
function conditionsOf(asked: CourseConditions): CatalogueCondition[] {
  const { language, notLanguage, free, maxPrice, maxWeeks, minWeeks, institution, level, sum } = asked
  const found: CatalogueCondition[] = []
  const add = (text: string, isMet: CatalogueCondition['isMet']) => found.push({ text, isMet })
  if (language !== null) add(inLanguage(language), (course) => course.language === language)
  if (notLanguage !== null)
    add(
      textOf('courses.not-in-language', { language: textOf(`courses.language-${notLanguage}`) }),
      (course) => course.language !== notLanguage,
    )
  if (free) add(textOf('courses.free'), ({ price }) => price <= 0)
  if (maxPrice !== null && !sum)
    add(textOf('courses.max-price', { price: formatPrice(maxPrice) }), ({ price }) => price <= maxPrice)
  if (maxWeeks !== null)
    add(
      textOf('courses.max-weeks', { weeks: formatCount(maxWeeks, 'week') }),
      ({ weeks }) => weeks !== null && weeks <= maxWeeks,
    )
  if (minWeeks !== null)
    add(
      textOf('courses.min-weeks', { weeks: formatCount(minWeeks, 'week') }),
      ({ weeks }) => weeks !== null && weeks >= minWeeks,
    )
  if (institution !== null)
    add(textOf('courses.by-institution'), (course) =>
      institution.split(' ').every((word) => course.institution?.toLowerCase().includes(word) ?? false),
    )
  if (level !== null) add(textOf(`courses.level-${level}`), (course) => course.level === level)
  return found
}

const meetsAll = (course: ChatCourse, conditions: readonly CatalogueCondition[]) =>
  conditions.every(({ isMet }) => isMet(course))
const limitsOf = (conditions: readonly CatalogueCondition[]) => formatList(conditions.map(({ text }) => text))

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

const onceEach = (courses: readonly ChatCourse[]) => [...new Map(courses.map((course) => [course.id, course])).values()]
const costOf = (courses: readonly ChatCourse[]) => courses.reduce((sum, { price }) => sum + Math.max(0, price), 0)

/** What was asked for and is not in the catalogue. */
function unknownSentences(asked: CourseConditions, courses: readonly ChatCourse[]): AdvisorSentence[] {
  const { place, times, level, certificate, form, start } = asked
  const isModeUnknown = courses.some(({ mode }) => mode == null)
  const parts = {
    place: place && isModeUnknown,
    form: form && isModeUnknown,
    certificate,
    times,
    level: level !== null && courses.some((course) => course.level === null),
  }
  const unknown = Object.entries(parts).flatMap(([part, isUnknown]) =>
    isUnknown ? textOf(`courses.unknown-${part}`) : [],
  )
  return [
    ...(start ? [say('courses.start', {}, finding)] : []),
    ...(unknown.length === 0 ? [] : [say('courses.unknown', { unknown: formatList(unknown, 'or') }, finding)]),
  ]
}

/** Compares the cheapest course with the budget in the learner's answers. */
function budgetSentence(courses: readonly ChatCourse[], { profile }: ChatContext): AdvisorSentence[] {
  const amounts = (profile?.budget ?? '').match(/\d[\d,]*/g)?.map((amount) => Number(amount.replace(/,/g, ''))) ?? []
  if (profile === null || amounts.length === 0 || courses.length === 0) return []
  const cheapest = Math.min(...courses.map(({ price }) => price))
  const key = cheapest <= Math.max(...amounts) ? 'courses.within-budget' : 'courses.over-budget'
  return [say(key, { budget: profile.budget }, links)]
}

/**
 * Names free material on a skill.
 *
 * @param skill - The skill's id.
 * @param context - What the answer may use.
 * @returns A sentence, or none.
 */
export function freeMaterialOf(skill: string, { profile }: ChatContext): AdvisorSentence[] {
  const found = materialsFor([skill], profile?.studyLanguage ?? 'English').slice(0, maxMaterials)
  if (found.length === 0) return []
  const titles = formatList(found.map(({ title, publisher }) => textOf('step.material-title', { title, publisher })))
  return [say('courses.material', { skill: skillNameOf(skill), titles }, helpSource('courses#material'))]
}

/** What to know before a course, by the skill that it teaches. */
function beforeSentences(skill: string): AdvisorSentence[] {
  const needed = knowledge.skills.get(skill)?.prerequisites ?? []
  const values = { skills: formatList(needed.map(skillNameOf)), skill: skillNameOf(skill) }
  const key =
    needed.length === 0 ? 'skill.no-prerequisites' : needed.length === 1 ? 'courses.before-one' : 'courses.before'
  return [say('courses.requirements', {}, finding), say(key, values, skillSource(skill))]
}

/** The step of the roadmap that teaches one of the skills. */
function stepSentence(skills: readonly string[], context: ChatContext): AdvisorSentence[] {
  const step = skills.map((skill) => stepOf(skill, context)).find((one) => one !== undefined)
  if (step === undefined) return []
  const { course } = step
  if (course === null) return [say('courses.on-step-without-course', { step: step.id }, stepSource(step))]
  const source = courseSource(course)
  return [say('courses.on-step', { step: step.id, title: source.title }, stepSource(step), source)]
}

/** Where no course surely teaches a skill: those whose title names it, and those on what comes right before or after. */
async function otherCourses(skills: readonly string[], { findCourses }: ChatContext): Promise<AdvisorSentence[]> {
  const near = skills.flatMap((skill) => [
    ...(knowledge.skills.get(skill)?.prerequisites ?? []),
    ...[...knowledge.skills.values()].filter((one) => one.prerequisites.includes(skill)).map(({ id }) => id),
  ])
  const byTitle = await findCourses({ skills: [], words: skillNameOf(skills[0] ?? ''), limit: maxNear })
  const around = near.length === 0 ? [] : await findCourses({ skills: near, words: '', limit: maxNear })
  const listed = (key: string, found: readonly ChatCourse[]) =>
    found.length === 0 ? [] : [say(key, {}, finding), ...found.map(courseSentence)]
  return [...listed('courses.by-title', byTitle), ...listed('courses.near', around)]
}

function answerWith(
  sentences: readonly AdvisorSentence[],
  shown: readonly ChatCourse[],
  about: ChatSource = finding,
  matching: readonly ChatCourse[] = shown,
): ToolAnswer {
  const [course] = shown
  return { ...answer(course === undefined ? about : courseSource(course), sentences), courses: matching }
}

const countOf = ({ length }: readonly ChatCourse[]) =>
  length >= maxCoursesCounted ? textOf('courses.many', { count: maxCoursesCounted }) : formatCount(length, 'course')

/** What one course on each skill costs, the cheapest that meets the conditions. */
async function costTogether(
  skills: readonly string[],
  asked: CourseConditions,
  context: ChatContext,
): Promise<ToolAnswer> {
  const conditions = conditionsOf(asked)
  const cheapest = await Promise.all(
    skills.map(async (skill) => {
      const found = await context.findCourses({ skills: [skill], words: '', limit: maxCoursesCounted })
      return inOrder(found, 'cheapest').find((course) => meetsAll(course, conditions))
    }),
  )
  const courses = onceEach(cheapest.flatMap((course) => course ?? []))
  const without = skills.filter((_, at) => cheapest[at] === undefined)
  const [cost, limit] = [costOf(courses), asked.maxPrice]
  const verdict = cost === 0 ? '-free' : limit === null ? '' : cost <= limit ? '-within' : '-over'
  const values = { cost: formatPrice(cost), limit: formatPrice(limit ?? 0) }
  const sentences = [
    ...(courses.length === 0
      ? []
      : [
          say(
            `courses.cost-${courses.length === 1 ? 'one' : 'all'}${verdict}`,
            values,
            finding,
            ...courses.map(courseSource),
          ),
        ]),
    ...courses.slice(0, 2 * maxListed).map(courseSentence),
    ...(without.length === 0
      ? []
      : [
          say(
            'courses.none-such',
            { skills: formatList(without.map(skillNameOf), 'or') },
            finding,
            ...without.map(skillSource),
          ),
        ]),
  ]
  return answerWith(sentences, courses, skillSource(skills[0] ?? ''))
}

/** How many courses teach the skills and meet the conditions. */
function countSentence(
  matching: readonly ChatCourse[],
  skills: string,
  limits: string,
  isOnly: boolean,
): AdvisorSentence {
  const number = matching.length > maxListed ? 'some' : matching.length > 1 ? 'all' : isOnly ? 'only' : 'one'
  return say(
    `courses.${number}${limits === '' ? '' : '-limited'}`,
    { courses: countOf(matching), skills, limits, shown: maxListed },
    finding,
    ...matching.slice(0, maxListed).map(courseSource),
  )
}

/**
 * Answers a question for courses on skills.
 *
 * @param skills - Their ids. None: all courses.
 * @param asked - What the courses should be.
 * @param context - What the answer may use.
 * @returns The answer, with the courses that meet the conditions.
 */
export async function courseAnswer(
  skills: readonly string[],
  asked: CourseConditions,
  context: ChatContext,
): Promise<ToolAnswer> {
  const [skill] = skills
  if (skill === undefined) return catalogueAnswer(asked, context)
  if (asked.sum && skills.length > 1) return costTogether(skills, asked, context)
  const found = inOrder(await context.findCourses({ skills, words: '', limit: maxCoursesCounted }), asked.first)
  const isLevelKnown = found.some(({ level }) => level !== null)
  const conditions = conditionsOf(isLevelKnown ? asked : { ...asked, level: null })
  const matching = found.filter((course) => meetsAll(course, conditions))
  const courses = (matching.length > 0 ? matching : found).slice(0, maxListed)
  const names = formatList(skills.slice(0, 3).map(skillNameOf), 'or')
  const limits = limitsOf(conditions)
  const main =
    found.length === 0
      ? [
          say('courses.none', { skills: names }, finding, ...skills.map(skillSource)),
          ...(await otherCourses(skills, context)),
          ...freeMaterialOf(skill, context),
          askForOne(),
        ]
      : matching.length === 0
        ? [say('courses.none-limited', { skills: names, limits }, finding, ...courses.map(courseSource))]
        : [countSentence(matching, names, limits, asked.first !== null && found.length === 1)]
  // What is not known is the answer to a question about it.
  const unknown = unknownSentences(asked, courses)
  const isAsked = found.length > 0 && (asked.certificate || asked.form || asked.place || asked.times || asked.start)
  const sentences = [
    ...(isAsked ? unknown : []),
    ...main,
    ...courses.map(courseSentence),
    ...(asked.budget ? budgetSentence(courses, context) : []),
    ...(found.length > 0 && (asked.free || asked.first === 'cheapest') ? freeMaterialOf(skill, context) : []),
    ...(asked.before ? beforeSentences(skill) : []),
    ...(isAsked ? [] : unknown),
    ...stepSentence(skills, context),
  ]
  return answerWith(sentences, courses, skillSource(skill), matching)
}

/**
 * Answers a question for courses on skills, by what the question says that they should be.
 *
 * @param skills - Ids of the skills.
 * @param text - The question's words in lower case.
 * @param context - What the answer may use.
 * @returns The answer, with the courses that meet the conditions.
 */
export const coursesOn = (skills: readonly string[], text: string, context: ChatContext): Promise<ToolAnswer> =>
  courseAnswer(skills, readCourseConditions(text), context)

/** The courses of the whole catalogue that meet the conditions, whatever they teach. */
async function catalogueAnswer(asked: CourseConditions, { findCourses }: ChatContext): Promise<ToolAnswer> {
  const { language, free, maxPrice, maxWeeks, minWeeks, level, institution } = asked
  const filter = { language, level, maxWeeks, minWeeks, institution, maxPrice: free ? 0 : maxPrice }
  const search = (limit: typeof filter) =>
    findCourses({ skills: [], words: '', limit: maxCoursesCounted, filter: limit })
  const exact = await search(filter)
  // Where no course of that level is known, those without a level are shown, and what is not known is said.
  const isLevelLeft = exact.length === 0 && level !== null
  const listed = isLevelLeft ? await search({ ...filter, level: null }) : exact
  const found = inOrder(
    // A course without weeks is not known to be long enough.
    listed.filter(({ language: of, weeks }) => of !== asked.notLanguage && (weeks ?? 0) >= (minWeeks ?? 0)),
    asked.first,
  )
  const courses = found.slice(0, maxListed)
  const limits = limitsOf(conditionsOf(isLevelLeft ? { ...asked, level: null } : asked))
  const key =
    limits === ''
      ? found.length === 0
        ? 'catalogue-empty'
        : 'catalogue'
      : `catalogue-${found.length === 0 ? 'none' : found.length === 1 ? 'one' : 'many'}`
  const sentences = [
    say(`courses.${key}`, { courses: countOf(found), limits }, finding),
    ...(found.length === 0 ? [askForOne()] : courses.map(courseSentence)),
    ...(found.length > maxListed ? [say('courses.name-skill', {}, finding)] : []),
    ...unknownSentences(asked, courses),
  ]
  return answerWith(sentences, courses)
}

/**
 * Answers a question for the courses that are linked to the learner's roadmap.
 *
 * @param asked - What the courses should be.
 * @param context - What the answer may use.
 * @returns The answer, with the courses that meet the conditions.
 */
export function roadmapCourses(asked: CourseConditions, { roadmap }: ChatContext): ToolAnswer {
  const all = onceEach((roadmap?.steps ?? []).flatMap(({ course }) => course ?? []))
  const conditions = conditionsOf(asked)
  const matching = inOrder(
    all.filter((course) => meetsAll(course, conditions)),
    asked.first,
  ).slice(0, maxListed)
  const cost = costOf(all)
  const linked = [
    say(
      cost === 0 ? 'courses.linked-free' : 'courses.linked',
      { courses: formatCount(all.length, 'course'), cost: formatPrice(cost) },
      links,
    ),
    ...(matching.length === 0
      ? [say('courses.none-of-linked', { limits: limitsOf(conditions) }, links)]
      : matching.map(courseSentence)),
  ]
  const main =
    roadmap === null
      ? [say('courses.no-roadmap', {}, helpSource('getting-started#begin'))]
      : all.length === 0
        ? [say('courses.none-linked', {}, links)]
        : linked
  // What is not known is the answer where nothing else is asked for.
  return answerWith([...unknownSentences(asked, matching), ...main, say('courses.search', {}, finding)], matching)
}

/** Finds courses in the catalogue and on the learner's roadmap. */
export const courses: AssistantTool = ({ point, skills, text }, context) => {
  const asked = readCourseConditions(text)
  switch (point) {
    case 'find':
      return courseAnswer(skills, asked, context)
    case 'road':
      return roadmapCourses(asked, context)
    default:
      return catalogueAnswer(asked, context)
  }
}
