import { describeVariant, missingOfCareer, titlesOf } from '@milepost/advisor'
import { materialsFor, needsComputer, withCurrentWords } from '@milepost/advisor/knowledge'
import { careerTitleOf } from '@milepost/contract/careers/limits'
import type { StudyLanguage } from '@milepost/contract/profiles/limits'
import type { KnownSkill, Roadmap, RoadmapVersion, Step } from '@milepost/contract/roadmaps/schema'
import { presentCourse } from '#features/courses/index.ts'
import { findInstitutionsById } from '#features/institutions/index.ts'
import { adviceAnswersOf, type ProfileRow } from '#features/profiles/index.ts'
import { findRecommendation } from '#features/recommendations/index.ts'
import { findSteps, type RoadmapRow, type StepRow, type VersionRow } from '#features/roadmaps/repository.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** A stored roadmap with its steps, linked courses and their institutions, and why the career was recommended. */
export async function presentRoadmap(ctx: SignedInContext, row: RoadmapRow, profile: ProfileRow): Promise<Roadmap> {
  const steps = await findSteps(ctx.db, row.id)
  const recommendation = await findRecommendation(ctx.db, row.recommendationId)
  const ranked = recommendation?.ranking.find((career) => career.careerId === row.careerId)
  if (ranked === undefined) throw new Error(`roadmap ${row.id} has no recommendation`)
  const { studyLanguage } = adviceAnswersOf(profile)
  const linked = steps.flatMap((step) => (step.course === null ? [] : [step.course]))
  const courses = [...new Map(linked.map((course) => [course.id, presentCourse(course)])).values()]
  const institutionIds = courses.flatMap((course) => (course.institution_id === null ? [] : [course.institution_id]))
  return {
    career: careerTitleOf(row.careerId),
    careerId: row.careerId,
    version: row.version,
    engine: row.engine,
    knowledgeVersion: row.knowledgeVersion,
    createdAt: row.createdAt.toISOString(),
    totalHours: row.totalHours,
    roadmap: steps.map((step) => presentStep(ctx, step, studyLanguage)),
    ...presentDestinations(row, steps),
    courses,
    institutions: await findInstitutionsById(ctx.db, [...new Set(institutionIds)]),
    recommendation: ranked,
    knownSkills: row.knownSkills.map(presentKnownSkill),
    deniedSkills: row.deniedSkills,
    requests: row.requests,
    variant: row.variant && describeVariant(row.variant),
    hoursPerWeek: profile.hoursPerWeek,
    studyDays: profile.studyDays,
    outdated: row.adviceRevision !== profile.adviceRevision,
  }
}

/** The jobs on the way, and what is missing for the career. They are derived, so that stored roadmaps have them too. */
export function presentDestinations(
  { careerId, knownSkills }: Pick<RoadmapRow, 'careerId' | 'knownSkills'>,
  rows: readonly Pick<StepRow, 'stepNumber' | 'key' | 'hours'>[],
): Pick<Roadmap, 'titles' | 'missing'> {
  const steps = rows.map(({ stepNumber, key, hours }) => ({ id: stepNumber, key, hours }))
  const known = knownSkills.map(presentKnownSkill)
  return { titles: titlesOf(careerId, steps, known), missing: missingOfCareer(careerId, steps, known) }
}

/** Versions made before levels and sources were kept left out what the answers claimed. */
export function presentKnownSkill(skill: RoadmapRow['knownSkills'][number]): KnownSkill {
  return { level: 'projects', source: 'answers', impliedBy: null, ...skill }
}

function presentStep(ctx: SignedInContext, row: StepRow, studyLanguage: StudyLanguage): Step {
  const { stepNumber, course, details, skills, linkAbsence: _, ...step } = row
  return {
    ...step,
    id: stepNumber,
    estimatedTime: ctx.messages.hours(row.hours),
    details: typeof details === 'string' ? details : withCurrentWords(details, row.key),
    skills: [...skills],
    needsComputer: needsComputer(row.key),
    courseId: course?.id ?? null,
    linkReason:
      course === null || row.linkReason === null ? null : { level: null, ownLanguageAbsence: null, ...row.linkReason },
    courseAbsence: absenceOf(row),
    materials: row.milestone || hasSessions(details) ? [] : materialsFor(row.skills, studyLanguage),
  }
}

/** Sessions name their material themselves. */
const hasSessions = (details: StepRow['details']) =>
  typeof details !== 'string' && details.some(({ hours }) => hours !== undefined)

/** A step keeps the link's reason when its course is deleted, to show that it had one. */
export function absenceOf({ course, milestone, linkReason, linkAbsence }: StepRow): Step['courseAbsence'] {
  if (course !== null || milestone) return null
  return linkReason === null ? linkAbsence : 'gone'
}

export function presentVersion({ careerId, createdAt, ...version }: VersionRow): RoadmapVersion {
  return { ...version, career: careerTitleOf(careerId), createdAt: createdAt.toISOString() }
}
