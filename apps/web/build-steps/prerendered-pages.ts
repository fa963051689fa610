import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { readyEvent } from '../app/lib/ready-event.ts'
import { type PageScripts, startWhenWanted } from './start-when-wanted.ts'

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start =
  /<script type="module" async="">import "([^"]+)";\n((?:import \* as route\d+ from "[^"]+";\n)+)\s*window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/

const swapping = /font-display:\s*swap/g
const styles = /<link rel="stylesheet" href="([^"]+)"\/>/g

/**
 * Makes the prerendered pages paint from what they hold: their styles within, their scripts later.
 * In: the folder of the built client. Errors: as `deferScripts`.
 */
export function finishPrerenderedPages(folder: string): void {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[\\/])index\.html$/.test(file),
  )
  for (const page of pages) {
    const file = join(folder, page)
    const html = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      inlineStyles(deferScripts(html), (href) => readFileSync(join(folder, href), 'utf8')),
    )
  }
}

/**
 * In: a page, and what reads a style sheet by its address. Out: the page with its styles within. The links stay, since
 * the application expects them, but no longer hold the page up. Letters that come late are for the next visit: what is read is not painted twice.
 */
export function inlineStyles(html: string, read: (href: string) => string): string {
  return html.replace(styles, (_, href: string) => {
    const sheet = read(href.replace(/#.*$/, '')).trim()
    return `<style>${sheet.replaceAll(swapping, 'font-display:optional')}</style><link rel="stylesheet" href="${href}" media="print"/>`
  })
}

/**
 * Lets a prerendered page be read before its scripts are fetched.
 * In: the page as React Router renders it. Out: the page with nothing preloaded, and its scripts started when wanted.
 * Errors: a page whose scripts look different, as after an update of React Router.
 */
export function deferScripts(html: string): string {
  const found = start.exec(html)
  if (found === null)
    throw new Error('The prerendered page does not start its scripts as this version of React Router does')
  const [whole, manifest = '', imports = '', names = '', entry = ''] = found
  const modules = new Map(
    [...imports.matchAll(/as (route\d+) from "([^"]+)"/g)].map(([, name, from]) => [name, from ?? '']),
  )
  const scripts: PageScripts = {
    preloads: [...html.matchAll(preload)].map(([, href]) => href ?? ''),
    manifest,
    routes: [...names.matchAll(/"([^"]+)":(route\d+)/g)].map(([, id = '', name]) => [id, modules.get(name) ?? '']),
    entry,
  }
  const call = `(${startWhenWanted})(${JSON.stringify(scripts)}, ${JSON.stringify(readyEvent)}, (module) => import(module))`
  const { code } = minifySync('start.js', call)
  return html.replace(preload, '').replace(whole, () => `<script type="module" async="">${code}</script>`)
}
