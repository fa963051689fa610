import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyRepository } from './copy-repository.mjs'
import { ensureInstalled, node24, root } from './install.mjs'

/*
 * `npm run test:firefox`: the main job in Debian's firefox-esr, by hand before a release. FIREFOX_PATH names another Firefox.
 * Later versions of Playwright use commands that Firefox 140 does not have, so this one is installed into a copy.
 */
const version = '1.54.2'

await ensureInstalled({ withDev: true })
const copy = copyRepository()
try {
  const older = join(copy, 'older-playwright')
  mkdirSync(older)
  writeFileSync(join(older, 'package.json'), '{}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', `@playwright/test@${version}`], {
    cwd: older,
    stdio: 'inherit',
  })
  for (const name of ['@playwright', 'playwright', 'playwright-core']) {
    rmSync(join(copy, 'node_modules', name))
    symlinkSync(join(older, 'node_modules', name), join(copy, 'node_modules', name))
  }
  const policies = join(copy, 'apps/server/src/http/plugins')
  allowEvaluation(join(policies, 'web-pages.ts'), `"script-src 'self'"`, `"script-src 'self' 'unsafe-eval'"`)
  allowEvaluation(join(policies, 'security-headers.ts'), `"default-src 'none';`, `"script-src 'unsafe-eval';`)
  cpSync(join(root, 'apps/web/build'), join(copy, 'apps/web/build'), { recursive: true })
  const program = join(copy, 'node_modules/@playwright/test/cli.js')
  const parameters = [program, 'test', '--config', 'playwright.firefox.config.ts', '--reporter=list']
  process.exitCode = spawnSync(node24(), parameters, { cwd: copy, stdio: 'inherit' }).status ?? 1
} finally {
  rmSync(copy, { recursive: true })
}

/** Playwright evaluates its own scripts in Firefox's pages, which the content security policy refuses. */
function allowEvaluation(file, policy, allowed) {
  const source = readFileSync(file, 'utf8')
  if (!source.includes(policy)) throw new Error(`There is no ${policy} in ${file}`)
  writeFileSync(file, source.replace(policy, allowed))
}
