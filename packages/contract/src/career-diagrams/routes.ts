import * as z from 'zod/mini'
import { maxPositionsAtOnce } from '#career-diagrams/limits.ts'
import { CardPositions, CareerDiagram } from '#career-diagrams/schema.ts'
import { route } from '#http.ts'
import { ofUser } from '#route-parts.ts'
import { identifier } from '#text.ts'

export const getCareerDiagram = route({
  method: 'GET',
  path: '/career/:userId',
  summary: 'Read one’s roadmap as a diagram',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUser,
  tellsKnowledge: true,
  reply: { 200: CareerDiagram },
  errors: ['not_found'],
})

export const generateCareer = route({
  method: 'POST',
  path: '/career/generate',
  summary: 'Make the career recommendation and its roadmap, or get what exists',
  tag: 'roadmaps',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({ userId: identifier, regenerate: z.optional(z.boolean()) }),
  tellsKnowledge: true,
  reply: { 200: CareerDiagram },
  errors: ['profile_required', 'premium_required'],
  rateLimit: 'generation-account',
})

/** Other cards keep their positions. Keys that are not in the current roadmap are ignored. */
export const saveCardPositions = route({
  method: 'PUT',
  path: '/career/:userId/positions',
  summary: 'Remember where one has put cards of the diagram',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUser,
  body: z.strictObject({
    positions: CardPositions.check(z.refine((positions) => Object.keys(positions).length <= maxPositionsAtOnce)),
  }),
  reply: { 200: z.object({ positions: CardPositions }) },
  errors: ['not_found'],
})

export const resetCardPositions = route({
  method: 'DELETE',
  path: '/career/:userId/positions',
  summary: 'Let all cards of the diagram stand where the layout puts them',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUser,
  reply: { 204: z.undefined() },
})
