import type { CourseLevel } from '@milepost/contract/courses'
import type { CatalogueCourse, TaughtSkill } from '#advisor.ts'
import { confidenceOf, weighFacts } from '#link/course-confidence.ts'
import {
  type CourseScore,
  courseTermsOf,
  coverageOf,
  fitWeights,
  type IndexEntry,
  readSigns,
  scoreCourse,
  weighSigns,
} from '#link/course-fit.ts'
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
}

/** The confidence from which a course is linked. Chosen by bench/link-weights. */
export const minConfidence = 1.7

/** Where the knowledge base has no such skill, the title must hold nearly all of the label's words. */
const minLabelCoverage = 0.8
const minLabelTerms = 2

/** Only this many of the likeliest courses are compared word by word. */
const maxComparedCourses = 24

function estimateFit({ subject, described, career }: CourseScore): number {
  return fitWeights.subject * subject + fitWeights.described * described + fitWeights.career * career
}

function createCandidate(score: CourseScore, step: StepSubject, label: string): CourseCandidate {
  const { entry, best } = score
  const fit = weighSigns(readSigns(score, step))
  const inTitle = step.sure || best !== null ? 0 : coverageOf(step.label, courseTermsOf(entry.course).title)
  if (inTitle >= minLabelCoverage && step.label.size >= minLabelTerms) {
    const confidence = (minConfidence * inTitle) / minLabelCoverage
    return { course: entry.course, level: entry.level, skill: label, where: 'title', confidence, fit }
  }
  return {
    ...{ course: entry.course, level: entry.level, fit },
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
 * Finds the courses that might fit a step. The likeliest are compared word by word.
 *
 * @param entries - The courses to choose from, with what each teaches.
 * @param step - What the step is about.
 * @param label - The step's label.
 * @param maxCandidates - The most courses to compare and return.
 * @returns The candidates, the best first.
 */
export function findCandidates(
  entries: Iterable<IndexEntry>,
  step: StepSubject,
  label: string,
  maxCandidates: number = maxComparedCourses,
): CourseCandidate[] {
  const scores: CourseScore[] = []
  for (const entry of entries) scores.push(scoreCourse(entry, step))
  scores.sort((a, b) => estimateFit(b) - estimateFit(a) || compareCourses(a.entry.course, b.entry.course))
  return scores
    .slice(0, maxCandidates)
    .map((score) => createCandidate(score, step, label))
    .sort((a, b) => b.fit - a.fit || compareCourses(a.course, b.course))
}
