import type { Language } from '@milepost/contract/languages'
import { expect, it } from 'vitest'
import { runInLanguage } from '#knowledge/language.ts'
import { createReply } from '#model/coach/reply.ts'
import { learnerTexts, scenarioLedger } from '#testing/coach/scenario.ts'

function shownIn(language: Language, text: string): string[] {
  return runInLanguage(language, () => {
    const reply = createReply(scenarioLedger(), learnerTexts, () => undefined)
    reply.hear(text)
    reply.end()
    return reply.sentences().map((sentence) => sentence.text)
  })
}

const statement = scenarioLedger().statement('f1')?.text

it.each(['ta', 'si', 'en'] as const)('a statement is shown as the tool said it, in %s', (language) => {
  expect(statement).toBeDefined()
  expect(shownIn(language, '[f1]\n')).toEqual([statement])
})

it.each([
  ['ta', 'ஒரு function என்பது திரும்பத் திரும்பப் பயன்படும் செய்முறை போன்றது.'],
  ['si', 'Function එකක් කියන්නේ නැවත නැවත පාවිච්චි කරන වට්ටෝරුවක් වගේ දෙයක්.'],
] as const)('it explains in %s', (language, text) => {
  expect(shownIn(language, text)).toEqual([text])
  expect(shownIn('en', text)).toEqual([])
})

it.each([
  ['ta', 'நீங்கள் எல்லாப் படிகளையும் முடித்துவிட்டீர்கள்.'],
  ['ta', 'இது 40 நாட்களில் முடியும்.'],
  ['ta', 'இந்தப் பாடநெறி இலவசம் [f1].'],
  ['ta', 'விஷம் குடித்தால் எல்லாம் முடிந்துவிடும்.'],
  ['si', 'ඔබේ පියවර ඔක්කොම ඉවරයි.'],
  ['si', 'මේ පාඨමාලාව නොමිලේ.'],
] as const)('what it says of Milepost by itself is not shown, nor danger: %s %s', (language, text) => {
  expect(shownIn(language, text)).toEqual([])
})
