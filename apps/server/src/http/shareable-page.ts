import { type CachedReply, createCachedReply } from '#http/cached-reply.ts'

/**
 * Adds the tags for link previews and the canonical URL. Both need the public origin, which is unknown at build time.
 */
export function addShareTags(page: CachedReply, path: string, picture: string): (origin: string) => CachedReply {
  const html = page.body.toString()
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  let last: { readonly origin: string; readonly page: CachedReply } | undefined
  return (origin) => {
    if (last?.origin !== origin) {
      const tags = [
        `<link rel="canonical" href="${origin}${path}"/>`,
        meta('og:type', 'website'),
        meta('og:title', title),
        meta('og:description', description),
        meta('og:url', `${origin}${path}`),
        meta('og:image', `${origin}${picture}`),
        meta('og:image:width', '1200'),
        meta('og:image:height', '630'),
        '<meta name="twitter:card" content="summary_large_image"/>',
      ].join('')
      const tagged = Buffer.from(html.replace('</head>', () => `${tags}</head>`))
      last = { origin, page: createCachedReply(tagged, page.contentType) }
    }
    return last.page
  }
}

/** The content is already escaped. */
function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${content}"/>`
}
