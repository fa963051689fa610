import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages, prefixOf } from '@milepost/contract/languages'
import { pages } from '@milepost/contract/pages'
import { minifySync } from 'vite'
import { copyMark } from '../app/lib/copy-mark.ts'
import { overviewSlots } from '../app/lib/overview-slots.ts'
import { readyEvent } from '../app/lib/ready-event.ts'
import { askEarly, earlyRequests } from './ask-early.ts'
import { drawEarly, fillDrawing, findDrawing } from './draw-early.ts'
import { startWhenLoaded } from './start-when-loaded.ts'

const sheet = /<link rel="stylesheet" href="([^"#]+)[^>]*>/g
const downloadedFont = /@font-face\s*\{[^}]*url\([^}]*\}/g
const scripts = /(?:<link rel="modulepreload"[^>]*>)+|<script type="module"[^>]*>[\s\S]*?<\/script>/g
const loading = /(?:<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script type="module"[^>]*>[\s\S]*?<\/script>)+/g

/** A learner's first screen. Its page asks for the data at once, and draws the beginning of it before its scripts. */
export const overviewPage = pages.dashboard

/** Makes public pages paint without waiting for styles and scripts, and the overview draw itself first. */
export function finishPrerenderedPages(folder: string): void {
  writeCopies(folder)
  const overviews = languages.map((language) => join(folder, prefixOf(language), overviewPage, 'index.html'))
  const read = (address: string) => readFileSync(join(folder, address), 'utf8')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  for (const file of files.filter((name) => /[\\/]index\.html$/.test(name))) {
    const html = readFileSync(file, 'utf8')
    writeFileSync(file, overviews.includes(file) ? withEarlyDrawing(html) : withoutWaiting(html, read))
  }
}

/** Takes the pages apart that were prerendered in all languages: each copy lies where the language's other pages do. */
function writeCopies(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  for (const name of files) {
    let html = readFileSync(join(folder, name), 'utf8')
    for (const language of languages.slice(1).reverse()) {
      const [rest = '', copy] = html.split(copyMark(language))
      if (copy === undefined) continue
      html = rest
      mkdirSync(dirname(join(folder, language, name)), { recursive: true })
      writeFileSync(join(folder, language, name), copy)
    }
    writeFileSync(join(folder, name), html)
  }
}

/** The scripts wait in templates until the page has drawn what it can, or has found out that it can't. */
export function withEarlyDrawing(html: string): string {
  return (
    html
      .replace(scripts, later)
      // Before the style sheets: a script after them waits for them.
      .replace('<link rel="stylesheet"', (element) => inline(askEarly, earlyRequests) + element)
      .replace('</body>', () => `${inline(drawEarly, overviewSlots, [findDrawing, fillDrawing])}</body>`)
  )
}

/**
 * Puts a page's style sheets into it, apart from fonts: they come with the complete sheets, and until then a local face
 * takes the same room. What the page would load is in templates, which do nothing, until it is shown.
 */
export function withoutWaiting(html: string, read: (address: string) => string): string {
  const addresses = [...html.matchAll(sheet)].map(([, address = '']) => address)
  const styles = addresses.map((address) => `<style>${read(address).replace(downloadedFont, '')}</style>`)
  return html
    .replace(loading, later)
    .replace('</head>', () => `${styles.join('')}</head>`)
    .replace('</body>', () => `${inline(startWhenLoaded, readyEvent)}</body>`)
}

function later(elements: string): string {
  return `<template data-later>${elements}</template>`
}

/** A function of this folder as a script within a page, with those that it calls. */
function inline<T>(run: (input: T) => void, input: T, called: readonly ((...input: never) => unknown)[] = []): string {
  const code = `(() => { ${called.join('\n')}\n(${run})(${JSON.stringify(input)}) })()`
  return `<script>${minifySync('inline.js', code).code}</script>`
}
