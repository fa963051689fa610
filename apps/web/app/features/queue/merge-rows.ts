import type { QueueItem } from '@milepost/contract/queue/schema'

/** Tells items of all kinds apart. */
export function keyOf({ kind, id }: Pick<QueueItem, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}

/**
 * The rows to show after the list was read again. What was decided here keeps its place, what waits no longer goes, and what is
 * new comes last.
 */
export function mergeRows(
  shown: readonly QueueItem[],
  read: readonly QueueItem[],
  isKept: (key: string) => boolean,
): readonly QueueItem[] {
  const waiting = new Map(read.map((item) => [keyOf(item), item]))
  const staying = shown.flatMap((item) => waiting.get(keyOf(item)) ?? (isKept(keyOf(item)) ? [item] : []))
  const known = new Set(staying.map(keyOf))
  return [...staying, ...read.filter((item) => !known.has(keyOf(item)))]
}
