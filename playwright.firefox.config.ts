import usual from './playwright.config.ts'

/** The main job in an installed Firefox, driven by WebDriver BiDi: `npm run test:firefox`. */
export default {
  ...usual,
  testMatch: 'main-job.spec.ts',
  workers: 1,
  use: {
    actionTimeout: 60_000,
    browserName: '_bidiFirefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
      firefoxUserPrefs: { 'intl.accept_languages': 'en-IN, en' },
    },
  },
}
