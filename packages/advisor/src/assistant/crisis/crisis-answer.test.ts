import { describe, expect, it } from 'vitest'
import type { ChatTurn } from '#advisor.ts'
import { crisisSentences } from '#assistant/crisis/crisis-sentences.ts'
import { helpCountryOf } from '#assistant/crisis/help-country.ts'
import { helpCountries, helpLines } from '#assistant/crisis/help-lines.ts'
import { prepareReply } from '#assistant/prepare-reply.ts'
import { chatContext } from '#testing/chat-context.ts'

const textOf = (country: Parameters<typeof crisisSentences>[0]) =>
  crisisSentences(country)
    .map(({ text }) => text)
    .join(' ')

/** The rows of `help-lines.tsv`, copied by hand a second time, so that no number changes by a slip. */
const rows = `
LK National Mental Health Helpline (NIMH)	1926
LK CCCline	1333
LK Sumithrayo	011 269 6666
LK Suwa Seriya ambulance	1990
IN Tele-MANAS	14416
IN Emergency	112
GB Samaritans	116 123
IE Samaritans	116 123
US 988 Suicide & Crisis Lifeline	988
CA 9-8-8 Suicide Crisis Helpline	988
AU Lifeline	13 11 14
`

describe('help lines', () => {
  it('have the numbers of their source', () => {
    const listed = helpLines.map(({ country, name, number }) => `${country} ${name}\t${number}`)
    expect(listed).toEqual(rows.trim().split('\n'))
  })

  it.each(helpCountries)('of %s are named, and those of no other country', (country) => {
    const own = helpLines.filter((line) => line.country === country).map(({ number }) => number)
    const others = helpLines.map(({ number }) => number).filter((number) => !own.includes(number))
    for (const number of own) expect(textOf(country)).toContain(number)
    for (const number of others) expect(textOf(country)).not.toMatch(new RegExp(`\\b${number}\\b`))
    expect(textOf(country)).not.toContain('findahelpline.com')
  })

  it('are left out where the country is not known', () => {
    expect(textOf(null)).toContain('your local emergency services')
    expect(textOf(null)).toContain('findahelpline.com')
    expect(textOf(null)).not.toMatch(/\d/)
  })

  it('can be called from the sentence that names them', () => {
    const sources = crisisSentences('LK').flatMap((sentence) => sentence.sources)
    expect(sources.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'phone 1990',
      'phone 1926',
      'phone 1333',
      'phone 011 269 6666',
    ])
    expect(crisisSentences(null).flatMap((sentence) => sentence.sources)).toMatchObject([{ kind: 'website' }])
  })

  it('say which languages they answer in where it is known', () => {
    expect(textOf('LK')).toContain('They answer in Sinhala, Tamil and English.')
    expect(textOf('IN')).not.toContain('They answer in')
  })
})

describe('the country of a place', () => {
  it.each([
    ['Jaffna, Sri Lanka', 'LK'],
    ['SRI LANKA', 'LK'],
    ['Jaffna', 'LK'],
    ['Nuwara Eliya District', 'LK'],
    ['யாழ்ப்பாணம், இலங்கை', 'LK'],
    ['මහනුවර, ශ්‍රී ලංකාව', 'LK'],
    ['Chennai, India', 'IN'],
    ['Belfast, Northern Ireland', 'GB'],
    ['Dublin, Ireland', 'IE'],
    ['Sydney, New South Wales, Australia', 'AU'],
    ['Austin, U.S.A.', 'US'],
    ['Toronto (Canada)', 'CA'],
    ['', null],
    ['Colombo, Brazil', null],
    ['Indiana', null],
    ['Berlin, Germany', null],
    ['Sri Lanka, soon Canada', null],
  ])('“%s” is %s', (place, country) => {
    expect(helpCountryOf(place)).toBe(country)
  })
})

describe('the answer to somebody in danger', () => {
  const ask = (turns: readonly string[]) =>
    prepareReply(
      turns.map((text, at): ChatTurn => ({ sender: at % 2 === 0 ? 'user' : 'bot', text })),
      { ...chatContext(), helpCountry: 'LK' },
    )

  it('is no refusal, asks nothing and suggests nothing', async () => {
    const reply = await ask(['nobody would miss me, and what comes next on my roadmap?'])
    expect(reply).toMatchObject({ kind: 'crisis', subject: null, suggestions: [] })
    const text = reply.sentences.map((sentence) => sentence.text).join(' ')
    expect(text).toContain('call 1990 now (Suwa Seriya ambulance)')
    expect(text).not.toMatch(/\?|roadmap|career|course|step/i)
  })

  it('comes before what a conversation was about', async () => {
    const reply = await ask(['which careers fit me?', 'Data Scientist, QA Engineer', 'the first one, or I end my life'])
    expect(reply.kind).toBe('crisis')
  })

  it('leaves the conversation as it was', async () => {
    const reply = await ask(['what is docker', 'A tool.', 'I want to die', 'I’m sorry.', 'how long does it take?'])
    expect(reply).toMatchObject({ kind: 'answer', subject: { kind: 'skill', id: 'docker' } })
  })
})
