import { spawn } from 'node:child_process'
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, node24, root } from './prepare.mjs'

/** `npm start`: installs and builds what is not there yet, then serves the product. */
ensureInstalled()
await ensureBuilt()
process.chdir(root)
const main = join(root, 'apps/server/src/main.ts')
const node = node24()
// What is stripped of its types and compiled once need not be so at the next start: quicker, and in less memory.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compiled')
if (node === process.execPath) {
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE)
  await import(pathToFileURL(main).href)
} else {
  supervise(spawn(node, [...process.execArgv, main], { stdio: 'inherit' }))
}

/** The first start runs under whatever Node.js is there: it hands signals on to the server and ends with it. */
function supervise(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  child.on('exit', (code) => process.exit(code ?? 1))
}
