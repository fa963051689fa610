import { defineConfig } from '@playwright/test'
import { findBrowser, launchArguments } from './scripts/browser.mjs'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: process.env['TESTS'] === 'full' ? [] : ['**/*.long.spec.ts'],
  outputDir: 'test-results/browser',
  globalSetup: './e2e/demo-data.ts',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // One more than cores: a test waits for a third of its time, for frames of the screen and for looks at it.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/browser.json' }],
  ],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Colombo',
    actionTimeout: 60_000,
    // Tests that answer for the server would not see what goes through a worker.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await findBrowser(), args: launchArguments },
  },
})
