import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { guideIds } from '@milepost/advisor/knowledge'
import { careerIds } from '@milepost/contract/careers/limits'
import { addressOf } from '@milepost/contract/http'
import { pages } from '@milepost/contract/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CachedReply, createCachedReply, sendCached } from '#http/cached-reply.ts'
import type { ErrorReplies } from '#http/plugins/error-replies.ts'
import { readWebFile, serveWebFiles } from '#http/plugins/web-files.ts'
import { addShareTags } from '#http/shareable-page.ts'

export const builtWebFolder = fileURLToPath(new URL('../../../../web/build/client', import.meta.url))

interface WebPagesOptions {
  readonly originFor: (host?: string) => string
  readonly replies: ErrorReplies
  /** Otherwise browsers remove the worker that they have. */
  readonly hasServiceWorker: boolean
  /** Ways to sign in that this server doesn't have: the pages say so before any request, so that no button comes late or goes again. */
  readonly absentProviders: readonly string[]
}

interface WebDocument {
  readonly page: CachedReply
  /** Its content security policy. */
  readonly policy: string
}

/**
 * Serves the web application: prerendered pages if they exist, and the application's shell for its other pages and for
 * unknown addresses.
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
  for (const path of Object.values(pages).flatMap(addressesOf)) {
    const file = join(folder, path, 'index.html')
    const document = existsSync(file) ? await readDocument(file, absentProviders) : shell
    const picture = pictureOf(folder, path)
    const shared = document === shell || picture === undefined ? null : addShareTags(document.page, path, picture)
    app.get(path, (request, reply) => {
      if (path === pages.shared) reply.headers(unlisted)
      const page = shared?.(originFor(request.headers.host)) ?? document.page
      return sendDocument(request, reply, { ...document, page })
    })
  }
  replies.sendPage = (request, reply) => sendDocument(request, reply, shell)
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
