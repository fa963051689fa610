import type { CareerId } from '@milepost/contract/careers/limits'
import { type Career, type Certificate, type Phase, phases, type Speciality } from '@milepost/knowledge/schema'
import type { AdvisorPlan, AdvisorProfile, StepDraft } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { answerRequests } from '#plan/answer-requests.ts'
import { subjectFrom } from '#plan/background.ts'
import { certificateStep } from '#plan/certificate-step.ts'
import { settleEitherOr } from '#plan/either-or.ts'
import { chooseExtras } from '#plan/extras.ts'
import { detailsOf, furtherStepHours, furtherSteps, textFor } from '#plan/further-steps.ts'
import { knowledgeOf, type LearnerSkills } from '#plan/known-skills.ts'
import { forFirstResult, orderTargets } from '#plan/order.ts'
import { buildFirst, projectStart, type StepContent } from '#plan/project-first.ts'
import { readDeadlines } from '#plan/requested-deadlines.ts'
import { readRequestedSkills } from '#plan/requested-skills.ts'
import { withSessions } from '#plan/session-details.ts'
import { stepHours } from '#plan/step-hours.ts'
import { chooseTargets, closeOverPrerequisites, type TargetSkill } from '#plan/targets.ts'
import { readUnknownWishes } from '#plan/unknown-wishes.ts'
import { readFirstResult } from '#read/conditions.ts'

/** The fewest steps of a plan, milestones included. */
export const minSteps = 12
/** A shorter plan gets further skills that the goals request. */
const usualSteps = 15
/** The most steps of a plan. */
const maxSteps = 30
/** More exams than this are no plan. */
const maxCertificates = 2

/** Figures 'for a beginner' assume high school and nothing else. */
const beginner: AdvisorProfile = {
  preferredCareer: 'Software Engineer',
  interestAnswers: null,
  interestAreas: [],
  shortTermGoals: '',
  longTermGoals: '',
  dreamCompany: '',
  educationLevel: 'High School',
  studyLanguage: 'English',
  budget: 'No Cost',
  experience: '',
  certifications: '',
}

/**
 * Plans a beginner's whole roadmap.
 *
 * @param careerId - The career to plan for.
 * @returns The roadmap without courses.
 */
export function planForBeginner(careerId: CareerId): AdvisorPlan {
  return planRoadmap(beginner, careerId)
}

/**
 * Sums up the hours of a beginner's whole roadmap.
 *
 * @param careerId - The career to plan for.
 * @returns Whole hours.
 */
export function beginnerHours(careerId: CareerId): number {
  return planForBeginner(careerId).totalHours
}

type Drafts = Map<Phase, StepContent[]>

interface Teaching {
  readonly learned: readonly TargetSkill[]
  readonly certificates: readonly Certificate[]
  readonly profile: AdvisorProfile
  readonly levels: LearnerSkills['levels']
}

/** Writes a step a skill, shorter where its basics are known, and one a certificate after the last skill that its exam asks for. */
function draftSteps({ learned, certificates, profile, levels }: Teaching): Drafts {
  const drafts: Drafts = new Map(phases.map((phase) => [phase, []]))
  const lastSkills = certificates.map(({ skills }) => learned.findLast(({ skill }) => skills.includes(skill))?.skill)
  const prepare = (phase: Phase, last: string | undefined) =>
    certificates.forEach((one, index) => {
      if (lastSkills[index] === last) drafts.get(phase)?.push(certificateStep(one, profile))
    })
  // Who knows all that an exam asks for begins with it.
  prepare(learned[0]?.phase ?? 'specialise', undefined)
  for (const { skill: id, phase } of learned) {
    const skill = knowledge.skills.get(id)
    if (skill === undefined) continue
    const { step, description } = textFor(skill, profile.budget)
    drafts.get(phase)?.push({
      key: `skill:${id}`,
      label: step,
      description,
      hours: stepHours(skill.hours, profile, levels.get(id)),
      milestone: false,
      details: detailsOf(skill),
      skills: [id],
    })
    prepare(phase, id)
  }
  return drafts
}

interface ClosingContext {
  readonly drafts: Drafts
  readonly known: ReadonlySet<string>
  readonly profile: AdvisorProfile
  readonly levels: LearnerSkills['levels']
  readonly specialities: readonly Speciality[]
  /** Something of the learner's work so far that a project can be about. */
  readonly subject: string | null
}

