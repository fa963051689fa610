import { addressIn, type Language, languages } from '@milepost/contract/languages'
import { type CachedReply, createCachedReply } from '#http/cached-reply.ts'

export interface SharedPage {
  /** Its address in English. */
  readonly path: string
  readonly language: Language
  /** Of link previews. Pages without one are found, but not shared. */
  readonly picture: string | undefined
}

/**
 * Adds the tags for search engines and link previews. They need the public origin, which is unknown at build time.
 */
export function addShareTags(
  page: CachedReply,
  { path, language, picture }: SharedPage,
): (origin: string) => CachedReply {
  const html = page.body.toString()
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  let last: { readonly origin: string; readonly page: CachedReply } | undefined
  return (origin) => {
    if (last?.origin !== origin) {
      const address = `${origin}${addressIn(language, path)}`
      const preview = [
        meta('og:type', 'website'),
        meta('og:title', title),
        meta('og:description', description),
        meta('og:url', address),
        meta('og:image', `${origin}${picture}`),
        meta('og:image:width', '1200'),
        meta('og:image:height', '630'),
        '<meta name="twitter:card" content="summary_large_image"/>',
      ]
      const tags = [
        `<link rel="canonical" href="${address}"/>`,
        ...alternatesOf(origin, path).map(
          ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${href}"/>`,
        ),
        ...(picture === undefined ? [] : preview),
      ].join('')
      const tagged = Buffer.from(html.replace('</head>', () => `${tags}</head>`))
      last = { origin, page: createCachedReply(tagged, page.contentType) }
    }
    return last.page
  }
}

/** A page's addresses in all languages. Readers of any other one get English. */
export function alternatesOf(origin: string, path: string): { readonly language: string; readonly href: string }[] {
  const inEach = languages.map((language) => ({ language, href: `${origin}${addressIn(language, path)}` }))
  return [...inEach, { language: 'x-default', href: `${origin}${path}` }]
}

/** The content is already escaped. */
function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${content}"/>`
}
