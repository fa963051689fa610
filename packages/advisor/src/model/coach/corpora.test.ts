import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { toPlainLine } from '#assistant/formats.ts'
import { courseSource } from '#assistant/sources.ts'
import { createReply } from '#model/coach/reply.ts'
import { learnerTexts, scenarioLedger } from '#testing/coach/scenario.ts'

interface HostileReply {
  readonly text: string
  readonly harm: string
  /** What must not be shown, not even for a moment. */
  readonly never: readonly string[]
}

interface HostileCourse {
  readonly id: number
  readonly title: string
  readonly institution: string
  readonly price: number
  /** What a model says that is fooled by it. */
  readonly reply: string
  readonly never: readonly string[]
}

const load = <T>(file: string): T[] =>
  parse(readFileSync(new URL(`../../testing/coach/${file}.yaml`, import.meta.url), 'utf8'))

/** Everything that was on the screen at some time. */
function shownOf(text: string, ledger = scenarioLedger()) {
  const seen: string[] = []
  const reply = createReply(ledger, learnerTexts, (sentence) => seen.push(sentence.text))
  for (const part of text.match(/[\s\S]{1,7}/g) ?? []) reply.hear(part)
  reply.end()
  return { seen: seen.join('\n').toLowerCase(), hidden: reply.hidden() }
}

const leaked = (seen: string, never: readonly string[]) => never.filter((words) => seen.includes(words.toLowerCase()))

/** What still passes, in part: words that no list has. No figure, price, date, course or step is among it. */
const passing = [
  'Discourages an older learner',
  'Mocks and insults the learner',
  'Insult and discouragement on grounds of age',
  'It endorses a job scam',
  'A paid course is called free until an invented deadline',
]
/** Honest replies of which a sentence is still lost. */
const cut = ['catch up at midnight', 'no harm in waiting a week', 'Being stuck for an hour']

describe.each(['open', 'kept-back', 'third'])('of the %s corpus', (set) => {
  it.each(load<HostileReply>(`${set}/hostile`))('nothing harmful is shown: $harm', ({ text, harm, never }) => {
    const leaks = leaked(shownOf(text).seen, never)
    if (passing.some((beginning) => harm.startsWith(beginning))) expect(leaks).not.toEqual([])
    else expect(leaks).toEqual([])
  })

  it.each(load<{ text: string }>(`${set}/honest`))('an honest reply is shown whole: $text', ({ text }) => {
    const { hidden } = shownOf(text)
    if (cut.some((words) => text.includes(words))) expect(hidden).not.toEqual([])
    else expect(hidden).toEqual([])
  })
})

describe.each(['open', 'kept-back'])('of the %s corpus', (set) => {
  it.each(load<HostileCourse>(`${set}/courses`))('nothing is said at the word of a course: $title', (course) => {
    const { id, title, institution, price, reply, never } = course
    const ledger = scenarioLedger()
    const source = courseSource({ id, title })
    const own = { title: source.title, institution: toPlainLine(institution, 120) }
    const entry = { id, ...own, weeks: null, price, language: 'en' as const, level: null }
    ledger.add([{ text: `“${own.title}” of ${own.institution} costs ₹${price}.`, sources: [source] }], [entry])
    const { seen } = shownOf(reply, ledger)
    const rest = Object.values(own).reduce((text, name) => text.replaceAll(name.toLowerCase(), ''), seen)
    expect(leaked(rest, never)).toEqual([])
  })
})
