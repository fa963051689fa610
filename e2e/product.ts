import { randomUUID } from 'node:crypto'
import type { Session } from '@milepost/contract/accounts/schema'
import { areas } from '@milepost/contract/pages'
import type { User } from '@milepost/contract/users/schema'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type RunningServer, startServer } from '../apps/server/test/running-server.ts'
import { findViolations } from './accessibility.ts'
import { copyDemoData, openEmbeddedDemoData } from './demo-data.ts'

export interface Product extends RunningServer {
  /** Kills the server without warning and starts it again on the same data and address. */
  crashAndRestart(): Promise<void>
}

interface Fixtures {
  /** Texts of console errors that a test provokes on purpose; any other fails it. */
  allowedConsoleErrors: RegExp[]
  watchConsole: undefined
}

export const demoPassword = 'follow-the-mileposts'
export const password = 'a long and unusual one'

/** The demo data, no limit that many tests in a row would reach, and no deadline that a busy machine would miss. */
export const demoEnvironment = {
  SEED: 'demo',
  RATE_LIMITS: 'off',
  OUTSIDE_DEADLINE_MILLISECONDS: '25000',
} as const

interface WorkerFixtures {
  /** Whether the database is the embedded one even where there is a PostgreSQL server. */
  isEmbedded: boolean
  product: Product
}

/** The real product with its demo data, one a worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  isEmbedded: [false, { scope: 'worker', option: true }],
  product: [
    async ({ isEmbedded }, use) => {
      const data = await (isEmbedded ? openEmbeddedDemoData() : copyDemoData())
      const environment = { ...demoEnvironment, ...data.environment }
      let server = await startServer(environment)
      const address = server.address
      await use({
        address,
        process: server.process,
        stop: (signal) => server.stop(signal),
        crashAndRestart: async () => {
          await server.stop('SIGKILL')
          server = await startServer({ ...environment, PORT: new URL(address).port })
        },
      })
      await server.stop('SIGTERM')
      await data.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  allowedConsoleErrors: [[], { option: true }],
  watchConsole: [
    async ({ page, allowedConsoleErrors }, use) => {
      const errors: string[] = []
      page.on(
        'console',
        (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
      )
      page.on('pageerror', (error) => errors.push(error.message))
      await use(undefined)
      expect(errors.filter((text) => !allowedConsoleErrors.some((allowed) => allowed.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Takes what moves to its end without waiting for it; what moves for ever is left alone. Looks again: an inherited colour
 * moves on in the children once it has come to rest in their parent.
 */
export async function restOfMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter((a) => a.effect?.getComputedTiming().iterations !== Infinity)
        // What is folded away does not move on before it is unfolded.
        .filter((a) => !(a.effect instanceof KeyframeEffect) || a.effect.target?.checkVisibility() !== false)
    const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await twoFrames()
    for (let left = moving(); left.length > 0; left = moving()) {
      for (const one of left) one.finish()
      await twoFrames()
    }
  })
}

/** No violation of WCAG 2.2 AA on the screen as it is now, once its motion has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await restOfMotion(page)
  expect(await findViolations(page)).toEqual([])
}

/** Like `expectAccessible`, and checks the dark theme's contrast too. */
export async function expectAccessibleInLightAndDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await restOfMotion(page)
  expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
}

/**
 * A notice at the edge of the screen. One that interrupts says itself by an alert and hides its own markup from assistive
 * technology until it has the focus, so attributes are read.
 */
export function toastOf(page: Page, text: string | RegExp): Locator {
  return page.locator('[role$="dialog"]').filter({ hasText: text })
}

export function pressIn(notice: Locator, button: string): Promise<void> {
  return notice.locator('button').filter({ hasText: button }).click()
}

const maxPresses = 300

/**
 * Moves the focus by keyboard.
 * @throws If the target is not reached.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < maxPresses && !(await isThere()); presses += 1) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

/** As `tabTo`, and presses it there once it is not busy: a busy button ignores keys, as its spinner says. */
export async function pressByKey(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await expect(target).toBeEnabled()
  await page.keyboard.press('Enter')
}

export interface NewLearner {
  readonly name: string
  readonly email: string
}

