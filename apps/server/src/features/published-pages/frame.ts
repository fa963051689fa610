import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, prefixOf } from '@milepost/contract/languages'
import { escapeHtml, type Html } from '#features/published-pages/html.ts'

/** What a public page says, and how it presents itself to others. */
export interface PublishedPage {
  readonly title: string
  readonly description: string
  readonly path: string
  readonly lang: Language
  /** The preview picture's name. */
  readonly picture: 'home' | 'credential'
  /** Search engines leave demo data out. */
  readonly isListed: boolean
  readonly body: Html
  readonly data: Html
}

export type Frame = (page: PublishedPage, origin: string) => string

/**
 * The head, header and footer of the site around a page without scripts: those of a public page that was rendered while
 * building.
 */
export async function readFrame(webFolder: string, language: Language): Promise<Frame> {
  const built = await readFile(join(webFolder, prefixOf(language), 'sources/index.html'), 'utf8')
  const styles = [...built.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link).join('')
  const icon = /<link rel="icon"[^>]*>/.exec(built)?.[0] ?? ''
  const page = built
    .slice(built.indexOf('<body'))
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<template\b[\s\S]*?<\/template>/g, '')
  const [before = '', rest = ''] = [page.slice(0, page.indexOf('<main')), page.slice(page.indexOf('<main'))]
  const main = /^<main[^>]*>/.exec(rest)?.[0] ?? '<main>'
  const after = rest.slice(rest.indexOf('</main>'))
  return ({ title, description, path, lang, picture, isListed, body, data }, origin) => {
    const address = `${origin}${path}`
    const tags = [
      ['og:type', 'website'],
      ['og:title', title],
      ['og:description', description],
      ['og:url', address],
      ['og:image', `${origin}/share/${picture}.jpg`],
    ].map(([property = '', content = '']) => `<meta property="${property}" content="${escapeHtml(content)}"/>`)
    const head = [
      '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
      '<meta name="color-scheme" content="light dark"/>',
      icon,
      `<title>${escapeHtml(title)} · Milepost</title><meta name="description" content="${escapeHtml(description)}"/>`,
      isListed ? '' : '<meta name="robots" content="noindex"/>',
      `<link rel="canonical" href="${escapeHtml(address)}"/>`,
      ...tags,
      styles,
      data.text,
    ]
    return `<!DOCTYPE html><html lang="${lang}"><head>${head.join('')}</head>${before}${main}${body.text}${after}</html>`
  }
}
