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
 * Makes prerendered pages paint without further requests: styles inline, scripts later. Only the overview starts its
 * scripts and requests at once.
 * @throws As `deferScripts`.
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
 * Moves the overview's styles ahead of its scripts, and starts its API requests early.
 * @throws If the page has no preloaded scripts, as after an update of React Router.
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
 * Inlines the styles that a page uses, without fonts, and defers its style sheets. The first paint uses a system font
 * of the same size.
 */
export function inlineStyles(html: string, read: (href: string) => string): string {
  const classes = classesOf(html)
  return html.replace(styles, (_, href: string) => {
    const sheet = usedStyles(read(href.replace(/#.*$/, '')).trim(), classes)
    return `<style>${sheet}</style><link rel="${laterSheet}" href="${href}"/>`
  })
}

/**
 * Makes a prerendered page readable before its scripts are loaded.
 * @throws If its scripts look different, as after an update of React Router.
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
