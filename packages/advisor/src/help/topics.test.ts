import { describe, expect, it } from 'vitest'
import { helpTopics } from '#help/topics.ts'

describe.each(helpTopics)('the topic $id', ({ sections, title, summary }) => {
  const texts = [title, summary, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join(' ')

  it('calls nothing missing or coming: what is there is described, and what is not is left out', () => {
    expect(texts).not.toMatch(
      /\b(?:not available|coming|not there yet|cannot be (?:bought|done)|on a screen of Milepost yet)\b/i,
    )
  })
})
