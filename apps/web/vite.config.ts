import { lingui } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const apiPort = process.env.API_PORT ?? '8080'

export default defineConfig({
  plugins: [
    tailwindcss(),
    babel({ plugins: ['@lingui/babel-plugin-lingui-macro'], include: /\/app\/.*\.tsx?$/ }),
    reactRouter(),
    lingui(),
  ],
  server: {
    proxy: Object.fromEntries(
      ['/api', '/sandbox', '/dev/mail'].map((path) => [
        path,
        { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false },
      ]),
    ),
  },
  // A data: address would need an exception in the content security policy.
  build: { assetsInlineLimit: 0 },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-query',
      'react-hook-form',
      'lucide-react',
    ],
  },
})
