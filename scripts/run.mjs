import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureInstalled, node24, root } from './prepare.mjs'

/** Runs one of the server's programs: `node scripts/run.mjs FILE …`, with the right Node.js and everything installed. */
const [file, ...parameters] = process.argv.slice(2)
ensureInstalled()
const child = spawn(node24(), [resolve(root, file), ...parameters], { cwd: root, stdio: 'inherit' })
child.on('exit', (code) => process.exit(code ?? 1))
