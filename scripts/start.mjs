import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, node24, root, say } from './install.mjs'
import { ensureServerBuilt, ensureWebBuilt } from './prepare.mjs'
import { loadSettings } from './settings.mjs'

/** `npm start`: installs and builds what is not there yet, then serves the product. */
loadSettings()
await ensurePortIsFree(Number(process.env.PORT || 8080), process.env.HOST || '127.0.0.1')
await ensureInstalled()
await Promise.all([ensureWebBuilt(), ensureServerBuilt().then(ensureDatabase)])
process.chdir(root)
const main = join(root, 'apps/server/build/main.mjs')
const node = node24()
if (node === process.execPath) {
  await import(pathToFileURL(main).href)
} else {
  supervise(spawn(node, [...process.execArgv, main], { stdio: 'inherit' }))
}

/** Says so before anything takes a minute. Whatever else is wrong with the address, the server says with its other settings. */
async function ensurePortIsFree(port, host) {
  const probe = createServer()
  const fault = await new Promise((done) => {
    probe.once('error', done)
    probe.listen(Number.isInteger(port) && port < 65_536 ? port : 0, host, () => probe.close(() => done()))
  })
  if (fault?.code !== 'EADDRINUSE') return
  process.stderr.write(`Port ${port} is in use by another program. Stop it, or choose another port with PORT.\n`)
  process.exit(1)
}

/**
 * Makes the embedded database and its demo while the web application is built. It has a separate process, since one that only
 * opens a database holds half the memory.
 */
async function ensureDatabase() {
  const folder = resolve(root, process.env.DATA_DIR || '.data', 'database')
  if (process.env.DATABASE_URL || existsSync(join(folder, 'PG_VERSION'))) return
  say('Making the database')
  const child = spawn(node24(), [...process.execArgv, join(root, 'apps/server/build/create-database.mjs')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await new Promise((done) => child.once('exit', done))
  if (code !== 0) process.exit(code ?? 1)
}

/** The first start runs under whatever Node.js is there: it hands signals on to the server and ends with it. */
function supervise(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  child.on('exit', (code) => process.exit(code ?? 1))
}
