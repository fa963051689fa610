import { spawnSync } from 'node:child_process'
import { ensureInstalled, node24 } from './install.mjs'

/* `npm run knowledge`: checks the files of knowledge, then says which examples of the assistant move. */
await ensureInstalled({ withDev: true })
const run = (file, parameters = []) => spawnSync(node24(), [file, ...parameters], { stdio: 'inherit' }).status ?? 1
const status = run('packages/knowledge/src/check-knowledge.ts', process.argv.slice(2))
process.exitCode = status === 0 ? run('bench/advisor/examples.ts') : status
