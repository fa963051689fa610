import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { helpTopics } from '#help/topics.ts'

/** Raised with every change of the texts that is meant. */
const committed = 'c0097e2f9789c34c14a6bc066507f3d79f9f4044d00e0e2d6b24cef75f81c127'

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
