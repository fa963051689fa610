import { expect, test } from 'vitest'
import { knowledgeFiles } from '#index.ts'
import { fillPlaceholders } from '#placeholders.ts'
import { readTranslations, translate } from '#translate.ts'

const [english = '', tamil = ''] = Object.entries(readTranslations('ta').get('careers.json') ?? {})[0] ?? []

test('a text is translated where it is a whole field, and nothing else changes', () => {
  const reply = { id: english, texts: [english, `${english} And more.`], made: new Date(0), hours: 3, none: null }
  expect(translate(reply, 'ta')).toEqual({ ...reply, texts: [tamil, `${english} And more.`] })
  expect(translate(reply, 'en')).toBe(reply)
})

test('help has its figures, and its paragraphs are translated one by one', () => {
  const texts = knowledgeFiles.help
    .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
    .map((text) => translate(fillPlaceholders(text), 'ta'))
  expect(texts.filter((text) => /[\u0B80-\u0BFF]/.test(text)).length).toBeGreaterThan(0)
  expect(texts.join(' ')).not.toMatch(/\{\w+\}/)
})
