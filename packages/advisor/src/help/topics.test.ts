import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { helpTopics } from '#help/topics.ts'

/** Raised with every change of the texts that is meant. */
const committed = '4e2407dc104f1d9105c57fae6c7642784ebae8f529013ac6b737d42761d6dda2'

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
