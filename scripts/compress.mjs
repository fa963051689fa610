import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from './install.mjs'

/** Puts a brotli and a gzip form beside every built file that gains from it, so that serving compresses nothing. */
const folder = join(root, 'apps/web/build/client')
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(html|js|css|svg|json|txt|data|webmanifest)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .values()
// Each loop takes the next file, in a separate thread.
await Promise.all([compressRest(), compressRest()])

async function compressRest() {
  for (const file of files) {
    const content = await readFile(file)
    if (content.length < 1024) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}
