import { expect, it } from 'vitest'
import { prepareReply } from '#assistant/prepare-reply.ts'
import { chatContext } from '#testing/chat-context.ts'

const context = { ...chatContext(), helpCountry: 'LK' as const }
const ask = (text: string) => prepareReply([{ sender: 'user', text }], context)

it.each([
  ['Tamil', 'என் முன்னேற்றம் என்ன?', 'help:progress#marking'],
  ['Tamil', 'adutha step enna', 'step:4'],
  ['Tamil', 'Docker க்கு பாடநெறிகள் உள்ளனவா?', 'course:7'],
  ['Tamil', 'பைதான் என்றால் என்ன?', 'skill:python'],
  ['Tamil', 'வேலை அனுபவம் இல்லாமல் IT வேலை எப்படிப் பெறுவது?', 'guide:first-job#first-job-no-experience'],
  ['Sinhala', 'මගේ ඊළඟ පියවර මොකක්ද?', 'step:4'],
  ['Sinhala', 'SQL ඉගෙන ගන්න පැය කීයක් යනවද?', 'skill:sql'],
  ['Sinhala', 'දත්ත විද්‍යාඥයෙක් කරන්නේ මොනවාද?', 'career:data-scientist'],
] as const)('answers in %s, each sentence: %s', async (script, question, about) => {
  const { kind, subject, sentences } = await ask(question)
  expect([kind, `${subject?.kind}:${subject?.id}`]).toEqual(['answer', about])
  for (const { text } of sentences) expect(text).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'))
})

it('answers what it suggests', async () => {
  const { suggestions } = await ask('பைதான் என்றால் என்ன?')
  for (const suggestion of suggestions) {
    expect(suggestion).toMatch(/\p{Script=Tamil}/u)
    expect((await ask(suggestion)).kind).toBe('answer')
  }
})

it.each(['இலங்கையின் தலைநகரம் எது?', 'ඊයේ මැච් එක ලංකාව දින්නද?'])('says that it has no answer: %s', async (question) => {
  expect((await ask(question)).kind).not.toBe('answer')
})

it.each([
  ['Tamil', 'எனக்கு சாக வேண்டும்'],
  ['Sinhala', 'mata jeewath wenna ona na'],
] as const)('says who to call in %s', async (script, message) => {
  const { kind, sentences } = await ask(message)
  expect(kind).toBe('crisis')
  const said = sentences.map(({ text }) => text)
  const own = said.filter((text) => new RegExp(`\\p{Script=${script}}`, 'u').test(text))
  const english = said.slice(own.length)
  for (const texts of [own, english]) expect(texts.join(' ')).toContain('1926')
  expect(english[0]).toMatch(/^I’m sorry/)
})
