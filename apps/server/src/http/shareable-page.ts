import { brotliCompressSync } from 'node:zlib'

export interface WebDocument {
  readonly html: string
  /** Compressed at build time; undefined in a build without compression. */
  readonly compressed: Buffer | undefined
  /** Its content security policy. */
  readonly policy: string
}

/**
 * Adds the tags for link previews and the canonical URL. Both need the public origin, which is unknown at build time.
 */
export function addShareTags(document: WebDocument, path: string, picture: string): (origin: string) => WebDocument {
  const title = /<title>([^<]*)<\/title>/.exec(document.html)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(document.html)?.[1] ?? ''
  let last: { readonly origin: string; readonly page: WebDocument } | undefined
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
      const html = document.html.replace('</head>', () => `${tags}</head>`)
      const compressed = document.compressed && brotliCompressSync(html)
      last = { origin, page: { ...document, html, compressed } }
    }
    return last.page
  }
}

/** The content is already escaped. */
function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${content}"/>`
}
