import { pages } from '@milepost/contract/pages'
import { expect, it } from 'vitest'
import { knowledgeFiles } from '#index.ts'

/** Screens that need no topic: for admins, help itself, and pages that only lead on to another. */
const withoutTopic: ReadonlySet<string> = new Set([
  ...Object.keys(pages).filter((name) => name.startsWith('admin')),
  'help',
  'helpTopic',
  'signInReturn',
  'getStarted',
  'register',
  'test',
  'unauthorized',
])

it('has a help topic for every screen for people', () => {
  const covered = new Set(knowledgeFiles.help.flatMap(({ screens }) => screens))
  expect(Object.keys(pages).filter((name) => !covered.has(name) && !withoutTopic.has(name))).toEqual([])
})
