import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs, type DemoPerson } from '#test/demo.ts'
import { openScreen } from '#test/open-screen.tsx'
import { findCut, findHardWired, speakPseudo } from '#test/pseudo-locale.ts'

/** Names, which are the same in every language. */
const names = /^(?:Milepost|Basic|Pro|Premium|Google|GitHub|English|Stripe)$/

const screens: readonly [DemoPerson, string][] = [
  ['visitor', '/'],
  ['visitor', '/login'],
  ['visitor', '/signup'],
  ['visitor', '/help'],
  ['visitor', '/contact'],
  ['visitor', '/terms'],
  ['visitor', '/plans'],
  ['fresh', '/userdetails'],
  ['halfway', '/dashboard'],
  ['halfway', '/dashboard/roadmap'],
  ['halfway', '/dashboard/recommendation'],
  ['halfway', '/dashboard/courses'],
  ['halfway', '/dashboard/settings'],
  ['halfway', '/dashboard/applications'],
]

let speakEnglish = () => {}
beforeAll(() => {
  speakEnglish = speakPseudo()
})
afterAll(() => speakEnglish())

test.for(screens)('%s at %s: every text is a message, and a longer one fits on a phone', async ([person, address]) => {
  await page.viewport(390, 844)
  await actAs(person)
  await openScreen(address)
  await expect.poll(() => document.body.textContent.includes('⟧')).toBe(true)
  await expect.poll(() => document.querySelector('[data-waiting], [aria-busy="true"]')).toBeNull()
  await new Promise((done) => setTimeout(done, 300))
  expect({ hardWired: findHardWired(names), cut: findCut() }).toEqual({ hardWired: [], cut: [] })
})
