import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser, launchArguments } from './scripts/browser.mjs'

const browser = playwright({
  launchOptions: { executablePath: await findBrowser(), args: launchArguments },
  contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Colombo', reducedMotion: 'reduce' },
})

/** Ends only what hangs, on a slow machine too. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 }
const properties = {
  provide: { isFull: process.env['TESTS'] === 'full' },
  setupFiles: [fileURLToPath(new URL('vitest.properties.ts', import.meta.url))],
}

/** `npm run test:full`: also the files that are named `*.long.*`, and what depends on the database on both of them. */
const isFull = process.env['TESTS'] === 'full'
const exclude = isFull ? [] : ['**/*.long.*']
const onBoth = ['{src,test}/**/*.database.test.ts']
const everything = ['{src,test}/**/*.test.ts']
const withPostgresql = process.env['TEST_DATABASE_URL'] !== undefined

const server = (name: 'embedded' | 'postgresql', include: string[]) => ({
  test: {
    name: `server on ${name === 'embedded' ? 'the embedded database' : 'PostgreSQL'}`,
    root: 'apps/server',
    include,
    exclude,
    globalSetup: [`./test/${name}-template.ts`],
    ...limits,
    pool: 'threads' as const,
    // No module keeps state between files; what a file leaves in its database is removed (test/test-databases.ts).
    isolate: false,
    ...properties,
    env: { LOG_LEVEL: 'silent' },
  },
})

export default defineConfig({
  test: {
    provide: { isFull },
    // The default leaves a core free, which on two cores means one file at a time. A third left none idle, but took as long.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'packages',
          root: 'packages',
          include: ['*/src/**/*.test.ts'],
          exclude,
          testTimeout: 240_000,
          pool: 'threads',
          isolate: false,
          ...properties,
        },
      },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['app/**/*.test.ts', 'build-steps/*.test.ts'],
          pool: 'threads',
          ...limits,
        },
      },
      {
        extends: './apps/web/vitest.config.ts',
        test: { name: 'components', root: 'apps/web', browser: { provider: browser } },
      },
      ...(withPostgresql ? [server('postgresql', everything)] : [server('embedded', everything)]),
      ...(withPostgresql && isFull ? [server('embedded', onBoth)] : []),
    ],
  },
})
