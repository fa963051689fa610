import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/sources', '/help', '/privacy', '/terms', '/contact', '/test', '/plans'],
} satisfies Config
