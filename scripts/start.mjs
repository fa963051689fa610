import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, node24, root } from './prepare.mjs'

/** `npm start`: installs and builds what is not there yet, then serves the product. */
ensureInstalled()
await ensureBuilt()
process.chdir(root)
const main = join(root, 'apps/server/build/main.mjs')
const node = node24()
if (node === process.execPath) {
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
