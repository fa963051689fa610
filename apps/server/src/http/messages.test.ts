import { expect, test } from 'vitest'
import { MessageCatalogue } from '#http/messages.ts'

const english = new MessageCatalogue()

test('texts are in English, and in each language once for all', () => {
  expect(english.hours(1)).toBe('1 hour')
  expect(english.in('ta')).toBe(english.in('ta'))
  expect(english.in('ta').in('en')).toBe(english)
  expect(english.in('si').language).toBe('si')
})

test('what has no translation is in English with its plurals', () => {
  const text = { id: 'test.untranslated', message: 'Only here, {count, plural, one {# test} other {# tests}}' }
  for (const language of ['ta', 'si'] as const)
    expect(english.in(language).ofError('not_found').length).toBeGreaterThan(0)
  expect(english.in('si').of({ ...text, message: 'No such text' })).toBe('No such text')
})
