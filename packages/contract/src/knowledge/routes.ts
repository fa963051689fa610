import * as z from 'zod/mini'
import { KnownCareerId } from '#careers/schema.ts'
import { route } from '#http.ts'
import { CareerKnowledge, CareerTaster, SkillKnowledge, Source } from '#knowledge/schema.ts'
import { SkillName } from '#skills/schema.ts'
import { StudySession } from '#study-sessions/schema.ts'
import { optionalText } from '#text.ts'

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))

export const getCareer = route({
  method: 'GET',
  path: '/careers/:careerId',
  summary: 'Read what a career is: the work, a day in it, its skills, and facts with their sources',
  tag: 'knowledge',
  access: 'anonymous',
  params: z.strictObject({ careerId: KnownCareerId }),
  tellsKnowledge: true,
  reply: { 200: CareerKnowledge },
})

export const getTaster = route({
  method: 'GET',
  path: '/careers/:careerId/taster',
  summary: 'Read an hour of a career’s work to try: what to study, what to make, and how to check it',
  tag: 'knowledge',
  access: 'anonymous',
  params: z.strictObject({ careerId: KnownCareerId }),
  tellsKnowledge: true,
  reply: { 200: CareerTaster },
})

export const getSkill = route({
  method: 'GET',
  path: '/skills/:skillId',
  summary: 'Read what a skill is, what one can do with it, and questions to check oneself',
  tag: 'knowledge',
  access: 'anonymous',
  params: z.strictObject({ skillId: slug }),
  tellsKnowledge: true,
  reply: { 200: SkillKnowledge },
  errors: ['not_found'],
})

export const getSession = route({
  method: 'GET',
  path: '/skills/:subjectId/sessions/:sessionId',
  summary: 'Read a session of a skill or a milestone: what to study, what to make and how to check it, and questions',
  tag: 'knowledge',
  access: 'anonymous',
  params: z.strictObject({ subjectId: slug, sessionId: slug }),
  tellsKnowledge: true,
  reply: { 200: StudySession },
  errors: ['not_found'],
})

export const searchSkills = route({
  method: 'GET',
  path: '/skills',
  summary: 'Find skills by what they are called, the closest first, at most twenty',
  tag: 'knowledge',
  access: 'signed-in',
  query: z.strictObject({ search: z.optional(optionalText(60)) }),
  reply: { 200: z.array(SkillName) },
})

export const listSources = route({
  method: 'GET',
  path: '/sources',
  summary: 'List the sources of facts that are not our own',
  tag: 'knowledge',
  access: 'anonymous',
  reply: { 200: z.array(Source) },
})
