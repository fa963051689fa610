import type { CardPositions, CareerDiagram } from '@milepost/contract/career-diagrams/schema'
import { queryOptions } from '@tanstack/react-query'
import { readPendingPositions } from '#features/career-diagrams/pending-positions.ts'
import { call } from '#lib/api.ts'
import { ApiError } from '#lib/api-error.ts'

/** What failed on the way to the diagram; `cause` is why. */
export class DiagramFailure extends Error {
  readonly step: 'load' | 'generate' | 'format'

  constructor(step: DiagramFailure['step'], cause?: unknown) {
    super(step, { cause })
    this.step = step
  }
}

/**
 * The learner's diagram. Without a roadmap, one is created from the saved answers.
 * @throws DiagramFailure
 */
export const diagramQuery = (userId: string) =>
  queryOptions({ queryKey: ['career-diagram', userId], queryFn: () => readOrMake(userId), retry: false })

async function readOrMake(userId: string): Promise<CareerDiagram['content']> {
  try {
    return await read(userId)
  } catch (error) {
    if (!isMissing(error)) throw failureAt('load', error)
  }
  await call('POST /career/generate', { body: { userId } }).catch((error: unknown) => {
    throw failureAt('generate', error)
  })
  return read(userId).catch((error: unknown) => {
    throw failureAt('load', error)
  })
}

async function read(userId: string): Promise<CareerDiagram['content']> {
  const { type, content }: { type: string; content: CareerDiagram['content'] } = await call('GET /career/:userId', {
    params: { userId },
  })
  if (type !== 'reactflow') throw new DiagramFailure('format')
  // Cards are where they were put last, saved or not.
  const moves = readPendingPositions(userId)
  return { ...content, nodes: content.nodes.map((node) => ({ ...node, position: moves[node.key] ?? node.position })) }
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

function failureAt(step: DiagramFailure['step'], error: unknown): DiagramFailure {
  return error instanceof DiagramFailure ? error : new DiagramFailure(step, error)
}

/**
 * Creates another roadmap from the same answers.
 * @throws ApiError with code 'premium_required' without a paid plan.
 */
export async function regenerateDiagram(userId: string): Promise<void> {
  await call('POST /career/generate', { body: { userId, regenerate: true } })
}

/** Saves the positions of some cards and keeps the others. */
export async function savePositions(userId: string, positions: CardPositions): Promise<void> {
  await call('PUT /career/:userId/positions', { params: { userId }, body: { positions } })
}

export async function resetPositions(userId: string): Promise<void> {
  await call('DELETE /career/:userId/positions', { params: { userId } })
}
