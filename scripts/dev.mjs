import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, node24, root } from './install.mjs'
import { loadSettings } from './settings.mjs'

/** `npm run dev`: the server restarting on changes at :8080, and the web application's development server in front of it. */
await ensureInstalled({ withDev: true })
loadSettings()
/** Browsers come by the development server: links in emails, and the ways back from providers, lead there. */
const publicUrl = process.env.PUBLIC_URL ?? 'http://localhost:5173'
const children = [
  spawn(node24(), ['--watch', join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_URL: publicUrl },
  }),
  spawn(node24(), [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'dev'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  }),
]
for (const child of children) child.on('exit', (code) => stop(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))

function stop(code) {
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
