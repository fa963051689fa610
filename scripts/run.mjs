import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureInstalled, ensureServerBuilt, node24, root } from './prepare.mjs'

/** Runs a program: `node scripts/run.mjs FILE …`, with the right Node.js, everything installed, and the server's bundled. */
const [file, ...parameters] = process.argv.slice(2)
ensureInstalled()
if (file.startsWith('apps/server/build/')) await ensureServerBuilt()
const child = spawn(node24(), [resolve(root, file), ...parameters], { cwd: root, stdio: 'inherit' })
child.on('exit', (code) => process.exit(code ?? 1))
