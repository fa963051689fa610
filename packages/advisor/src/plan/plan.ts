import type { CareerId } from '@milepost/contract/careers/limits'
import { maxExtraHours } from '@milepost/contract/roadmaps/limits'
import { type Career, type Phase, phases, type Speciality } from '@milepost/knowledge/schema'
import type { AdvisorPlan, AdvisorProfile, StepDraft } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { answerRequests } from '#plan/answer-requests.ts'
import { chooseExtras, type Extras } from '#plan/extras.ts'
import { detailsOf, firstProject, furtherStepHours, furtherSteps } from '#plan/further-steps.ts'
import { knowledgeOf, type LearnerSkills } from '#plan/known-skills.ts'
import { buildFirst, projectStart, type StepContent } from '#plan/project-first.ts'
import { readDeadlines } from '#plan/requested-deadlines.ts'
import { readRequestedSkills } from '#plan/requested-skills.ts'
import { withSessions } from '#plan/session-details.ts'
import { stepHours } from '#plan/step-hours.ts'
import { chooseTargets, closeOverPrerequisites, type TargetSkill } from '#plan/targets.ts'
import { readUnknownWishes } from '#plan/unknown-wishes.ts'

/** The fewest steps of a plan, milestones included. */
export const minSteps = 12
/** A shorter plan gets further skills that the goals request. */
const usualSteps = 15
/** The most steps of a plan. */
const maxSteps = 30

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

/** An early phase of which more than this share of the hours is known has no separate project. */
const mostlyKnown = 0.5

/**
 * Moves what is left of the first two phases to the next one where most of the phase is known: who has worked with it for
 * years publishes no first page.
 */
function mergeKnownPhases(drafts: Drafts, whole: readonly TargetSkill[], known: ReadonlySet<string>): void {
  for (const [index, phase] of phases.slice(0, 2).entries()) {
    const hours = (list: readonly TargetSkill[]) =>
      list.reduce((sum, { skill }) => sum + (knowledge.skills.get(skill)?.hours ?? 0), 0)
    const own = whole.filter((target) => target.phase === phase)
    if (hours(own.filter(({ skill }) => known.has(skill))) <= mostlyKnown * hours(own)) continue
    const next = phases[index + 1] ?? phase
    drafts.set(next, [...(drafts.get(phase) ?? []), ...(drafts.get(next) ?? [])])
    drafts.set(phase, [])
  }
}

interface KnowingLearner {
  readonly profile: AdvisorProfile
  readonly levels: LearnerSkills['levels']
}

/** Writes a step a skill, shorter where its basics are known. An extra that would take too long is only a first project. */
function draftSteps(learned: readonly TargetSkill[], extras: Extras, { profile, levels }: KnowingLearner): Drafts {
  const drafts: Drafts = new Map(phases.map((phase) => [phase, []]))
  for (const { skill: id, phase } of learned) {
    const skill = knowledge.skills.get(id)
    if (skill === undefined) continue
    const hours = stepHours(skill.hours, profile, levels.get(id))
    const isShortened = extras.added.has(id) && !extras.long.has(id) && hours > maxExtraHours
    drafts.get(phase)?.push(
      isShortened
        ? { ...firstProject(skill), hours: maxExtraHours, milestone: false }
        : {
            key: `skill:${id}`,
            label: skill.step,
            description: skill.description,
            hours,
            milestone: false,
            details: detailsOf(skill),
            skills: [id],
          },
    )
  }
  return drafts
}

interface ClosingContext {
  readonly drafts: Drafts
  readonly known: ReadonlySet<string>
  readonly profile: AdvisorProfile
  readonly levels: LearnerSkills['levels']
  readonly specialities: readonly Speciality[]
}

/** Puts the steps of the phases in a row, each phase closed by its milestone, and numbers them. */
function closePhases(
  { id: careerId, phases: phaseTexts }: Career,
  closed: readonly Phase[],
  { drafts, known, profile, levels, specialities }: ClosingContext,
): StepDraft[] {
  const startsWithProject = profile.decisions?.variant?.kind === 'project_first'
  let room = maxSteps - closed.length - [...drafts.values()].flat().length
  const steps = closed.flatMap((phase): Omit<StepDraft, 'id'>[] => {
    const { section, milestone: usual, skills } = phaseTexts[phase]
    const special = specialities.find(({ milestones }) => milestones?.[phase] !== undefined)
    const milestone = special?.milestones?.[phase] ?? usual
    const teaching = drafts.get(phase) ?? []
    const taught = teaching.flatMap((step) => step.skills)
    const closing: StepContent = {
      key: `milestone:${careerId}:${phase}${special === undefined ? '' : `:${special.skills[0]}`}`,
      label: milestone.label,
      description: milestone.description,
      hours: stepHours(milestone.hours, profile),
      milestone: true,
      details: milestone.details,
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
 * @returns The roadmap without courses.
 * @throws Error if the career is unknown.
 */
export function planRoadmap(profile: AdvisorProfile, careerId: CareerId, today?: string): AdvisorPlan {
  const career = knowledge.careers.get(careerId)
  if (career === undefined) throw new Error(`unknown career: ${careerId}`)
  const { known: had, denied: deniedSkills, ids: known, levels } = knowledgeOf(profile)

  const requested = readRequestedSkills(profile)
  // Extras are chosen as if nothing were left out, or a shorter plan would have room for more of them.
  const targets = chooseTargets({ ...requested, leftOut: new Set() }, careerId, new Set())
  const extras = chooseExtras(requested, careerId, targets, (id) =>
    stepHours(knowledge.skills.get(id)?.hours ?? 0, profile),
  )
  const learned = closeOverPrerequisites([...chooseTargets(requested, careerId, known), ...extras.targets], known)
  // Implied skills are listed only where this plan would have taught them.
  const whole = closeOverPrerequisites([...targets, ...extras.targets], new Set())
  const taughtOtherwise = new Set(whole.map(({ skill }) => skill))
  const knownSkills = had.filter(({ id, source }) => source !== 'implied' || taughtOtherwise.has(id))
  const planned = new Map(learned.map(({ skill, phase }) => [skill, phase]))
  const drafts = draftSteps(learned, extras, { profile, levels })
  mergeKnownPhases(drafts, whole, known)
  // The last two milestones always stay. Earlier ones go when their phase has nothing left to learn.
  const closed = phases.filter((phase, index) => index >= 2 || (drafts.get(phase)?.length ?? 0) > 0)
  const there = learned.length + closed.length
  const isShortened = requested.leftOut.size > 0
  const missing = { requested: (isShortened ? minSteps : usualSteps) - there, any: minSteps - there }
  for (const { phase, ...step } of furtherSteps({ careerId, known, planned, requested, missing })) {
    drafts.get(phase)?.push({ ...step, hours: stepHours(furtherStepHours, profile, 'basics'), milestone: false })
  }
  const steps = closePhases(career, closed, {
    drafts,
    known,
    profile,
    levels,
    specialities: requested.specialities(careerId),
  })
  return {
    careerId,
    steps,
    totalHours: steps.reduce((sum, step) => sum + step.hours, 0),
    knownSkills,
    deniedSkills,
    requests: [
      ...answerRequests({ careerId, requested, known, extras, steps }),
      ...readUnknownWishes(profile),
      ...(today === undefined ? [] : readDeadlines(profile, today)),
    ],
  }
}
