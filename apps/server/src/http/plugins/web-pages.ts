import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { guideIds } from '@milepost/advisor/knowledge'
import { careerIds } from '@milepost/contract/careers/limits'
import { addressOf } from '@milepost/contract/http'
import { addressIn, type Language, languages, prefixOf, readAddress } from '@milepost/contract/languages'
import { pages } from '@milepost/contract/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CachedReply, createCachedReply, sendCached } from '#http/cached-reply.ts'
import { varyBy } from '#http/negotiation.ts'
import type { ErrorReplies } from '#http/plugins/error-replies.ts'
import { readWebFile, serveWebFiles } from '#http/plugins/web-files.ts'
import { languageOf } from '#http/request-language.ts'
import { addShareTags, type SharedPage } from '#http/shareable-page.ts'

export const builtWebFolder = fileURLToPath(new URL('../../../../web/build/client', import.meta.url))

interface WebPagesOptions {
  readonly originFor: (host?: string) => string
  readonly replies: ErrorReplies
  /** Otherwise browsers remove the worker that they have. */
  readonly hasServiceWorker: boolean
  /** Ways to sign in that this server doesn't have: the pages say so before any request, so that no button comes late or goes again. */
  readonly absentProviders: readonly string[]
}

/** A document as it is at an origin, read when it is first asked for. */
type OpenDocument = (origin: string) => Promise<WebDocument>

interface WebDocument {
  readonly page: CachedReply
  /** Its content security policy. */
  readonly policy: string
}

/**
 * Serves the web application: prerendered pages if they exist, and the application's shell for its other pages and for
 * unknown addresses. What has one address in all languages comes in the one of the browser's cookie.
 */
export async function serveWebPages(
  app: FastifyInstance,
  folder: string,
  { originFor, replies, hasServiceWorker, absentProviders }: WebPagesOptions,
): Promise<void> {
  const shell = await readDocument(join(folder, '__spa-fallback.html'), absentProviders)
  const sendFile = serveWebFiles(app, folder)
  if (!hasServiceWorker)
    app.get('/service-worker.js', (request, reply) => sendFile('/service-worker-off.js', request, reply))
  const read = (language: Language, name: string) =>
    readDocument(join(folder, prefixOf(language), name), absentProviders)
  const isThere = (language: Language, name: string) => existsSync(join(folder, prefixOf(language), name))
  const shells = new Map(
    languages
      .filter((language) => isThere(language, '__spa-fallback.html'))
      .map((language) => [language, createOpenDocument(() => read(language, '__spa-fallback.html'), null)]),
  )
  /** What is prerendered at an address, else the shell in the language. */
  const open = (language: Language, path: string, isShared = false): OpenDocument | undefined => {
    const name = join(path, 'index.html')
    if (!isThere(language, name)) return shells.get(language)
    const tags = isShared ? { path, language, picture: pictureOf(folder, path) } : null
    return createOpenDocument(() => read(language, name), tags)
  }
  const send = async (request: FastifyRequest, reply: FastifyReply, document: OpenDocument | undefined) =>
    sendDocument(request, reply, (await document?.(originFor(request.headers.host))) ?? shell)
  const sendChosen = (request: FastifyRequest, reply: FastifyReply, documents: typeof shells) => {
    varyBy(reply, 'cookie')
    return send(request, reply, documents.get(languageOf(request)))
  }
  for (const path of Object.values(pages).flatMap(addressesOf)) {
    if (readAddress(path) !== null) {
      for (const language of languages) {
        const document = open(language, path, true)
        app.get(addressIn(language, path), (request, reply) => send(request, reply, document))
      }
    } else if (/^\/(admin|institution)(\/|$)/.test(path)) {
      // Staff's screens are in English.
      app.get(path, (request, reply) => sendDocument(request, reply, shell))
    } else {
      const documents = new Map(
        languages.flatMap((language) => {
          const document = open(language, path)
          return document === undefined ? [] : [[language, document]]
        }),
      )
      app.get(path, (request, reply) => {
        if (path === pages.shared) reply.headers(unlisted)
        return sendChosen(request, reply, documents)
      })
    }
  }
  replies.sendPage = (request, reply) => sendChosen(request, reply, shells)
}

/** Adds what search engines and link previews need to know, where a page is for them. */
function createOpenDocument(read: () => WebDocument | Promise<WebDocument>, shared: SharedPage | null): OpenDocument {
  const load = async () => {
    const document = await read()
    return { document, tagged: shared && addShareTags(document.page, shared) }
  }
  let kept: ReturnType<typeof load> | undefined
  return async (origin) => {
    kept ??= load()
    const { document, tagged } = await kept.catch((error: unknown) => {
      kept = undefined
      throw error
    })
    return tagged === null ? document : { ...document, page: tagged(origin) }
  }
}

/** Careers and guides are closed lists, so that any other one is an unknown address. */
function addressesOf(page: string): string[] {
  if (page === pages.publicCareer) return careerIds.map((careerId) => addressOf(page, { careerId }))
  return page === pages.guide ? guideIds.map((guideId) => addressOf(page, { guideId })) : [page]
}

/** The preview picture of a page or of the list that it belongs to, drawn by scripts/share-pictures.mjs. */
function pictureOf(folder: string, page: string): string | undefined {
  const pictures = [page.slice(1) || 'home', dirname(page).slice(1)].map((name) => `/share/${name}.jpg`)
  return pictures.find((picture) => existsSync(join(folder, picture)))
}

/** A shared roadmap's address is its key, so it must not leak by referrer, cache or search engines. */
const unlisted = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, policy }: WebDocument,
): Promise<FastifyReply> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply.header('content-security-policy', policy)
  return reply.send(await sendCached(request, reply, page))
}

/** Allows only the build's own inline scripts and styles, by their hashes. */
async function readDocument(file: string, absentProviders: readonly string[]): Promise<WebDocument> {
  const built = await readWebFile(file)
  const html = built.body.toString().replace('<html', `<html data-absent="${absentProviders.join(' ')}"`)
  const page = absentProviders.length === 0 ? built : createCachedReply(Buffer.from(html), built.contentType)
  const scripts = hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { page, policy }
}

/** The CSP hashes of a page's inline scripts or styles. */
function hashesOf(html: string, inline: RegExp): string[] {
  const texts = [...html.matchAll(inline)].map(([, text = '']) => text)
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
