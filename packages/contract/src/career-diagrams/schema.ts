import * as z from 'zod/mini'
import { farthestPosition } from '#career-diagrams/limits.ts'
import { requiredText } from '#text.ts'

const coordinate = z.number().check(z.gte(-farthestPosition), z.lte(farthestPosition))
export const CardPosition = z.strictObject({ x: coordinate, y: coordinate })
export type CardPosition = z.output<typeof CardPosition>

/** Positions by step key, so that a card keeps its position when the roadmap is generated again. */
export const CardPositions = z.record(requiredText(120), CardPosition)
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
    /** Jobs that one can apply for from this step on. */
    titles: z.array(z.string()),
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
