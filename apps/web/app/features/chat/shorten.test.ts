import { expect, test } from 'vitest'
import { blocksOf, maxShownLength, shorten } from '#features/chat/shorten.ts'

const skill = (id: string) => ({ kind: 'skill' as const, id, title: id })
const shownText = (said: Parameters<typeof shorten>[0]) =>
  shorten(said)
    .sentences.map(({ text }) => text)
    .join(' ')

test('a text of 300 characters stays whole, one of 301 is cut after 300', () => {
  const longest = 'a'.repeat(maxShownLength)
  expect(shorten({ text: longest, sentences: [] })).toEqual({
    sentences: [{ text: longest, sources: [] }],
    shortened: false,
  })
  expect(shorten({ text: `${longest}a`, sentences: [] })).toEqual({
    sentences: [{ text: `${longest}...`, sources: [] }],
    shortened: true,
  })
})

test('a text is cut after a whole word', () => {
  const text = `${'a'.repeat(290)} and ${'b'.repeat(20)}`
  expect(shownText({ text, sentences: [] })).toBe(`${'a'.repeat(290)} and...`)
})

test('spaces between sentences count', () => {
  const sentences = [
    { text: 'a'.repeat(150), sources: [] },
    { text: 'b'.repeat(149), sources: [] },
  ]
  expect(shorten({ text: '', sentences }).shortened).toBe(false)
  const longer = [...sentences, { text: '', sources: [] }]
  expect(shorten({ text: '', sentences: longer }).shortened).toBe(true)
})

test('a sentence that is shown whole keeps its sources, a cut one and those after it lose theirs', () => {
  const said = {
    text: '',
    sentences: [
      { text: 'a'.repeat(200), sources: [skill('html')] },
      { text: 'b'.repeat(200), sources: [skill('css')] },
      { text: 'c', sources: [skill('react')] },
    ],
  }
  expect(shorten(said).sentences).toEqual([
    { text: 'a'.repeat(200), sources: [skill('html')] },
    { text: `${'b'.repeat(99)}...`, sources: [] },
  ])
})

test.each([298, 299, 300])('what is shown has at most 300 characters and the dots (first sentence %i)', (length) => {
  const sentences = [
    { text: 'a'.repeat(length), sources: [skill('html')] },
    { text: 'b'.repeat(20), sources: [] },
  ]
  const text = shownText({ text: '', sentences })
  expect(text).toMatch(/\.\.\.$/)
  expect(text.replace(/ ?\.\.\.$/, '').length).toBeLessThanOrEqual(maxShownLength)
  expect(shorten({ text: '', sentences }).sentences[0]?.sources).toEqual([skill('html')])
})

test('no character is cut in two', () => {
  expect(shownText({ text: `${'a'.repeat(299)}👋 there`, sentences: [] })).toBe(`${'a'.repeat(299)}...`)
})

test('sentences that rest on the same stand together', () => {
  expect(
    blocksOf([
      { text: 'One.', sources: [skill('html')] },
      { text: 'Two.', sources: [skill('html')] },
      { text: 'Three.', sources: [] },
      { text: 'Four.', sources: [] },
      { text: 'Five.', sources: [skill('html')] },
    ]),
  ).toEqual([
    { start: 0, form: 'paragraph', text: 'One. Two.', sources: [skill('html')], isGeneral: false },
    { start: 10, form: 'paragraph', text: 'Three. Four.', sources: [], isGeneral: false },
    { start: 23, form: 'paragraph', text: 'Five.', sources: [skill('html')], isGeneral: false },
  ])
})
