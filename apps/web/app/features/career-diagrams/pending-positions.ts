import { farthestPosition, maxPositionsAtOnce } from '@milepost/contract/career-diagrams/limits'
import type { CardPositions } from '@milepost/contract/career-diagrams/schema'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

const storeOf = (userId: string) => createStore(storedItems.pendingPositions, parsePendingPositions, userId)

/** Cards that were moved and are not saved yet, as they are kept through a reload and an expired session. */
export function readPendingPositions(userId: string): CardPositions {
  return storeOf(userId).read() ?? {}
}

/** Keeps the valid positions among what is stored, at most as many as one request takes. */
function parsePendingPositions(stored: unknown): CardPositions {
  const positions = Object.entries(Object(stored)).flatMap(([key, value]) => {
    const { x, y } = Object(value)
    return isCoordinate(x) && isCoordinate(y) ? [[key, { x, y }] as const] : []
  })
  return Object.fromEntries(positions.slice(0, maxPositionsAtOnce))
}

/** Keeps moves beside those kept before, another tab's too. */
export function savePendingPositions(userId: string, positions: CardPositions): void {
  storeOf(userId).write({ ...readPendingPositions(userId), ...positions })
}

/** Takes moves that are saved out of this browser; a card that was moved again since then stays. */
export function removeSavedPositions(userId: string, saved: CardPositions): void {
  const left = Object.entries(readPendingPositions(userId)).filter(
    ([key, { x, y }]) => saved[key]?.x !== x || saved[key]?.y !== y,
  )
  if (left.length === 0) clearPendingPositions(userId)
  else storeOf(userId).write(Object.fromEntries(left))
}

/** Takes all moves out of this browser. */
export function clearPendingPositions(userId: string): void {
  storeOf(userId).remove()
}

function isCoordinate(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= farthestPosition
}
