import { type CardPositions, farthestPosition, maxPositionsAtOnce } from '@milepost/contract/career-diagrams'
import { readItem, removeItem, writeItem } from '#lib/storage.ts'

// The user's id is part of the key: another user of the same browser never gets to see where the cards are.
const keyOf = (userId: string) => `unsaved-positions:${userId}`

/** Cards that were moved and are not saved yet, as they are kept through a reload and an expired session. */
export function readPendingPositions(userId: string): CardPositions {
  return parsePendingPositions(readItem(keyOf(userId)))
}

/** Reads stored positions, and keeps the valid ones, at most as many as one request takes. */
export function parsePendingPositions(text: string | null): CardPositions {
  try {
    const positions = Object.entries(Object(JSON.parse(text ?? '{}'))).flatMap(([key, value]) => {
      const { x, y } = Object(value)
      return isCoordinate(x) && isCoordinate(y) ? [[key, { x, y }] as const] : []
    })
    return Object.fromEntries(positions.slice(0, maxPositionsAtOnce))
  } catch {
    return {}
  }
}

/** Keeps moves beside those kept before, another tab's too. */
export function savePendingPositions(userId: string, positions: CardPositions): void {
  writeItem(keyOf(userId), JSON.stringify({ ...readPendingPositions(userId), ...positions }))
}

/** Takes moves that are saved out of this browser; a card that was moved again since then stays. */
export function removeSavedPositions(userId: string, saved: CardPositions): void {
  const left = Object.entries(readPendingPositions(userId)).filter(
    ([key, { x, y }]) => saved[key]?.x !== x || saved[key]?.y !== y,
  )
  if (left.length === 0) clearPendingPositions(userId)
  else writeItem(keyOf(userId), JSON.stringify(Object.fromEntries(left)))
}

/** Takes all moves out of this browser. */
export function clearPendingPositions(userId: string): void {
  removeItem(keyOf(userId))
}

function isCoordinate(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= farthestPosition
}
