import { languageCodes } from '@milepost/contract/courses/limits'
import { budgets } from '@milepost/contract/profiles/limits'
import type { CourseIndex, CoursePreferences, StepDraft } from '#advisor.ts'
import { type CourseCandidate, findCandidates, minConfidence } from '#link/candidates.ts'
import { isAbroad } from '#link/course-drawbacks.ts'
import type { IndexEntry } from '#link/course-fit.ts'
import { type StepSubject, subjectOf } from '#link/step-subject.ts'

/** Practice and the start of a project have no course: their words are ordinary and match by accident. */
const prefixesWithoutCourse = ['practice:', 'start:', 'certificate:']

/** A step, and the courses that may serve it, the best first. */
export interface StepDemand {
  readonly step: StepDraft
  /** False for milestones and practice, which have no course. */
  readonly isLinkable: boolean
  /** Courses in the learner's study language. */
  readonly own: readonly CourseCandidate[]
  /** Courses in English, where that is not the learner's study language and is accepted. */
  readonly other: readonly CourseCandidate[]
  /** A course in a language that is not accepted teaches it. */
  readonly isTaughtElsewhere: boolean
  /** A class in another country teaches it, in a language that is accepted. */
  readonly isTaughtAbroad: boolean
}

/**
 * Looks up the upper end of a budget.
 *
 * @param preferences - The learner's budget range.
 * @returns Rupees. Infinity where the range has no upper end, 0 for an unknown one.
 */
export function budgetLimit({ budget }: Pick<CoursePreferences, 'budget'>): number {
  const range = budgets.find(({ label }) => label === budget)
  return range === undefined ? 0 : (range.most ?? Number.POSITIVE_INFINITY)
}

/** Built once for all steps. */
function entriesBySkill({ entries }: CourseIndex): ReadonlyMap<string, readonly IndexEntry[]> {
  const found = new Map<string, IndexEntry[]>()
  for (const entry of entries) {
    for (const { id } of entry.skills) {
      const others = found.get(id)
      if (others === undefined) found.set(id, [entry])
      else others.push(entry)
    }
  }
  return found
}

const isLinkable = ({ milestone, key }: StepDraft) =>
  !milestone && !prefixesWithoutCourse.some((prefix) => key.startsWith(prefix))

/**
 * Finds the courses that may serve each step, whatever they cost. For a step without skill ids, skills are found in its
 * words.
 *
 * @param steps - The steps to find courses for.
 * @param catalogue - A prepared catalogue.
 * @param preferences - The learner's study language and place.
 * @returns One demand a step, in order.
 */
export function findStepDemands(
  steps: readonly StepDraft[],
  catalogue: CourseIndex,
  preferences: Omit<CoursePreferences, 'budget'>,
): StepDemand[] {
  const { studyLanguage, ownLanguageOnly = false, career = null, place } = preferences
  const own = languageCodes[studyLanguage]
  const acceptsEnglish = own !== 'en' && !ownLanguageOnly
  const bySkill = entriesBySkill(catalogue)
  const entriesFor = ({ skills }: StepSubject): Iterable<IndexEntry> =>
    skills.length === 0 ? catalogue.entries : new Set(skills.flatMap((id) => bySkill.get(id) ?? []))
  const convincing = (step: StepDraft): readonly CourseCandidate[] => {
    if (!isLinkable(step)) return []
    const subject = subjectOf(step, career)
    return findCandidates(entriesFor(subject), subject, step.label, preferences).filter(
      ({ confidence }) => confidence >= minConfidence,
    )
  }
  return steps.map((step) => {
    const candidates = convincing(step)
    const isOutOfReach = ({ course }: CourseCandidate) => place !== undefined && isAbroad(course, place)
    const inLanguage = (language: string) =>
      candidates.filter((one) => one.course.language === language && !isOutOfReach(one))
    const isAccepted = (language: string) => language === own || (acceptsEnglish && language === 'en')
    return {
      step,
      isLinkable: isLinkable(step),
      own: inLanguage(own),
      other: acceptsEnglish ? inLanguage('en') : [],
      isTaughtElsewhere: candidates.some((one) => !isAccepted(one.course.language) && !isOutOfReach(one)),
      isTaughtAbroad: candidates.some((one) => isAccepted(one.course.language) && isOutOfReach(one)),
    }
  })
}
