import { budgets } from '@milepost/contract/profiles'
import type { LinkReason } from '@milepost/contract/roadmaps'
import type { CourseIndex, CoursePreferences, CourseSkill, StepDraft, StepLink } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { type Candidate, candidatesFor, type IndexEntry, leastConfidence } from '#link/candidates.ts'
import { chooseCourses, type Wanting } from '#link/spend.ts'
import { type StepSubject, subjectOf } from '#link/step-subject.ts'

const reasonCodes = {
  title: 'teaches_in_title',
  description: 'teaches_in_description',
  confirmed: 'confirmed',
} as const satisfies Record<CourseSkill['where'], LinkReason['code']>

const languageCodes = { English: 'en', Tamil: 'ta', Sinhala: 'si' } as const

/** Practice is doing: its words are ordinary ones, and no course stands for it. */
const practicePrefix = 'practice:'

/** The upper end of the budget in rupees. */
function mostFor({ budget }: CoursePreferences): number {
  const range = budgets.find(({ label }) => label === budget)
  return range === undefined ? 0 : (range.most ?? Number.POSITIVE_INFINITY)
}

/**
 * In: a step, a catalogue and preferences. Out: ids of the courses that might fit and cost no more than the budget, the best
 * first, however unsure: `linkCourses` says which of them convince.
 */
export function rankCourses(step: StepDraft, catalogue: CourseIndex, preferences: CoursePreferences): number[] {
  const most = mostFor(preferences)
  return candidatesFor(catalogue.entries, subjectOf(step), step.label, catalogue.size)
    .filter(({ course }) => course.price <= most)
    .map(({ course }) => course.id)
}

/** The entries that name each skill, found once for all steps. */
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

const isLinkable = ({ milestone, key }: StepDraft) => !milestone && !key.startsWith(practicePrefix)

/**
 * In: a step, a catalogue and preferences. Out: links to the courses that surely enough teach it and cost no more than the whole
 * budget, the best first; those in the learner's language alone where there are any, else those in English.
 */
export function acceptedLinks(step: StepDraft, catalogue: CourseIndex, preferences: CoursePreferences): StepLink[] {
  if (!isLinkable(step)) return []
  const own = languageCodes[preferences.studyLanguage]
  const accepted = candidatesFor(catalogue.entries, subjectOf(step), step.label).filter(
    ({ confidence, course }) => confidence >= leastConfidence && course.price <= mostFor(preferences),
  )
  const inOwn = accepted.filter(({ course }) => course.language === own)
  const offered = inOwn.length > 0 ? inOwn : accepted.filter(({ course }) => course.language === 'en')
  return offered.map((candidate) => linkTo(candidate, step, own))
}

/**
 * In: steps, a catalogue and the learner's language and budget. Out: one link a step, in order: only to a course that surely
 * enough teaches what the step is about, in the learner's language or else in English. The sum of the prices of the linked courses
 * stays within the budget's upper end (rupees); a course counts once and serves at most two steps. Milestones and practice are not
 * linked. A step without skill ids has its skills found in its words.
 */
export function linkCourses(
  steps: readonly StepDraft[],
  catalogue: CourseIndex,
  preferences: CoursePreferences,
): StepLink[] {
  const own = languageCodes[preferences.studyLanguage]
  const bySkill = entriesBySkill(catalogue)
  const entriesFor = ({ skills }: StepSubject): Iterable<IndexEntry> =>
    skills.length === 0 ? catalogue.entries : new Set(skills.flatMap((id) => bySkill.get(id) ?? []))
  const convincing = steps.map((step): readonly Candidate[] => {
    if (!isLinkable(step)) return []
    const subject = subjectOf(step)
    return candidatesFor(entriesFor(subject), subject, step.label).filter(
      ({ confidence }) => confidence >= leastConfidence,
    )
  })
  const wanting = convincing.map(
    (candidates, index): Wanting => ({
      hours: steps[index]?.hours ?? 0,
      own: candidates.filter(({ course }) => course.language === own),
      other: own === 'en' ? [] : candidates.filter(({ course }) => course.language === 'en'),
    }),
  )
  const chosen = chooseCourses(wanting, mostFor(preferences), preferences.kept)
  return steps.map((step, index): StepLink => {
    const candidate = chosen[index]
    const none = { stepKey: step.key, courseId: null, reason: null }
    if (!isLinkable(step)) return { ...none, absence: null }
    if (candidate === undefined || typeof candidate === 'string') {
      if (candidate === 'budget') return { ...none, absence: 'budget' }
      const { own: inOwn = [], other = [] } = wanting[index] ?? {}
      const elsewhere = inOwn.length + other.length === 0 && (convincing[index]?.length ?? 0) > 0
      return { ...none, absence: elsewhere ? 'language' : 'no_course' }
    }
    return linkTo(candidate, step, own)
  })
}

function linkTo(
  { course, skill, where, level }: Candidate,
  { key }: StepDraft,
  own: (typeof languageCodes)[keyof typeof languageCodes],
): StepLink {
  return {
    stepKey: key,
    courseId: course.id,
    reason: {
      code: reasonCodes[where],
      skill: knowledge.skills.get(skill)?.name ?? skill,
      level,
      otherLanguage: course.language !== own,
    },
    absence: null,
  }
}
