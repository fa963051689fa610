import { afterEach, expect, test, vi } from 'vitest'
import { readChosenPlan, saveChosenPlan, saveNamedPlan } from '#features/payment/chosen-plan.ts'
import { beginPortalVisit, endPortalVisit, hasPortalVisit } from '#features/payment/portal-visit.ts'
import { isProfileCompleted } from '#features/profiles/completed.ts'
import { beginJourney, endJourney, readJourney } from '#lib/sign-in-journey.ts'
import { stubBrowserStorage } from '#test/stub-browser-storage.ts'
import { formDraft, readDraft } from '#ui/form/draft.ts'

// The texts are those that browsers have from before the product had stores: they must stay readable.
afterEach(() => vi.unstubAllGlobals())

test('a profile that this browser remembers is of one user', () => {
  stubBrowserStorage({ profileCompleted: 'true', profileCompletedBy: '12' })
  expect(isProfileCompleted({ id: '12', profileCompleted: false })).toBe(true)
  expect(isProfileCompleted({ id: '13', profileCompleted: false })).toBe(false)
})

test.each([
  ['premium', 'premium'],
  ['Premium', 'premium'],
  ['basic', 'pro'],
  ['gold', 'pro'],
])('the chosen plan %s is read as %s', (text, plan) => {
  stubBrowserStorage({ selectedPlan: text })
  expect(readChosenPlan()).toBe(plan)
})

test('a plan is stored by its name, and one that an address names only if it is paid', () => {
  const { browser } = stubBrowserStorage()
  saveNamedPlan('basic')
  expect(browser.entries.size).toBe(0)
  saveNamedPlan('premium')
  expect(browser.getItem('selectedPlan')).toBe('premium')
  saveChosenPlan('basic')
  expect(browser.getItem('selectedPlan')).toBe('basic')
})

test('a visit to the payment portal is remembered in the tab', () => {
  const { tab } = stubBrowserStorage({}, { 'portal-visit': 'begun' })
  expect(hasPortalVisit()).toBe(true)
  endPortalVisit()
  expect(hasPortalVisit()).toBe(false)
  beginPortalVisit()
  expect(tab.getItem('portal-visit')).toBe('begun')
})

test.each([
  ['{"provider":"github"}', { provider: 'github' }],
  ['{"provider":"google","returnTo":"/plans"}', { provider: 'google', returnTo: '/plans' }],
  ['{"provider":"google","returnTo":"//elsewhere.example"}', { provider: 'google' }],
  ['{"provider":"another"}', null],
  ['{{', null],
])('the sign-in journey %s is read', (text, journey) => {
  stubBrowserStorage({}, { 'sign-in-journey': text })
  expect(readJourney()).toEqual(journey)
})

test('a sign-in journey is remembered in the tab until it ends', () => {
  const { tab } = stubBrowserStorage()
  beginJourney({ provider: 'github', returnTo: '/plans' })
  expect(tab.getItem('sign-in-journey')).toBe('{"provider":"github","returnTo":"/plans"}')
  endJourney()
  expect(tab.entries.size).toBe(0)
})

test('the draft of a form is kept in the tab, by form and user', () => {
  const { tab } = stubBrowserStorage({}, { 'feedback-draft:one': '{"message":"Hello"}' })
  const draft = formDraft('feedback', 'one')
  expect(readDraft(draft, { name: '', message: '' })).toEqual({ name: '', message: 'Hello' })
  draft.write({ name: 'Asha', message: 'Hello' })
  expect(tab.getItem('feedback-draft:one')).toBe('{"name":"Asha","message":"Hello"}')
  expect(formDraft('feedback', 'two').read()).toBeNull()
})
