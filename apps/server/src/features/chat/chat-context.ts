import type { ChatContext, ChatStep } from '@milepost/advisor'
import { helpCountryOf, readPlace } from '@milepost/advisor'
import type { ChatReply } from '@milepost/contract/chat/schema'
import { filterFor, type LearnerFilter } from '@milepost/contract/courses/catalogue/learner'
import { courseSearch, describeCourses } from '#features/chat/course-search.ts'
import { dayOf } from '#features/chat/quota.ts'
import { presentCourse } from '#features/courses/index.ts'
import { findDecisions } from '#features/decisions/index.ts'
import { findPreferences } from '#features/preferences/index.ts'
import { adviceAnswersOf, findProfile, type ProfileRow } from '#features/profiles/index.ts'
import { findStatuses } from '#features/progress/index.ts'
import { advise } from '#features/recommendations/index.ts'
import { absenceOf, findCurrentRoadmap, findSteps, presentKnownSkill, type StepRow } from '#features/roadmaps/index.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** Gathers what a chat may use: the caller's answers, advice, roadmap and progress, and the public catalogue. */
export async function gatherContext(ctx: SignedInContext, messages: ChatReply['quota']): Promise<ChatContext> {
  const profile = await findProfile(ctx.db, ctx.actor.id)
  return {
    locale: 'en',
    today: dayOf(ctx.clock()),
    plan: ctx.actor.plan,
    messages,
    helpCountry: helpCountryOf(profile?.location ?? ''),
    profile: profile === undefined ? null : await readAnswers(ctx, profile),
    recommendation: profile === undefined ? null : (await advise(ctx)).recommendation,
    roadmap: profile === undefined ? null : await readRoadmap(ctx, profile),
    findCourses: courseSearch(ctx, profile === undefined ? {} : await findLearner(ctx, profile)),
  }
}

/** The learner that courses are ordered for, as in Find Courses. */
async function findLearner(ctx: SignedInContext, profile: ProfileRow): Promise<LearnerFilter> {
  const { learningMode } = await findPreferences(ctx.db, ctx.actor.id)
  return filterFor({ ...adviceAnswersOf(profile), ...readPlace(profile.location) }, learningMode)
}

async function readAnswers(ctx: SignedInContext, profile: ProfileRow): Promise<ChatContext['profile']> {
  return { ...adviceAnswersOf(profile), decisions: await findDecisions(ctx.db, profile) }
}

async function readRoadmap(ctx: SignedInContext, profile: ProfileRow): Promise<ChatContext['roadmap']> {
  const roadmap = await findCurrentRoadmap(ctx.db, ctx.actor.id)
  if (roadmap === undefined) return null
  const steps = await findSteps(ctx.db, roadmap.id)
  const statuses = await findStatuses(ctx.db, ctx.actor.id)
  const linked = steps.flatMap(({ course }) => (course === null ? [] : [presentCourse(course)]))
  const courses = new Map((await describeCourses(ctx, linked)).map((course) => [course.id, course]))
  return {
    careerId: roadmap.careerId,
    steps: steps.map(
      ({ course, ...step }): ChatStep => ({
        ...draftOf(step),
        status: statuses.get(step.key) ?? 'not_started',
        course: course === null ? null : (courses.get(course.id) ?? null),
        absence: absenceOf({ ...step, course }),
      }),
    ),
    hoursPerWeek: profile.hoursPerWeek,
    knownSkills: roadmap.knownSkills.map(presentKnownSkill),
    requests: roadmap.requests,
    outdated: roadmap.adviceRevision !== profile.adviceRevision,
  }
}

function draftOf({ stepNumber, linkReason: _, linkAbsence: __, courseId: ___, ...step }: Omit<StepRow, 'course'>) {
  return { id: stepNumber, ...step }
}
