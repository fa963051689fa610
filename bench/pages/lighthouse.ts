import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser, launchArguments } from '../../scripts/browser.mjs'

/** With all it brings this is 180 MB, so it is installed for this benchmark alone, where temporary files are. */
const version = '13.5.0'

interface Audit {
  readonly score: number | null
  readonly title: string
  readonly numericValue?: number
  readonly details?: { readonly items?: readonly Record<string, unknown>[] }
}

interface Report {
  readonly categories: Record<string, { readonly score: number | null; readonly auditRefs: { readonly id: string }[] }>
  readonly audits: Record<string, Audit>
}

type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report } | undefined>

export interface Measurement {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** Milliseconds until the largest content was painted, on Lighthouse's throttled phone. */
  readonly painted: number
  readonly shift: number
  readonly blocked: number
  readonly scriptBytes: number
  /** What is not perfect, apart from speed: the names of the audits. */
  readonly failedAudits: readonly string[]
}

/** Installs Lighthouse unless a run before this one did. Out: the program. Errors: npm cannot install it. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const folder = join(tmpdir(), `milepost-lighthouse-${version}`)
  const file = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js')
  if (!existsSync(file)) {
    process.stdout.write(`Installing Lighthouse ${version} in ${folder} (once) …\n`)
    await mkdir(folder, { recursive: true })
    const parameters = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save', `lighthouse@${version}`]
    const done = spawnSync('npm', parameters, { stdio: 'inherit', shell: process.platform === 'win32' })
    if (done.status !== 0) throw new Error('Lighthouse could not be installed')
  }
  const module: { default: Lighthouse } = await import(pathToFileURL(file).href)
  return module.default
}

/**
 * Measures one page on a throttled phone, in a browser that has never seen it.
 * In: the page's address, and what its browser's storage holds, as of somebody who is signed in.
 */
export async function measure(
  lighthouse: Lighthouse,
  address: string,
  stored: Readonly<Record<string, string>> = {},
): Promise<Measurement> {
  const profile = await mkdtemp(join(tmpdir(), 'milepost-profile-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: [...launchArguments, '--remote-debugging-port=0'],
  })
  try {
    if (Object.keys(stored).length > 0) {
      const page = await browser.newPage()
      await page.goto(new URL('/robots.txt', address).href)
      await page.evaluate((items) => {
        for (const [key, value] of Object.entries(items)) window.localStorage.setItem(key, value)
      }, stored)
      await page.close()
    }
    const port = Number((await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')[0])
    const result = await lighthouse(address, { port, logLevel: 'error', disableStorageReset: true })
    if (result === undefined) throw new Error(`Lighthouse says nothing about ${address}`)
    return measurementOf(result.lhr)
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}

function measurementOf({ categories, audits }: Report): Measurement {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const failedAudits = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).map(({ id }) => id).filter((id) => isFailedAudit(audits[id])),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    painted: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blocked: value('total-blocking-time'),
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
    failedAudits: [...new Set(failedAudits)],
  }
}

function isFailedAudit(audit: Audit | undefined): boolean {
  return typeof audit?.score === 'number' && audit.score < 1
}
