import * as z from 'zod/mini'
import { farthestPosition, maxPositionsAtOnce } from '#constants/career-diagrams.ts'
import { route } from '#http.ts'
import { ofUser } from '#route-parts.ts'
import { identifier } from '#text.ts'

const coordinate = z.number().check(z.gte(-farthestPosition), z.lte(farthestPosition))
const CardPosition = z.strictObject({ x: coordinate, y: coordinate })
export type CardPosition = z.output<typeof CardPosition>

/** Positions by step key, so that a card keeps its position when the roadmap is generated again. */
const CardPositions = z.record(z.string().check(z.minLength(1), z.maxLength(120)), CardPosition)
export type CardPositions = z.output<typeof CardPositions>

export const DiagramNode = z.object({
  /** The step's number. */
  id: z.string(),
  /** What the step teaches. */
  key: z.string(),
  /** Where the learner has put the card. Null leaves it to the layout. */
  position: z.nullable(z.object({ x: z.number(), y: z.number() })),
  data: z.object({
    label: z.string(),
    description: z.string(),
    section: z.string(),
    estimatedTime: z.string(),
    milestone: z.boolean(),
  }),
})
export type DiagramNode = z.output<typeof DiagramNode>

/** The roadmap as a diagram. `type` is always 'reactflow'. */
export const CareerDiagram = z.object({
  type: z.literal('reactflow'),
  content: z.object({
    career: z.string(),
    nodes: z.array(DiagramNode),
    edges: z.array(z.object({ id: z.string(), source: z.string(), target: z.string() })),
  }),
})
export type CareerDiagram = z.output<typeof CareerDiagram>

export const getCareerDiagram = route({
  method: 'GET',
  path: '/career/:userId',
  summary: 'Read one’s roadmap as a diagram',
  tag: 'roadmaps',
  access: ['student'],
  ...ofUser,
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
