import type { CourseLevel } from '@milepost/contract/courses/limits'
import type { CatalogueCourse, CoursePreferences, TaughtSkill } from '#advisor.ts'
import { confidenceOf, nameTermsOf, weighFacts } from '#link/course-confidence.ts'
import { placeRankOf } from '#link/course-drawbacks.ts'
import {
  type CourseScore,
  courseTermsOf,
  coverageOf,
  type FitSigns,
  fitWeights,
  focusOf,
  type IndexEntry,
  readSigns,
  scoreCourse,
  titleSegmentsOf,
  weighSigns,
} from '#link/course-fit.ts'
import { isForOthers } from '#link/courses-for-others.ts'
import type { StepSubject } from '#link/step-subject.ts'

/** A course that may serve a step. */
export interface CourseCandidate {
  readonly course: CatalogueCourse
  readonly level: CourseLevel | null
  /** Id of the skill it teaches, or the step's label where the knowledge base has no such skill. */
  readonly skill: string
  readonly where: TaughtSkill['where']
  /** How sure it is that the course teaches what the step is about. Only compared with `minConfidence`. */
  readonly confidence: number
  /** How well it fits beside other candidates. Only compared, never shown. */
  readonly fit: number
  /** How good it is as the one course of the step. Only compared, never shown. */
  readonly worth: number
  /** How far away it is, and whether it is taught in another way than the learner likes. 0 where neither is so. */
  readonly placeRank: number
}

/** The confidence from which a course is linked. Chosen by bench/link-weights. */
export const minConfidence = 1.7

/** Where the knowledge base has no such skill, the title must hold nearly all of the label's words. */
const minLabelCoverage = 0.8
const minLabelTerms = 2

/**
 * A learner takes one course of a step, and a course on the skill serves better than a programme with a part on it. A
 * skill's other names are often products or neighbours: 'Econometrics' for regression. Chosen by reading plans, since
 * tags say nothing about it.
 */
const ownNameWorth = 2.5
const otherNameWorth = 0.5
/** After its subject and what it lists, a title has mere keywords. */
const maxReadSegments = 2

/** Only this many of the likeliest courses are compared word by word. */
const maxComparedCourses = 24

function estimateFit({ subject, described, career }: CourseScore): number {
  return fitWeights.subject * subject + fitWeights.described * described + fitWeights.career * career
}

/** How much of the segment that holds the skill's own name is about the step. Null where none holds it. */
function focusOnName({ entry }: CourseScore, id: string, step: StepSubject): number | null {
  const { title } = courseTermsOf(entry.course)
  const name = [...nameTermsOf(id).own]
  const segments = titleSegmentsOf(entry.course).slice(0, maxReadSegments)
  const naming = segments.filter((segment) => name.every((term) => segment.has(term)))
  const focuses = naming.map((segment) =>
    focusOf(
      [...segment].filter((term) => title.has(term)),
      step,
    ),
  )
  return focuses.length === 0 ? null : Math.max(...focuses)
}

function worthOf(score: CourseScore, step: StepSubject, fit: number, { focus, foreign }: FitSigns): number {
  const { best } = score
  if (best?.where !== 'title') return fit
  const own = focusOnName(score, best.id, step)
  const share = best.strength * (1 - foreign)
  return fit + share * (own === null ? otherNameWorth * focus : ownNameWorth * own)
}

function createCandidate(score: CourseScore, step: StepSubject, label: string): Omit<CourseCandidate, 'placeRank'> {
  const { entry, best } = score
  const signs = readSigns(score, step)
  const fit = weighSigns(signs)
  const inTitle = step.sure || best !== null ? 0 : coverageOf(step.label, courseTermsOf(entry.course).title)
  if (inTitle >= minLabelCoverage && step.label.size >= minLabelTerms) {
    const confidence = (minConfidence * inTitle) / minLabelCoverage
    return { course: entry.course, level: entry.level, skill: label, where: 'title', confidence, fit, worth: fit }
  }
  return {
    course: entry.course,
    level: entry.level,
    fit,
    worth: worthOf(score, step, fit, signs),
    skill: best?.id ?? label,
    where: best?.where ?? 'description',
    confidence: confidenceOf(score, weighFacts(score, step), fit),
  }
}

/** The cheaper one, then the older one, so that the same catalogue always gives the same links. */
function compareCourses(a: CatalogueCourse, b: CatalogueCourse): number {
  return a.price - b.price || a.id - b.id
}

/**
 * Finds the courses that might fit a step, without those for other people. The likeliest are compared word by word.
 *
 * @param entries - The courses to choose from, with what each teaches.
 * @param step - What the step is about.
 * @param label - The step's label.
 * @param preferences - Where the learner lives and how they like to learn.
 * @param maxCandidates - The most courses to compare and return.
 * @returns The candidates, the best first.
 */
export function findCandidates(
  entries: Iterable<IndexEntry>,
  step: StepSubject,
  label: string,
  preferences: Pick<CoursePreferences, 'place' | 'mode'> = {},
  maxCandidates: number = maxComparedCourses,
): CourseCandidate[] {
  const scores: CourseScore[] = []
  for (const entry of entries) if (!isForOthers(entry, step)) scores.push(scoreCourse(entry, step))
  scores.sort((a, b) => estimateFit(b) - estimateFit(a) || compareCourses(a.entry.course, b.entry.course))
  return scores
    .slice(0, maxCandidates)
    .map((score) => ({
      ...createCandidate(score, step, label),
      placeRank: placeRankOf(score.entry.course, preferences),
    }))
    .sort((a, b) => b.fit - a.fit || compareCourses(a.course, b.course))
}
