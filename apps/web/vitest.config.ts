import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineProject } from 'vitest/config'
import { keepModuleResets } from './test/module-state.ts'

const define = { 'process.env.NODE_ENV': '"production"' }

/**
 * Screens and forms in a real browser with a stand-in server: no build, account or database. The root vitest.config.ts
 * chooses the browser.
 */
export default defineProject({
  plugins: [
    keepModuleResets(),
    tailwindcss(),
    babel({
      plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }]],
      include: /\/app\/.*\.tsx?$/,
    }),
  ],
  // The original needs Node.
  resolve: { alias: { '@react-router/dev/routes': fileURLToPath(new URL('test/route-config.ts', import.meta.url)) } },
  // React as users get it: in development it takes three times the processor time.
  define,
  oxc: { jsx: { runtime: 'automatic', development: false } },
  optimizeDeps: {
    rolldownOptions: { transform: { define } },
    include: [
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-hook-form',
      '@hookform/resolvers/zod',
      'vitest-browser-react',
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-query',
      '@xyflow/react',
      'axe-core',
      'zod/mini',
      '@base-ui/react/alert-dialog',
      '@base-ui/react/dialog',
      '@base-ui/react/popover',
      '@base-ui/react/toast',
      '@base-ui/react/tooltip',
      'diff',
      'uqr',
      'papaparse',
      'fflate',
      'read-excel-file/universal',
      'write-excel-file/universal',
    ],
  },
  test: {
    include: ['app/**/*.test.tsx'],
    setupFiles: ['./test/setup.ts'],
    // The files of a worker share a frame: loading the application in a new one takes a second of processor time.
    isolate: false,
    // A screen opened for the first time is compiled on the way, which takes seconds on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      instances: [{ browser: 'chromium' }],
    },
  },
})
