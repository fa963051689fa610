import { helpTopics } from '@milepost/advisor'
import { guideIds } from '@milepost/advisor/knowledge'
import { careerIds } from '@milepost/contract/careers/limits'
import { addressOf } from '@milepost/contract/http'
import { addressIn, languages } from '@milepost/contract/languages'
import { pages } from '@milepost/contract/pages'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '#context.ts'
import { alternatesOf } from '#http/shareable-page.ts'

/** Public, prerendered pages. */
const found = [
  pages.home,
  pages.plans,
  pages.institutionRequests,
  pages.help,
  pages.publicCareers,
  pages.guides,
  pages.sources,
  pages.contact,
  pages.verify,
  pages.privacy,
  pages.terms,
  pages.test,
]
/** Pages for one user or one sign-in. */
const left = [
  '/dashboard',
  '/admin',
  '/institution',
  '/userdetails',
  '/roadmap',
  '/api',
  '/auth/',
  '/oauth-redirect',
  '/payment-',
]

/** Serves robots.txt and the sitemap. */
export function serveSearchEngineFiles(app: FastifyInstance, { originFor }: Dependencies): void {
  app.get('/robots.txt', async (request, reply) => {
    const lines = [
      'User-agent: *',
      ...left.map((path) => `Disallow: ${path}`),
      `Allow: ${pages.institutionRequests}`,
      'Allow: /institutions/',
    ]
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600')
    const origin = originFor(request.headers.host)
    const maps = ['sitemap.xml', 'sitemap-published.xml'].map((map) => `Sitemap: ${origin}/${map}`)
    return `${lines.join('\n')}\n\n${maps.join('\n')}\n`
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originFor(request.headers.host)
    const topics = helpTopics.map(({ id }) => addressOf(pages.helpTopic, { topicId: id }))
    const guides = guideIds.map((guideId) => addressOf(pages.guide, { guideId }))
    const careers = careerIds.map((careerId) => addressOf(pages.publicCareer, { careerId }))
    const urls = [...found, ...careers, ...guides, ...topics].flatMap((path) => {
      const alternates = alternatesOf(origin, path).map(
        ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
      )
      return languages.map(
        (language) => `<url><loc>${origin}${addressIn(language, path)}</loc>${alternates.join('')}</url>`,
      )
    })
    reply.header('content-type', 'application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`
  })
}
