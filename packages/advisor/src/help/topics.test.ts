import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { helpTopics } from '#help/topics.ts'

/** Raised with every change of the texts that is meant. */
const committed = 'ce62b97987312a72fe1fa2f5eb875048b3121a1d843c8044e42120d8ed3ed511'

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
