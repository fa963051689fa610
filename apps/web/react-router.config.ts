import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { finishPrerenderedPages, overviewPage } from './build-steps/prerendered-pages.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [
    ...[
      '/',
      '/sources',
      '/help',
      '/privacy',
      '/terms',
      '/contact',
      '/test',
      '/plans',
      '/institution/requests',
      '/login',
      '/signup',
    ],
    overviewPage,
  ],
  buildEnd: ({ reactRouterConfig }) => finishPrerenderedPages(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
