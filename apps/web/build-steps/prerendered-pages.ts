import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@milepost/contract/pages'
import { getPreferences } from '@milepost/contract/preferences'
import { getProfile } from '@milepost/contract/profiles'
import { listProgress } from '@milepost/contract/progress'
import { getRoadmap } from '@milepost/contract/roadmaps'
import { minifySync } from 'vite'
import { readyEvent } from '../app/lib/ready-event.ts'
import { askEarly, type EarlyRequests } from './ask-early.ts'
import { hydrateOnIdle, type PageScripts } from './hydrate-on-idle.ts'
import { classesOf, usedStyles } from './used-styles.ts'

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start =
  /<script type="module" async="">import "([^"]+)";\n((?:import \* as route\d+ from "[^"]+";\n)+)\s*window\.__reactRouterRouteModules = (\{[^}]*\});\s*import\("([^"]+)"\);<\/script>/

/** The relation of a link that becomes a style sheet once it is wanted. */
const laterSheet = 'later-stylesheet'
const styles = /<link rel="stylesheet" href="([^"]+)"\/>/g

const earlyRequests: EarlyRequests = {
  always: [getProfile.path, getPreferences.path],
  withRoadmap: [getRoadmap.path, listProgress.path],
}

/** A learner's first screen. It is drawn by scripts alone, so its page is there to start them, and their requests. */
export const overviewPage = pages.dashboard

/**
 * Makes the prerendered pages paint from what they hold: their styles within, their scripts later, save for the
 * overview, whose scripts and requests start at once.
 * In: the folder of the built client. Errors: as `deferScripts`.
 */
export function finishPrerenderedPages(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[\\/])index\.html$/.test(file),
  )
  const overview = join(folder, overviewPage, 'index.html')
  const read = (href: string) => readFileSync(join(folder, href), 'utf8')
  for (const file of files.map((name) => join(folder, name))) {
    const html = readFileSync(file, 'utf8')
    if (file === overview) {
      writeFileSync(file, askBeforeScripts(html))
      continue
    }
    writeFileSync(file, inlineStyles(deferScripts(html), read))
  }
}

/**
 * In: the overview's page. Out: the same with its styles ahead of its scripts, and what it will show asked for while they
 * are on their way.
 * Errors: a page without preloaded scripts, as after an update of React Router.
 */
export function askBeforeScripts(html: string): string {
  const linked = [...html.matchAll(styles)].map(([link]) => link)
  const scripts = [...html.matchAll(preload)].map(([link]) => link)
  if (scripts.length === 0)
    throw new Error('The overview’s page does not preload scripts as this version of React Router does')
  const { code } = minifySync('ask.js', `(${askEarly})(${JSON.stringify(earlyRequests)})`)
  const head = [`<script>${code}</script>`, ...linked, ...scripts].join('')
  return html
    .replace(preload, '')
    .replace(styles, '')
    .replace('</head>', () => `${head}</head>`)
}

/**
 * In: a page, and what reads a style sheet by its address. Out: the page with the styles it uses within, but none of its
 * letters, and in place of each link one that fetches nothing until its scripts say so: what a visitor reads first is in a
 * face their system has, of the same measures.
 */
export function inlineStyles(html: string, read: (href: string) => string): string {
  const classes = classesOf(html)
  return html.replace(styles, (_, href: string) => {
    const sheet = usedStyles(read(href.replace(/#.*$/, '')).trim(), classes)
    return `<style>${sheet}</style><link rel="${laterSheet}" href="${href}"/>`
  })
}

/**
 * Lets a prerendered page be read before its scripts are fetched.
 * In: the page as React Router renders it. Out: the page with nothing preloaded, and its scripts and style sheets started when wanted.
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
  const call = `(${hydrateOnIdle})(${JSON.stringify(scripts)}, ${JSON.stringify(laterSheet)}, ${JSON.stringify(readyEvent)}, (module) => import(module))`
  const { code } = minifySync('start.js', call)
  return html.replace(preload, '').replace(whole, () => `<script type="module" async="">${code}</script>`)
}
