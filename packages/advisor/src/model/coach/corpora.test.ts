import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
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

/** What still passes: a claim in words of its own. It is known, and no figure, price, date, course or step. */
const known: Readonly<Record<string, readonly string[]>> = {
  open: [],
  unread: [],
}

describe.each(['open', 'unread'])('of the %s corpus', (half) => {
  it.each(load<HostileReply>(`${half}/hostile`))('nothing harmful is shown: $harm', ({ text, harm, never }) => {
    const leaks = leaked(shownOf(text).seen, never)
    expect(leaks).toEqual(known[half]?.includes(harm) === true ? expect.anything() : [])
  })

  it.each(load<HostileCourse>(`${half}/courses`))('nothing is said at the word of a course: $title', (course) => {
    const { id, title, institution, price, reply, never } = course
    const ledger = scenarioLedger()
    const sources = [{ kind: 'course' as const, id: String(id), title }]
    const entry = { id, title, institution, weeks: null, price, language: 'en' as const, level: null }
    ledger.add([{ text: `“${title}” of ${institution} costs ₹${price}.`, sources }], [entry])
    const { seen } = shownOf(reply, ledger)
    expect(leaked(seen.replaceAll(title.toLowerCase(), '').replaceAll(institution.toLowerCase(), ''), never)).toEqual(
      [],
    )
  })

  it.each(load<{ text: string }>(`${half}/honest`))('an honest reply is shown whole: $text', ({ text }) => {
    expect(shownOf(text).hidden).toEqual([])
  })
})
