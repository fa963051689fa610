import type { Profile } from '@milepost/contract/profiles/schema'
import { expect, type Page } from '@playwright/test'
import { routeApi } from '../api-routes.ts'
import { longName, longText } from './content.ts'
import { answers, failedCalls, failing, hold, loading } from './network.ts'
import { all, press, screen, state, usual } from './screen.ts'

const next = press('Next')
const toLast = all(next, next)
const generate = press('Generate My Roadmap')

const startCheck = press('Start the interest check')

async function notSure(page: Page): Promise<void> {
  await page.getByLabel('Preferred Career').selectOption("I'm not sure yet")
}

/** Likes these activities, by their place, and none of the others. */
async function answerActivities(page: Page, liked: readonly number[]): Promise<void> {
  for (let place = 0; place < 18; place += 1) {
    await page.getByText(`Activity ${place + 1} of 18`).waitFor()
    await page.keyboard.press(liked.includes(place) ? '5' : '1')
  }
}

async function clear(page: Page, ...labels: string[]): Promise<void> {
  for (const label of labels) await page.getByLabel(label, { exact: true }).fill('')
}

export const wizardScreens = [
  screen('wizard', 'halfway', '/userdetails', [
    usual('Step 1 of 3'),
    loading('**/api/profile*', 'Loading your answers...'),
    failing('**/api/profile*', 'We couldn’t load your answers'),
    state('first time', 'Step 1 of 3', { viewer: 'fresh' }),
    state('issues', 'Please check', {
      after: all((page) => clear(page, 'Full Name', 'Email', 'Date of Birth'), next),
    }),
    state('second step', 'Step 2 of 3', { after: next }),
    state('second step, issues', 'Select at least one interest area.', {
      after: all(
        next,
        async (page) => {
          await page.getByText('Step 2 of 3').waitFor()
          const chosen = page.getByRole('checkbox', { checked: true })
          for (let left = await chosen.count(); left > 0; left = await chosen.count()) await chosen.first().uncheck()
        },
        next,
      ),
    }),
    state('not sure yet', 'Start the interest check', { after: all(next, notSure) }),
    state('interest check', 'Activity 1 of 18', { after: all(next, notSure, startCheck) }),
    state('interest check, error', 'We couldn’t load the interest check', {
      before: (page) => routeApi(page, '**/api/interests', (call) => call.abort()),
      after: all(next, notSure, startCheck),
      noise: failedCalls,
    }),
    state('interest check, family', 'Which would you rather do?', {
      after: all(next, notSure, startCheck, (page) => answerActivities(page, [3, 4, 12, 15])),
    }),
    state('interest check, too close', 'Too close to say', {
      after: all(next, notSure, startCheck, (page) => answerActivities(page, [])),
    }),
    state('interest check, elsewhere', 'Your interests lie elsewhere', {
      after: all(next, notSure, startCheck, (page) => answerActivities(page, [6, 7])),
    }),
    state('third step', 'Step 3 of 3', { after: toLast }),
    state('long content', 'Step 2 of 3', {
      before: answers<{ profile: Profile }>('**/api/profile*', ({ profile }) => ({
        profile: { ...profile, fullName: longName, shortTermGoals: longText, longTermGoals: longText.repeat(2) },
      })),
      after: all(next, (page) => expect(page.getByLabel('Short-term Goals')).toHaveValue(longText)),
    }),
    state('generating', 'Generating your personalized roadmap...', {
      after: all(toLast, (page) => hold(page, '**/api/profile'), generate),
    }),
    state('not generated', 'Something went wrong. Please try again.', {
      after: all((page) => routeApi(page, '**/api/roadmap', (call) => call.abort()), toLast, generate),
      noise: failedCalls,
    }),
  ]),
]
