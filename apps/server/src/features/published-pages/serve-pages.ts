import { languages } from '@milepost/contract/languages'
import { credentialPage as credentialAddress, publishedPages } from '@milepost/contract/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Dependencies } from '#context.ts'
import type { Queryable } from '#db/client.ts'
import { prepareCatalogueVersion } from '#features/courses/catalogue/index.ts'
import { findCredential, findWithdrawn } from '#features/credentials/index.ts'
import { coursePage, coursePath, institutionPath } from '#features/published-pages/course-page.ts'
import { credentialPage, withdrawnPage } from '#features/published-pages/credential-page.ts'
import { type PublishedPage, readFrame } from '#features/published-pages/frame.ts'
import { institutionPage } from '#features/published-pages/institution-page.ts'
import type { Say } from '#features/published-pages/parts.ts'
import { findListed, findPublishedCourse, findPublishedInstitution } from '#features/published-pages/repository.ts'
import { type CachedReply, createCachedReply, sendCached } from '#http/cached-reply.ts'
import { AppError } from '#http/errors.ts'
import type { MessageCatalogue } from '#http/messages.ts'
import { varyBy } from '#http/negotiation.ts'
import type { ErrorReplies } from '#http/plugins/error-replies.ts'
import { languageOf } from '#http/request-language.ts'
import { dayOf } from '#lib/day-of.ts'

const maxCachedBytes = 16 * 1024 * 1024
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Serves the public pages of courses and institutions. A page is made when it is asked for, and kept as bytes until anything
 * in the catalogue changes, on any instance.
 */
export async function servePublishedPages(
  app: FastifyInstance,
  { db, clock, messages, originFor }: Dependencies,
  webFolder: string,
  replies: ErrorReplies,
): Promise<void> {
  const frames = new Map(
    await Promise.all(languages.map(async (language) => [language, await readFrame(webFolder, language)] as const)),
  )
  const findVersion = prepareCatalogueVersion(db)
  const says = new Map(languages.map((language) => [language, sayIn(messages.in(language))]))
  const pages = new LRUCache<string, CachedReply>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ body }) => body.length,
  })
  const makers: Readonly<
    Record<keyof typeof publishedPages, (id: number, say: Say, origin: string) => Promise<PublishedPage | undefined>>
  > = {
    course: async (id, say, origin) => {
      const course = await findPublishedCourse(db, id, dayOf(clock()))
      return course === undefined ? undefined : coursePage(course, say, origin)
    },
    institution: async (id, say, origin) => {
      const institution = await findPublishedInstitution(db, id)
      return institution === undefined ? undefined : institutionPage(institution, say, origin)
    },
  }
  app.get('/sitemap-published.xml', async (request, reply) => {
    const origin = originFor(request.headers.host)
    const key = `${await findVersion()} ${origin} sitemap`
    const kept = pages.get(key) ?? createCachedReply(await writeSitemap(db, origin), 'application/xml; charset=utf-8')
    pages.set(key, kept)
    return send(request, reply, kept)
  })
  /** In the language of the browser's cookie. */
  const sayFor = (request: FastifyRequest, reply: FastifyReply): Say => {
    varyBy(reply, 'cookie')
    return says.get(languageOf(request)) ?? sayIn(messages)
  }
  const inFrame = (page: PublishedPage, origin: string) =>
    createCachedReply(Buffer.from(frames.get(page.lang)?.(page, origin) ?? ''), 'text/html; charset=utf-8')
  // Not kept: it holds until its learner or its institution says otherwise.
  app.get<{ Params: { id: string } }>(credentialAddress, async (request, reply) => {
    const { id } = request.params
    const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    const credential = isId ? await findCredential(db, id) : undefined
    const origin = originFor(request.headers.host)
    if (credential !== undefined && credential.sharedAt !== null)
      return send(request, reply, inFrame(credentialPage(credential, sayFor(request, reply)), origin))
    if (isId && credential === undefined && (await findWithdrawn(db, id)) !== undefined) {
      reply.status(410)
      return send(request, reply, inFrame(withdrawnPage(id, sayFor(request, reply)), origin))
    }
    replies.sendForAddress(request, reply, new AppError('not_found'))
    return reply
  })
  for (const [kind, path] of Object.entries(publishedPages) as [keyof typeof publishedPages, string][]) {
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const origin = originFor(request.headers.host)
      const id = /^[1-9]\d{0,8}$/.test(request.params.id) ? Number(request.params.id) : null
      // Read before the page: a change in between makes what is kept newer than its key, never older.
      const say = sayFor(request, reply)
      const key = `${await findVersion()} ${dayOf(clock())} ${origin} ${say.language} ${kind} ${id}`
      const kept = pages.get(key)
      if (kept !== undefined) return send(request, reply, kept)
      const page = id === null ? undefined : await makers[kind](id, say, origin)
      if (page === undefined) {
        replies.sendForAddress(request, reply, new AppError('not_found'))
        return reply
      }
      const made = inFrame(page, origin)
      pages.set(key, made)
      return send(request, reply, made)
    })
  }
}

function sayIn(catalogue: MessageCatalogue): Say {
  const say = (...given: Parameters<MessageCatalogue['of']>) => catalogue.of(...given)
  return Object.assign(say, { language: catalogue.language })
}

async function send(request: FastifyRequest, reply: FastifyReply, page: CachedReply): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
  return reply.send(await sendCached(request, reply, page))
}

async function writeSitemap(db: Queryable, origin: string): Promise<Buffer> {
  const listed = await findListed(db)
  const paths = [...listed.institutions.map(institutionPath), ...listed.courses.map(coursePath)]
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
  )
}
