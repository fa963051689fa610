import * as z from 'zod/mini'
import {
  ActivityEvent,
  AdvisorFigures,
  Analytics,
  CourseDraft,
  CourseFigures,
  CourseSuggestion,
  DemandedSkill,
  InstitutionFigures,
  PlatformWeeks,
  SiteFigures,
  SkillInDemand,
} from '#analytics/schema.ts'
import { courseFields } from '#courses/schema.ts'
import { route } from '#http.ts'
import { ofInstitution, ofUser, pageOf } from '#route-parts.ts'
import { identifier, numericIdentifier, wholeNumber } from '#text.ts'

export const getAnalytics = route({
  method: 'GET',
  path: '/analytics/:userId',
  summary: 'Read one’s own activity in figures',
  tag: 'analytics',
  access: ['student'],
  ...ofUser,
  reply: { 200: Analytics },
})

/** The same under an address that no blocker of advertising lists, for Milepost's own screens. */
export const getActivity = route({
  method: 'GET',
  path: '/activity/:userId',
  summary: 'Read one’s own activity in figures: as /analytics/:userId, which some browsers’ blockers keep out',
  tag: 'analytics',
  access: ['student'],
  ...ofUser,
  reply: { 200: Analytics },
})

export const listActivityEvents = route({
  method: 'GET',
  path: '/activity/:userId/events',
  summary: 'Read what is recorded of one’s own activity, the latest first',
  tag: 'analytics',
  access: ['student'],
  ...ofUser,
  ...pageOf(ActivityEvent),
})

export const deleteActivityEvents = route({
  method: 'DELETE',
  path: '/activity/:userId/events',
  summary: 'Delete all that is recorded of one’s own activity',
  tag: 'analytics',
  access: ['student'],
  ...ofUser,
  reply: { 204: z.undefined() },
})

export const recordCourseOpened = route({
  method: 'POST',
  path: '/activity/courses-opened',
  summary: 'Record that one has looked at a course; the same course counts once a day',
  tag: 'analytics',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({ userId: identifier, courseId: numericIdentifier }),
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})

export const getAdvisorFigures = route({
  method: 'GET',
  path: '/admin/advisor',
  summary: 'Read what the advisor did over the last days, in counts without users',
  tag: 'admin',
  access: ['admin'],
  query: z.strictObject({ days: z.optional(wholeNumber(1, 365)) }),
  reply: { 200: AdvisorFigures },
})

export const getInstitutionFigures = route({
  method: 'GET',
  path: '/institutions/:id/figures',
  summary: 'Read what learners do with an institution’s courses, in counts of at least five',
  tag: 'figures',
  ...ofInstitution,
  reply: { 200: InstitutionFigures },
  errors: ['not_found'],
})

export const listCourseFigures = route({
  method: 'GET',
  path: '/institutions/:id/figures/courses',
  summary: 'Read the same of each course, the most opened first',
  tag: 'figures',
  ...ofInstitution,
  ...pageOf(CourseFigures),
  errors: ['not_found'],
})

export const listDemand = route({
  method: 'GET',
  path: '/institutions/:id/demand',
  summary: 'List skills that learners need and have no course for, the most wanted first',
  tag: 'figures',
  ...ofInstitution,
  ...pageOf(DemandedSkill),
  errors: ['not_found'],
})

export const listSuggestions = route({
  method: 'GET',
  path: '/institutions/:id/suggestions',
  summary: 'Suggest what an institution could offer next, with the reason',
  tag: 'figures',
  ...ofInstitution,
  reply: { 200: z.array(CourseSuggestion) },
  errors: ['not_found'],
})

export const draftCourse = route({
  method: 'POST',
  path: '/institutions/:id/demand/:skill',
  summary: 'Draft a course for a skill in demand',
  tag: 'figures',
  access: ['institution', 'admin'],
  params: z.strictObject({ id: numericIdentifier, skill: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
  /** How it is written by now, which its steps follow. What is left out is the draft's. */
  body: z.strictObject({
    title: z.optional(courseFields.title),
    description: z.optional(courseFields.description),
    skills: courseFields.skills,
    level: courseFields.level,
  }),
  reply: { 200: CourseDraft },
  errors: ['not_found'],
})

export const getPlatformWeeks = route({
  method: 'GET',
  path: '/admin/weeks',
  summary: 'Count sign-ups, roadmaps and active learners by week',
  tag: 'admin',
  access: ['admin'],
  reply: { 200: PlatformWeeks },
})

export const getSiteFigures = route({
  method: 'GET',
  path: '/figures',
  summary: 'Read the counted figures that the landing page may show',
  tag: 'figures',
  access: 'anonymous',
  reply: { 200: SiteFigures },
})

export const listSkillsInDemand = route({
  method: 'GET',
  path: '/figures/demand',
  summary: 'Skills that most learners are waiting for a course for, in counts of at least five',
  tag: 'figures',
  access: 'anonymous',
  reply: { 200: z.array(SkillInDemand) },
})
