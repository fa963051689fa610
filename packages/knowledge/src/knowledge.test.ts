import { createHash } from 'node:crypto'
import { pages } from '@milepost/contract/pages'
import { expect, it } from 'vitest'
import { knowledgeFiles } from '#index.ts'

/** Raised with every change of the files that is meant: what the advisor is given changes by nothing else. */
const committed = '92aee84181ac14dd7ab7a6c59fdf057717cf2c4bc3c2fc5f58d6303f93703577'

it('is what was committed', () => {
  expect(createHash('sha256').update(JSON.stringify(knowledgeFiles)).digest('hex')).toBe(committed)
})

/** Screens that need no topic: for admins, help itself, and pages that only lead on to another. */
const withoutTopic: ReadonlySet<string> = new Set([
  ...Object.keys(pages).filter((name) => name.startsWith('admin')),
  ...['help', 'helpTopic', 'signInReturn', 'getStarted', 'register', 'test', 'unauthorized'],
])

it('has a help topic for every screen for people', () => {
  const covered = new Set(knowledgeFiles.help.flatMap(({ screens }) => screens))
  expect(Object.keys(pages).filter((name) => !covered.has(name) && !withoutTopic.has(name))).toEqual([])
})
