import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@milepost/contract/pages'
import { minifySync } from 'vite'
import { readyEvent } from '../app/lib/ready-event.ts'
import { askEarly, earlyRequests } from './ask-early.ts'
import { startWhenLoaded } from './start-when-loaded.ts'

const sheet = /<link rel="stylesheet" href="([^"#]+)[^>]*>/g
const downloadedFont = /@font-face\s*\{[^}]*url\([^}]*\}/g
const loading = /(?:<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script type="module"[^>]*>[\s\S]*?<\/script>)+/g

/** A learner's first screen. Only its scripts can draw it, so its page starts them at once, and its requests with them. */
export const overviewPage = pages.dashboard

/** Makes public pages paint without waiting for styles and scripts, and the overview ask for its data at once. */
export function finishPrerenderedPages(folder: string): void {
  const overview = join(folder, overviewPage, 'index.html')
  const read = (address: string) => readFileSync(join(folder, address), 'utf8')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  for (const file of files.filter((name) => /[\\/]index\.html$/.test(name))) {
    const html = readFileSync(file, 'utf8')
    writeFileSync(file, file === overview ? withEarlyRequests(html) : withoutWaiting(html, read))
  }
}

export function withEarlyRequests(html: string): string {
  return html.replace('</head>', () => `${inline(askEarly, earlyRequests)}</head>`)
}

/**
 * Puts a page's style sheets into it, apart from fonts: they come with the complete sheets, and until then a local face
 * takes the same room. What the page would load stands in templates, which do nothing, until it is shown.
 */
export function withoutWaiting(html: string, read: (address: string) => string): string {
  const addresses = [...html.matchAll(sheet)].map(([, address = '']) => address)
  const styles = addresses.map((address) => `<style>${read(address).replace(downloadedFont, '')}</style>`)
  return html
    .replace(loading, (elements) => `<template data-later>${elements}</template>`)
    .replace('</head>', () => `${styles.join('')}</head>`)
    .replace('</body>', () => `${inline(startWhenLoaded, readyEvent)}</body>`)
}

/** A function of this folder as a script within a page. */
function inline<T>(run: (input: T) => void, input: T): string {
  return `<script>${minifySync('inline.js', `(${run})(${JSON.stringify(input)})`).code}</script>`
}
