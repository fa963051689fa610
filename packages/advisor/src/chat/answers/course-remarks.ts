import type { AdvisorSentence, ChatContext, ChatCourse } from '#advisor.ts'
import type { CourseConditions } from '#chat/course-conditions.ts'
import { formatList } from '#chat/formats.ts'
import { fact, helpSource, skillNameOf, skillSource } from '#chat/sources.ts'
import { describeSkill } from '#knowledge/describe.ts'
import { materialsFor } from '#knowledge/materials.ts'

const isModeUnknown = ({ mode }: ChatCourse) => mode == null

/**
 * Says what was asked for and is not in the catalogue.
 *
 * @param asked - What the courses should be.
 * @param courses - The courses that are named.
 * @returns A sentence, or none.
 */
export function unknownSentences(
  { place, times, level, certificate, form, start }: CourseConditions,
  courses: readonly ChatCourse[],
): AdvisorSentence[] {
  const unknown = [
    place && courses.some(isModeUnknown) ? 'where every course is held' : null,
    form && courses.some(isModeUnknown) ? 'whether every course is online' : null,
    certificate ? 'whether a course ends with a certificate' : null,
    times ? 'on which days and at what time a course is held' : null,
    level !== null && courses.some((course) => course.level === null) ? 'the level of every course' : null,
  ].filter((part) => part !== null)
  const starts = start
    ? [fact('Find Courses shows the start date of each course that has one.', helpSource('courses#finding'))]
    : []
  if (unknown.length === 0) return starts
  return [
    ...starts,
    fact(
      `The catalogue does not say ${formatList(unknown, 'or')}. Ask the institution.`,
      helpSource('courses#finding'),
    ),
  ]
}

/**
 * Compares the cheapest course with the budget in the learner's answers.
 *
 * @param courses - The courses that are named.
 * @param context - What the answer may use.
 * @returns A sentence, or none without a budget.
 */
export function budgetSentence(courses: readonly ChatCourse[], { profile }: ChatContext): AdvisorSentence[] {
  const amounts = (profile?.budget ?? '').match(/\d[\d,]*/g)?.map((amount) => Number(amount.replace(/,/g, ''))) ?? []
  const cheapest = Math.min(...courses.map(({ price }) => price))
  const source = helpSource('courses#links')
  if (profile === null || amounts.length === 0 || courses.length === 0) return []
  const isWithin = cheapest <= Math.max(...amounts)
  return [
    fact(
      isWithin
        ? `That is within the budget in your answers, ${profile.budget}.`
        : `That is more than the budget in your answers, ${profile.budget}.`,
      source,
    ),
  ]
}

/**
 * Names free material on a skill.
 *
 * @param skill - The skill's id.
 * @param context - What the answer may use.
 * @returns A sentence, or none.
 */
export function freeMaterialOf(skill: string, { profile }: ChatContext): AdvisorSentence[] {
  const found = materialsFor([skill], profile?.studyLanguage ?? 'English').slice(0, 2)
  if (found.length === 0) return []
  const titles = formatList(found.map(({ title, publisher }) => `“${title}” by ${publisher}`))
  return [
    fact(`Free to study ${skillNameOf(skill)} from, outside Milepost: ${titles}.`, helpSource('courses#material')),
  ]
}

/**
 * Says what to know before a course, by the skill that it teaches.
 *
 * @param skill - The skill's id.
 * @returns Sentences, or none for a skill without prerequisites.
 */
export function beforeSentences(skill: string): AdvisorSentence[] {
  const needed = describeSkill(skill)?.prerequisites ?? []
  const source = helpSource('courses#finding')
  return [
    fact('The catalogue does not say what a course requires. Ask the institution.', source),
    needed.length === 0
      ? fact(`${skillNameOf(skill)} needs no other skill first.`, skillSource(skill))
      : fact(
          `By our roadmaps, ${formatList(needed.map(({ name }) => name))} come before ${skillNameOf(skill)}.`,
          skillSource(skill),
        ),
  ]
}
