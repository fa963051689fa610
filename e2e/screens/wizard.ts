import type { Profile } from '@milepost/contract/profiles'
import type { Page } from '@playwright/test'
import { longName, longText } from './content.ts'
import { all, answers, failedCalls, failing, hold, loading, press, screen, state, usual } from './screen.ts'

const next = press('Next')
const toLast = all(next, next)
const generate = press('Generate My Roadmap')

async function clear(page: Page, ...labels: string[]): Promise<void> {
  for (const label of labels) await page.getByLabel(label, { exact: true }).fill('')
}

export const wizardScreens = [
  screen('wizard', 'halfway', '/userdetails', [
    usual('Step 1 of 3'),
    loading('**/api/profile*', 'Loading your answers...'),
    failing('**/api/profile*', 'Your answers could not be loaded'),
    state('first time', 'Step 1 of 3', { viewer: 'fresh' }),
    state('issues', 'need another look', {
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
    state('third step', 'Step 3 of 3', { after: toLast }),
    state('long content', (page) => page.getByLabel('Short-term Goals').filter({ hasText: longText }), {
      before: answers<{ profile: Profile }>('**/api/profile*', ({ profile }) => ({
        profile: { ...profile, fullName: longName, shortTermGoals: longText, longTermGoals: longText.repeat(2) },
      })),
      after: next,
    }),
    state('generating', 'Generating your personalized roadmap...', {
      after: all(toLast, (page) => hold(page, '**/api/profile'), generate),
    }),
    state('not generated', 'Something went wrong. Please try again.', {
      after: all((page) => page.route('**/api/roadmap', (route) => route.abort()), toLast, generate),
      noise: failedCalls,
    }),
  ]),
]
