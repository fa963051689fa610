import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { helpTopics } from '#help/topics.ts'

/** Raised with every change of the texts that is meant. */
const committed = '84344879ea0bdb8ba5f2eca5014ae588fee1e8c898efe388f70a0b09294e159b'

it('serves what was committed, with its values', () => {
  expect(createHash('sha256').update(JSON.stringify(helpTopics)).digest('hex')).toBe(committed)
})

describe.each(helpTopics)('the topic $id', ({ sections, title, summary }) => {
  const texts = [title, summary, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join(' ')

  it('calls nothing missing or coming: what is there is described, and what is not is left out', () => {
    expect(texts).not.toMatch(
      /\b(?:not available|coming|not there yet|cannot be (?:bought|done)|on a screen of Milepost yet)\b/i,
    )
  })
})
