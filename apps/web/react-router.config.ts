import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { finishPrerenderedPages, overviewPage } from './build-steps/prerendered-pages.ts'
import { shortenManifest } from './build-steps/shorter-manifest.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [
    ...['/', '/sources', '/help', '/privacy', '/terms', '/contact', '/test', '/plans', '/login', '/signup'],
    overviewPage,
  ],
  buildEnd: ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    finishPrerenderedPages(client)
    shortenManifest(client)
  },
} satisfies Config
