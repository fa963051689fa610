import { KnownCareerId } from '#careers/schema.ts'
import { route } from '#http.ts'
import { Advice, CareerRejection } from '#recommendations/schema.ts'
import { ofUser, ofUserAnd } from '#route-parts.ts'

const ofCareer = ofUserAnd({ careerId: KnownCareerId })

export const getAdvice = route({
  method: 'GET',
  path: '/recommendation/:userId',
  summary: 'Read the careers recommended for one’s answers, with reasons',
  tag: 'recommendations',
  access: ['student'],
  ...ofUser,
  tellsKnowledge: true,
  reply: { 200: Advice },
  errors: ['profile_required'],
})

export const rejectCareer = route({
  method: 'PUT',
  path: '/recommendation/:userId/rejections/:careerId',
  summary: 'Say that a career is not for one, and why',
  tag: 'recommendations',
  access: ['student'],
  ...ofCareer,
  body: CareerRejection,
  tellsKnowledge: true,
  reply: { 200: Advice },
  errors: ['profile_required'],
})

export const reconsiderCareer = route({
  method: 'DELETE',
  path: '/recommendation/:userId/rejections/:careerId',
  summary: 'Take back that a career is not for one',
  tag: 'recommendations',
  access: ['student'],
  ...ofCareer,
  tellsKnowledge: true,
  reply: { 200: Advice },
  errors: ['profile_required'],
})