/** Puts the steps of the phases in a row, each phase closed by its milestone, and numbers them. */
function closePhases(
  { id: careerId, phases: phaseTexts }: Career,
  closed: readonly Phase[],
  { drafts, known, profile, levels, specialities, subject }: ClosingContext,
): StepDraft[] {
  const startsWithProject = profile.decisions?.variant?.kind === 'project_first'
  let room = maxSteps - closed.length - [...drafts.values()].flat().length
  const steps = closed.flatMap((phase): Omit<StepDraft, 'id'>[] => {
    const { section, milestone: usual, skills } = phaseTexts[phase]
    const special = specialities.find(({ milestones }) => milestones?.[phase] !== undefined)
    const milestone = special?.milestones?.[phase] ?? usual
    const teaching = drafts.get(phase) ?? []
    const taught = teaching.flatMap((step) => step.skills)
    const ownSubject =
      subject === null || milestone.open === undefined
        ? ''
        : ` You can take its subject from the work you know, such as ${subject}.`
    const closing: StepContent = {
      key: `milestone:${careerId}:${phase}${special === undefined ? '' : `:${special.skills[0]}`}`,
      label: milestone.label,
      description: milestone.description,
      hours: stepHours(milestone.hours, profile),
      milestone: true,
      details: `${milestone.details}${ownSubject}`,
      skills: taught.length > 0 ? taught : Object.keys(skills).filter((id) => known.has(id)),
    }
    if (!startsWithProject || room <= 0) return [...teaching, closing].map((step) => ({ ...step, section }))
    room -= 1
    const start = projectStart(closing)
    const rest = { ...closing, hours: closing.hours - start.hours }
    return [start, ...teaching.map(buildFirst), rest].map((step) => ({ ...step, section }))
  })
  return steps.map((step, index) => ({ id: index + 1, ...withSessions(step, levels.get(step.skills[0] ?? '')) }))
}

/**
 * Plans a roadmap of 12 to 30 numbered steps: prerequisites first, without what is known, and each phase closed by a
 * milestone. Hours are our own estimates, and their sum never grows when more is known. Deterministic.
 *
 * @param profile - The learner's answers and decisions.
 * @param careerId - The career to plan for.
 * @param today - The day of the plan, like '2026-11-21'. Without it deadlines in the goals are not read.
 * @param leftOut - Skills that the plan leaves for later, where no other step needs them.
 * @returns The roadmap without courses.
 * @throws Error if the career is unknown.
 */
export function planRoadmap(
  profile: AdvisorProfile,
  careerId: CareerId,
  today?: string,
  leftOut: ReadonlySet<string> = new Set(),
): AdvisorPlan {
  const career = knowledge.careers.get(careerId)
  if (career === undefined) throw new Error(`unknown career: ${careerId}`)
  const firstResult = profile.firstResult ?? readFirstResult(profile)
  const { known: had, denied: deniedSkills, ids: known, levels } = knowledgeOf(profile)

  const { requested, instead } = settleEitherOr(readRequestedSkills(profile), careerId, known)
  const without = new Set([...requested.leftOut, ...leftOut])
  const choose = (left: ReadonlySet<string>, knownNow: ReadonlySet<string>) =>
    forFirstResult(chooseTargets({ ...requested, leftOut: left }, careerId, knownNow), firstResult, requested.named)
  // Extras are chosen as if nothing were left out, or a shorter plan would have room for more of them.
  const targets = choose(new Set(), new Set())
  const extras = chooseExtras(requested, careerId, targets, (id) =>
    stepHours(knowledge.skills.get(id)?.hours ?? 0, profile),
  )
  // Implied skills are listed only where this plan would have taught them.
  const whole = closeOverPrerequisites([...targets, ...extras.targets], new Set())
  const ordering = { careerId, requested, known, firstResult }
  const learned = closeOverPrerequisites(orderTargets([...choose(without, known), ...extras.targets], ordering), known)
  const taughtOtherwise = new Set(whole.map(({ skill }) => skill))
  const knownSkills = had.filter(({ id, source }) => source !== 'implied' || taughtOtherwise.has(id))
  const planned = new Map(learned.map(({ skill, phase }) => [skill, phase]))
  // Room is left as if nothing were known, so that knowing more never adds an exam.
  const certificates = requested.certificates.slice(
    0,
    Math.max(0, Math.min(maxCertificates, maxSteps - phases.length - whole.length)),
  )
  const drafts = draftSteps({ learned, certificates, profile, levels })
  const hasSteps = (phase: Phase) => (drafts.get(phase)?.length ?? 0) > 0
  // Earlier milestones go when their phase has nothing left to learn, and the last one for who wants no other job.
  const closed = phases.filter(
    (phase) => phase === 'specialise' || (phase === 'job-ready' && firstResult !== 'present job') || hasSteps(phase),
  )
  const there = learned.length + certificates.length + closed.length
  const isShortened = without.size > 0
  const missing = { requested: (isShortened ? minSteps : usualSteps) - there, any: minSteps - there }
  for (const { phase, ...step } of furtherSteps({ profile, careerId, known, planned, requested, missing })) {
    drafts.get(phase)?.push({ ...step, hours: stepHours(furtherStepHours, profile, 'basics'), milestone: false })
  }
  const steps = closePhases(
    career,
    phases.filter((phase) => closed.includes(phase) || hasSteps(phase)),
    {
      drafts,
      known,
      profile,
      levels,
      specialities: requested.specialities(careerId),
      subject: subjectFrom(profile.experience),
    },
  )
  return {
    careerId,
    steps,
    totalHours: steps.reduce((sum, step) => sum + step.hours, 0),
    knownSkills,
    deniedSkills,
    requests: [
      ...answerRequests({ careerId, requested, known, extras, steps, instead }),
      ...readUnknownWishes(profile),
      ...(today === undefined ? [] : readDeadlines(profile, today)),
    ],
  }
}
