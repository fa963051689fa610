import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser, launchArguments } from '../../scripts/browser.mjs'

/** With its dependencies it takes 180 MB, so it is installed for this benchmark only, in the temporary folder. */
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
  /** Milliseconds until the largest contentful paint, on Lighthouse's throttled phone. */
  readonly painted: number
  readonly shift: number
  readonly blocked: number
  readonly scriptBytes: number
  /** Names of the failed audits, apart from performance. */
  readonly failedAudits: readonly string[]
}

/**
 * Loads Lighthouse, and installs it before the first run.
 *
 * @returns The program.
 * @throws Error if npm cannot install it.
 */
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
 * Measures a page on a throttled phone, in a new browser.
 *
 * @param address - The page's address.
 * @param stored - The browser's storage, such as that of a signed-in user.
 * @returns The measurement.
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
