import type { QueueItem } from '@milepost/contract/queue/schema'
import { expect, test } from 'vitest'
import { keyOf, mergeRows } from '#features/queue/merge-rows.ts'

const item = (id: number, version = 1): QueueItem => ({
  kind: 'course',
  id: String(id),
  title: `Course ${id}`,
  language: 'en',
  from: 'Lagoonside',
  since: '2026-11-20T08:00:00.000Z',
  version,
})
const shown = [item(1), item(2), item(3)]

test('what was decided here keeps its place, what waits no longer goes, and what is new comes last', () => {
  const rows = mergeRows(shown, [item(3), item(4)], (key) => key === keyOf(item(1)))
  expect(rows.map(({ id }) => id)).toEqual(['1', '3', '4'])
})

test('a row that is still there is the one that was read last', () => {
  expect(mergeRows(shown, [item(2, 5)], () => false)).toEqual([item(2, 5)])
})
