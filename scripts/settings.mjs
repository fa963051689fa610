import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/** Reads the file `.env` at the root, if there is one. What the environment says already stays. */
export function loadSettings() {
  const file = join(root, '.env')
  if (!existsSync(file)) return
  if (process.loadEnvFile === undefined) {
    process.stderr.write(`Reading .env needs Node.js 20.12 or later (this is ${process.versions.node}).\n`)
    process.exit(1)
  }
  process.loadEnvFile(file)
}
