import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** WCAG 2.2 AA, and what axe advises beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Violation {
  readonly id: string
  readonly nodes: readonly string[]
}

export interface Scope {
  /** The rules to look at; left out, all of them. */
  readonly rules?: readonly string[]
  readonly disabled?: readonly string[]
  readonly exclude?: readonly string[]
}

/** Keeps axe in the browser for every document that a page opens: sending and compiling its 500 kB for each is costly. */
export async function keepAxe(page: Page): Promise<void> {
  await page.addInitScript(`window.loadAxe = () => { ${source} }`)
}

/**
 * What axe finds on the page as it is now. It is put into the page once a document and asked for violations alone, which
 * takes a third less time than its builder for Playwright.
 */
export async function findViolations(page: Page, scope: Scope = {}): Promise<Violation[]> {
  const isLoaded = await page.evaluate(() => {
    if (!('axe' in window)) (window as { loadAxe?: () => void }).loadAxe?.()
    return 'axe' in window
  })
  if (!isLoaded) await page.evaluate(source)
  return page.evaluate(
    async ({ tags, rules, disabled, exclude }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { exclude: exclude.map((selector) => [selector]) },
        {
          runOnly: rules === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: [...rules] },
          rules: Object.fromEntries(disabled.map((id) => [id, { enabled: false }])),
          resultTypes: ['violations'],
          // Nothing of ours lies in frames, and no rule looked at reads style sheets.
          iframes: false,
          preload: false,
        },
      )
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target.join(' ')) }))
    },
    {
      tags,
      rules: scope.rules,
      // A sixth of the time, for inline styles with '!important', which React can't write.
      disabled: [...(scope.disabled ?? []), 'avoid-inline-spacing'],
      // What lies behind a modal dialog is checked when it is not covered.
      exclude: [...(scope.exclude ?? []), '[data-base-ui-inert]'],
    },
  )
}