/** Posts to the API as the page itself would, with the browser's cookies. The page must be on the product's address. */
async function post(page: Page, path: string, data: object, headers: Record<string, string> = {}) {
  const { origin } = new URL(page.url())
  const reply = await page.request.post(`/api${path}`, { data, headers: { origin, ...headers } })
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`)
  return reply.json()
}

/** Keeps a session in the browser's storage, where the application looks for it once a screen is opened. */
async function saveSession(page: Page, { token, user }: Session): Promise<void> {
  await page.evaluate(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) window.localStorage.setItem(name, value)
    },
    { token, user: JSON.stringify(user) },
  )
}

/**
 * Registers a learner as the product's own form does, without filling it in, and saves a profile and roadmap where answers are
 * handed in: filling the forms is for the tests that are about them.
 */
async function register(page: Page, learner: NewLearner, answers: object | null): Promise<void> {
  await page.goto('/robots.txt')
  const { token, user }: Session = await post(page, '/auth/register', { ...learner, password })
  if (answers !== null) {
    await post(page, '/roadmap', { ...answers, userId: user.id }, { authorization: `Bearer ${token}` })
  }
  await saveSession(page, { token, user: { ...user, profileCompleted: answers !== null } })
}

/** A new learner, signed in and on the overview. */
export async function signUp(page: Page, name = 'Nila Learner'): Promise<NewLearner> {
  const learner = { name, email: `${randomUUID()}@example.com` }
  await register(page, learner, null)
  await page.goto('/dashboard')
  // Not by its role: the welcome that opens over the screen takes it from what assistive technology sees.
  await expect(page.locator('h1').first()).toBeVisible()
  return learner
}

/** Signs in without the form and without opening a screen. */
export async function signInAs(page: Page, email: string, secret = demoPassword): Promise<User> {
  await page.goto('/robots.txt')
  const session: Session = await post(page, '/auth/login', { email, password: secret })
  await saveSession(page, session)
  return session.user
}

/** Signs in without the form, and opens the first screen of the account's area. */
export async function signIn(page: Page, email: string, secret = demoPassword): Promise<void> {
  const { role } = await signInAs(page, email, secret)
  await page.goto(areas[role])
}

/** Signs in through the form, for the tests that are about it. */
export async function signInByForm(page: Page, email: string, secret = demoPassword): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).not.toHaveURL('/login')
}

export interface WizardAnswers {
  readonly preferredCareer?: string
  readonly experience?: string
  readonly shortTermGoals?: string
}

/** Answers the wizard's three steps and waits for the roadmap. */
export async function completeWizard(page: Page, answers: WizardAnswers = {}): Promise<void> {
  await page.goto('/userdetails')
  await page.getByLabel('Date of Birth').fill('2003-05-17')
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Preferred Career').selectOption(answers.preferredCareer ?? 'Frontend Developer')
  await page.getByLabel('Design', { exact: true }).check()
  if (answers.shortTermGoals !== undefined) await page.getByLabel('Short-term Goals').fill(answers.shortTermGoals)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Education Level').selectOption('Undergraduate')
  await page.getByLabel('Study Language').selectOption('English')
  await page.getByLabel('Budget').selectOption('₹5,000 - ₹25,000')
  if (answers.experience !== undefined) await page.getByLabel('Experience').fill(answers.experience)
  await page.getByRole('button', { name: 'Generate My Roadmap' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Your Career Path' })).toBeVisible()
}

/** The control for a step's status on a screen with a roadmap. */
export function statusOfStep(page: Page, number: number): Locator {
  return page.getByLabel(`Status of step ${number}`, { exact: true })
}

/** The names of the steps on a screen with a roadmap, in order. */
export function stepLabels(page: Page): Locator {
  return page.locator('[id^="step-"][id$="-label"]')
}

/** A new learner with their first roadmap in front of them, from the answers that `completeWizard` gives. */
export async function signUpWithRoadmap(page: Page, answers: WizardAnswers = {}): Promise<void> {
  const name = 'Nila Learner'
  const email = `${randomUUID()}@example.com`
  const profile = {
    fullName: name,
    email,
    dob: '2003-05-17',
    gender: 'Female',
    location: '',
    preferredCareer: 'Frontend Developer',
    interestAreas: ['Design'],
    shortTermGoals: '',
    longTermGoals: '',
    dreamCompany: '',
    educationLevel: 'Undergraduate',
    studyLanguage: 'English',
    budget: '₹5,000 - ₹25,000',
    experience: '',
    certifications: '',
    ...answers,
  }
  await register(page, { name, email }, profile)
  await page.goto('/dashboard/roadmap')
  await expect(statusOfStep(page, 1)).toBeVisible()
}

/** Changes what a learner says of their experience, while no roadmap can be made from it: the saved one is outdated then. */
export async function changeExperience(page: Page, experience: string): Promise<void> {
  await page.goto('/userdetails')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Experience').fill(experience)
  await page.route('**/api/roadmap', (route) => route.abort())
  await page.getByRole('button', { name: 'Generate My Roadmap' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' })).toBeVisible()
  await page.unroute('**/api/roadmap')
}

export { expect }

/**
 * Holds the application's scripts back.
 * @returns what lets them load
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
