import { makeConfig } from '@lingui/conf'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { baseline } from './app/lib/baseline.ts'
import { chunkGroups, fileNameOf } from './build-steps/chunks.ts'

/** Handed over, or the plugin would read lingui.config.ts with packages that only the catalogue needs. */
const linguiConfig = makeConfig({ sourceLocale: 'en', locales: ['en'] })
const apiPort = process.env.API_PORT ?? '8080'

export default defineConfig({
  plugins: [
    tailwindcss(),
    babel({
      plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message', linguiConfig }]],
      // The parts of a route module that load before its screen have a query.
      include: /\/app\/.*\.tsx?(\?.*)?$/,
    }),
    reactRouter(),
  ],
  server: {
    proxy: Object.fromEntries(
      ['/api', '/auth/', '/sandbox', '/dev/mail'].map((path) => [
        path,
        { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false },
      ]),
    ),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups() }, chunkFileNames: fileNameOf, entryFileNames: fileNameOf },
        },
      },
    },
    // While building, the advisor reads its knowledge from files beside it.
    ssr: { build: { rolldownOptions: { external: /^@milepost\/advisor/ } } },
  },
  // A data: address would need an exception in the content security policy.
  build: { assetsInlineLimit: 0, target: Object.entries(baseline).map(([name, version]) => name + version) },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-query',
      'react-hook-form',
      '@hookform/resolvers/zod',
    ],
  },
})
