import { pages } from '@milepost/contract/pages'
import { routes } from '@milepost/contract/routes'
import { describe, expect, it } from 'vitest'
import { helpTopics } from '#help/topics.ts'

/** Screens that need no topic: for admins, help itself, and pages that only lead on to another. */
const withoutTopic: ReadonlySet<string> = new Set([
  ...Object.values(pages).filter((address) => address === pages.admin || address.startsWith(`${pages.admin}/`)),
  ...[pages.help, pages.helpTopic],
  ...[pages.signInReturn, pages.getStarted, pages.register, pages.test, pages.unauthorized],
])

const addresses: readonly string[] = Object.values(pages)
const covered = new Set<string>(helpTopics.flatMap(({ screens }) => screens))

describe.each(helpTopics)('the topic $id', ({ screens, routes: used, sections, title, summary }) => {
  const texts = [title, summary, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join(' ')

  it('speaks of screens and routes that exist', () => {
    expect(screens.filter((address) => !addresses.includes(address))).toEqual([])
    expect(used.filter((name) => !(name in routes))).toEqual([])
    const named = [...texts.matchAll(/(?<![\w/])\/[a-z][\w/-]*/g)].map(([address]) => address)
    expect(named.filter((address) => !addresses.includes(address))).toEqual([])
  })

  it('calls nothing missing or coming: what is there is described, and what is not is left out', () => {
    expect(texts).not.toMatch(
      /\b(?:not available|coming|not there yet|cannot be (?:bought|done)|on a screen of Milepost yet)\b/i,
    )
  })
})

it('has a topic for every screen for people', () => {
  const missing = addresses.filter((address) => !covered.has(address) && !withoutTopic.has(address))
  expect(missing).toEqual([])
})
