import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineProject } from 'vitest/config'

const define = { 'process.env.NODE_ENV': '"production"' }

/** `vitest run`: no source changes before the browser is closed, so that its cache may keep the modules from file to file. */
const runsOnce = process.argv.includes('run')

/**
 * Screens and forms in a real browser with a stand-in server: no build, account or database. The root vitest.config.ts
 * chooses the browser.
 */
export default defineProject({
  plugins: [
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
  ...(runsOnce && { server: { headers: { 'Cache-Control': 'max-age=3600' } } }),
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
      'lucide-react',
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
