import { budgets } from '@milepost/contract/profiles'
import type { CatalogueCourse, CourseIndex, CoursePreferences, StepDraft, StepLink } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'

/** A course serves at most this many steps. */
const mostStepsPerCourse = 2
/** A description that names more skills than this lists them rather than teaching each. */
const mostSkillsInDescription = 4

const languageCodes = { English: 'en', Tamil: 'ta', Sinhala: 'si' } as const

interface Candidate {
  readonly course: CatalogueCourse
  readonly skill: string
  readonly where: 'title' | 'description'
  readonly score: number
}

function levelFit(title: string, level: number): number {
  const text = title.toLowerCase()
  const advanced = /\b(?:advanced|expert|masterclass|professional)\b/.test(text)
  const beginner =
    /\b(?:beginners?|introduction|introductory|basics?|fundamentals|essentials|first steps|from scratch|getting started)\b/.test(
      text,
    )
  if (advanced) return level === 3 ? 0.5 : -1
  if (beginner) return level === 3 ? -0.5 : 0.5
  return 0
}

function candidatesFor(step: StepDraft, catalogue: CourseIndex, most: number): Candidate[] {
  const candidates: Candidate[] = []
  for (const { course, skills } of catalogue.entries) {
    for (const skill of step.skills) {
      const where = skills.get(skill)
      if (where === undefined) continue
      if (where === 'description' && skills.size > mostSkillsInDescription) continue
      const inTitle = [...skills.values()].filter((place) => place === 'title').length
      const specific = where === 'title' ? 2 / inTitle : 1 / skills.size
      // A course that eats much of a limited budget leaves other steps without one.
      const thrift = most > 0 && Number.isFinite(most) ? (-2 * Math.max(0, course.price)) / most : 0
      const level = levelFit(course.title, knowledge.skills.get(skill)?.level ?? 1)
      candidates.push({ course, skill, where, score: (where === 'title' ? 4 : 0) + specific + level + thrift })
    }
  }
  // Better first, then cheaper, then the older id, so that the same catalogue always gives the same links.
  return candidates.sort((a, b) => b.score - a.score || a.course.price - b.course.price || a.course.id - b.course.id)
}

/** In: a step, a catalogue and preferences. Out: ids of the courses that teach it, the best first, whatever they cost in sum. */
export function rankCourses(step: StepDraft, catalogue: CourseIndex, preferences: CoursePreferences): number[] {
  const most = mostFor(preferences)
  const ranked = candidatesFor(step, catalogue, most).filter(({ course }) => course.price <= most)
  return [...new Set(ranked.map(({ course }) => course.id))]
}

/** The upper end of the budget in rupees. */
function mostFor({ budget }: CoursePreferences): number {
  const range = budgets.find(({ label }) => label === budget)
  return range === undefined ? 0 : (range.most ?? Number.POSITIVE_INFINITY)
}

/**
 * In: steps, a catalogue and the learner's language and budget. Out: one link a step, in order. The sum of the prices of the
 * linked courses stays within the budget's upper end (rupees); a course counts once. Milestones are not linked.
 */
export function linkCourses(
  steps: readonly StepDraft[],
  catalogue: CourseIndex,
  preferences: CoursePreferences,
): StepLink[] {
  const most = mostFor(preferences)
  let left = most
  const uses = new Map<number, number>()
  const own = languageCodes[preferences.studyLanguage]
  return steps.map((step): StepLink => {
    if (step.milestone || step.skills.length === 0) return { stepKey: step.key, courseId: null, reason: null }
    const affordable = candidatesFor(step, catalogue, most).filter(({ course }) => {
      const used = uses.get(course.id) ?? 0
      return used < mostStepsPerCourse && (used > 0 || Math.max(0, course.price) <= left)
    })
    const inLanguage = affordable.find(({ course }) => course.language === own)
    const best = inLanguage ?? affordable.find(({ course }) => course.language === 'en')
    if (best === undefined) return { stepKey: step.key, courseId: null, reason: null }
    const { course, skill, where } = best
    const used = uses.get(course.id) ?? 0
    if (used === 0) left -= Math.max(0, course.price)
    uses.set(course.id, used + 1)
    return {
      stepKey: step.key,
      courseId: course.id,
      reason: {
        code: where === 'title' ? 'teaches_in_title' : 'teaches_in_description',
        skill: knowledge.skills.get(skill)?.name ?? skill,
        otherLanguage: course.language !== own,
      },
    }
  })
}
