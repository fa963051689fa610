import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../prepare.mjs'

/** Copies the repository, with changes that are not committed, into a temporary folder. Returns the folder. */
export function copyRepository() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'milepost-mutants-')))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  })
  for (const file of listed.split('\0')) {
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  }
  const manifests = listed.split('\0').filter((file) => /^(apps|packages)\/[^/]+\/package\.json$/.test(file))
  for (const place of ['.', ...manifests.map(dirname)]) linkModules(folder, place)
  return folder
}

/** Links each dependency, except our own packages, which must lead into the copy. */
function linkModules(folder, place) {
  const from = join(root, place, 'node_modules')
  if (!existsSync(from)) return
  const to = join(folder, place, 'node_modules')
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '@milepost') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else if (!name.startsWith('.') || name === '.bin') symlinkSync(join(from, name), join(to, name))
  }
}
