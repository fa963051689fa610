import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureInstalled, node24, root } from './install.mjs'
import { ensureServerBuilt } from './prepare.mjs'
import { loadSettings } from './settings.mjs'

/** Runs a program: `node scripts/run.mjs FILE …`, with the right Node.js, everything installed, and the server's bundled. */
const [file, ...parameters] = process.argv.slice(2)
const isOperators = file.startsWith('apps/server/build/')
await ensureInstalled({ withDev: !isOperators })
if (isOperators) {
  loadSettings()
  await ensureServerBuilt()
}
const child = spawn(node24(), [resolve(root, file), ...parameters], { cwd: root, stdio: 'inherit' })
child.on('exit', (code) => process.exit(code ?? 1))
