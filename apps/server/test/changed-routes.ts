import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteName } from '@milepost/contract/routes'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The routes whose declaration, registration or policy changed since the main branch; on it, since the last commit. */
export function changedRoutes(names: readonly RouteName[]): ReadonlySet<RouteName> {
  const changed = changedFiles()
  const contract = changed.filter((file) => /^packages\/contract\/src\/.*\.ts$/.test(file))
  const features = changed
    .filter((file) => /^(policy|routes|register-).*\.ts$/.test(basename(file)))
    .map((file) => /^apps\/server\/src\/features\/[^/]+/.exec(file)?.[0])
  const registrations = [...new Set(features)].flatMap((folder) => (folder === undefined ? [] : routeFilesIn(folder)))
  const text = [...contract, ...registrations].map(read).join('\n')
  return new Set(names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)))
}

function routeFilesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /routes\.ts$/.test(file))
    .map((file) => join(folder, file))
}

/** A file that was deleted says nothing. */
function read(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}

function changedFiles(): string[] {
  const main = git('rev-parse', '--verify', '--quiet', 'origin/main') || git('rev-parse', '--verify', '--quiet', 'main')
  const shared = git('merge-base', 'HEAD', main)
  const base = shared === git('rev-parse', 'HEAD') ? 'HEAD~1' : shared
  return [
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ]
}

/** @returns what git prints; nothing outside of a repository, or where a commit is not there */
function git(...parameters: string[]): string {
  try {
    return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
