import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './install.mjs'

/** With changes that are not committed. Dependencies are linked, except our own packages, which must lead into the copy. */
export function copyRepository() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'milepost-mutants-')))
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options).split(
    '\0',
  )
  for (const file of files)
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  for (const place of [
    '.',
    ...files.filter((file) => /^(apps|packages)\/[^/]+\/package\.json$/.test(file)).map(dirname),
  ]) {
    const from = join(root, place, 'node_modules')
    const to = join(folder, place, 'node_modules')
    mkdirSync(to, { recursive: true })
    for (const name of existsSync(from) ? readdirSync(from) : []) {
      if (name === '@milepost') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
      else if (!name.startsWith('.') || name === '.bin') symlinkSync(join(from, name), join(to, name))
    }
  }
  return folder
}
