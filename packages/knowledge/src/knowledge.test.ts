import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { knowledgeFiles } from '#index.ts'

/** Raised with every change of the files that is meant: what the advisor is given changes by nothing else. */
const committed = 'ba6666c19fb0a4553c61fe607bbcdc08ea98c7ca0160dcc3118eb10ce6ff601a'

it('is what was committed', () => {
  expect(createHash('sha256').update(JSON.stringify(knowledgeFiles)).digest('hex')).toBe(committed)
})
