import { defineConfig } from 'vitest/config'

/** What StrykerJS runs for each change: docs/testing.md. */
export default defineConfig({
  test: {
    include: ['packages/advisor/src/{plan,link}/**/*.test.ts'],
    setupFiles: ['./vitest.properties.ts'],
    provide: { isFull: false },
    testTimeout: 240_000,
  },
})
