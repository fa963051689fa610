import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser, launchArguments } from './scripts/browser.mjs'

const browser = playwright({
  launchOptions: { executablePath: await findBrowser(), args: launchArguments },
  contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Colombo', reducedMotion: 'reduce' },
})

const server = (name: 'embedded' | 'postgresql') => ({
  test: {
    name: `server on ${name === 'embedded' ? 'the embedded database' : 'PostgreSQL'}`,
    root: 'apps/server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: [`./test/${name}-template.ts`],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'threads' as const,
    // No module keeps state between files; what a file leaves in its database is removed (test/test-databases.ts).
    isolate: false,
    env: { LOG_LEVEL: 'silent' },
  },
})

export default defineConfig({
  test: {
    // The default leaves a core free, which on two cores means one file at a time.
    maxWorkers: 2,
    projects: [
      // Properties run over 2,000 profiles.
      { test: { name: 'packages', root: 'packages', include: ['*/src/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'web', root: 'apps/web', include: ['app/**/*.test.ts', 'build-steps/*.test.ts'] } },
      {
        extends: './apps/web/vitest.config.ts',
        test: { name: 'components', root: 'apps/web', browser: { provider: browser } },
      },
      server('embedded'),
      ...(process.env['TEST_DATABASE_URL'] === undefined ? [] : [server('postgresql')]),
    ],
  },
})
