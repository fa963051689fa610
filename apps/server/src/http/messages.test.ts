import { expect, test } from 'vitest'
import { MessageCatalogue } from '#http/messages.ts'

const english = new MessageCatalogue()

test('texts are in English, and in each language once for all', () => {
  expect(english.hours(1)).toBe('1 hour')
  expect(english.in('ta')).toBe(english.in('ta'))
  expect(english.in('ta').in('en')).toBe(english)
  expect(english.in('si').language).toBe('si')
})

test('a text is translated with its plurals, and what has no translation is in English', () => {
  expect(english.in('ta').hours(2)).toMatch(/^2 [\u0B80-\u0BFF]+$/)
  expect(english.in('si').of({ id: 'test.untranslated', message: 'No such text' })).toBe('No such text')
})
