import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { courses } from '#db/schema/courses.ts'
import { credentials } from '#db/schema/credentials.ts'
import { institutions } from '#db/schema/institutions.ts'
import { servePublishedPages } from '#features/published-pages/index.ts'
import { compressReplies } from '#http/plugins/compress-replies.ts'
import { ErrorReplies } from '#http/plugins/error-replies.ts'
import { routerOptions } from '#http/plugins/unknown-addresses.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createCourse, createOfferingInstitution, createUser } from '../../../test/factories.ts'

const product = await buildTestApp()
const { db, messages } = product.dependencies
const folder = mkdtempSync(join(tmpdir(), 'milepost-pages-'))
for (const language of ['', 'ta', 'si']) mkdirSync(join(folder, language, 'sources'), { recursive: true })
for (const language of ['', 'ta', 'si'])
  writeFileSync(
    join(folder, language, 'sources/index.html'),
    '<html><head><link rel="stylesheet" href="/assets/root.css"/></head><body><script>start()</script><header>Milepost</header><main id="content">Sources</main><footer>Help</footer></body></html>',
  )
const { institutionId, institution } = await createOfferingInstitution(product)
const [first, second] = [await serve(), await serve()]
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await Promise.all([first.close(), second.close(), product.close()])
})

/** As another instance does. */
async function serve() {
  const served = Fastify({ routerOptions })
  await served.register(fastifyCookie)
  compressReplies(served)
  await servePublishedPages(served, product.dependencies, folder, new ErrorReplies(messages))
  return served
}
const get = (path: string, headers = {}, from = first) => from.inject({ url: path, headers })
const dataOf = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '')

test('a course is read without scripts, with what it costs, when it starts, and the way to apply', async () => {
  const id = await createCourse(product, { institutionId, title: 'Git & <b>teams</b>', price: 4500 })
  const intakes = [{ startsOn: '2098-01-11', places: 30, mode: 'offline', country: 'LK', town: 'Jaffna' }]
  await institution.put(`/courses/${id}/intakes`, { intakes })
  const reply = await get(`/courses/${id}`)
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain(
    '<h1 class="text-heading wrap-anywhere" lang="en">Git &amp; &lt;b&gt;teams&lt;/b&gt;</h1>',
  )
  expect(reply.body).toMatch(/₹4,500[\s\S]*11 January 2098/)
  expect(reply.body).toContain(`href="/dashboard/courses?search=Git+%26+%3Cb%3Eteams%3C%2Fb%3E&amp;course=${id}"`)
  expect(reply.body).toMatch(/<header>Milepost<\/header><main id="content">[\s\S]*<\/main><footer>Help/)
  expect(reply.body).not.toContain('start()')
  expect(reply.headers['content-security-policy']).not.toContain('script-src')
  expect(dataOf(reply.body)).toMatchObject({
    '@type': 'Course',
    name: 'Git & <b>teams</b>',
    offers: { price: 4500, priceCurrency: 'INR' },
    provider: { name: 'Northern Institute' },
    hasCourseInstance: [{ startDate: '2098-01-11' }],
  })
})

test('no text ends the linked data early', async () => {
  const id = await createCourse(product, { institutionId, title: '</script><script>alert(1)</script>' })
  const { body } = await get(`/courses/${id}`)
  expect(body).not.toContain('<script>alert')
  expect(dataOf(body).name).toBe('</script><script>alert(1)</script>')
})

test('what is kept is made again after a write, on every instance, and not sent twice to the same browser', async () => {
  const id = await createCourse(product, { institutionId, title: 'Docker' })
  const before = await Promise.all([get(`/courses/${id}`), get(`/courses/${id}`, {}, second)])
  const etag = String(before[0]?.headers['etag'])
  expect((await get(`/courses/${id}`, { 'if-none-match': etag })).statusCode).toBe(304)
  await db.update(courses).set({ title: 'Kubernetes' }).where(eq(courses.id, id))
  for (const from of [first, second]) {
    const reply = await get(`/courses/${id}`, { 'if-none-match': etag }, from)
    expect([reply.statusCode, reply.body.includes('Kubernetes')]).toEqual([200, true])
  }
})

test('an institution says where it is and who to ask, with its courses', async () => {
  const courseId = await createCourse(product, { institutionId, title: 'Weaving' })
  const details = { website: 'https://college.example/a?b=1&c="2"', contactPerson: 'Mala', campus: 'Jaffna North' }
  await institution.put(`/institutions/${institutionId}/details`, { ...details, website: 'college.example' })
  const { body } = await get(`/institutions/${institutionId}`)
  expect(body).toContain('rel="nofollow noopener" href="https://college.example"')
  for (const text of ['Mala', 'Jaffna North', `href="/courses/${courseId}"`]) expect(body).toContain(text)
  expect(dataOf(body)).toMatchObject({ '@type': 'EducationalOrganization', url: 'https://college.example' })
  const script = { ...details, website: 'javascript:alert(1)' }
  expect((await institution.put(`/institutions/${institutionId}/details`, script)).statusCode).toBe(400)
})

test('what isn’t offered isn’t there, and demo data is not for search engines', async () => {
  for (const values of [{ status: 'pending' }, { status: 'rejected' }, { isArchived: true }] as const) {
    const id = await createCourse(product, { institutionId, ...values })
    expect((await get(`/courses/${id}`)).statusCode).toBe(404)
  }
  for (const path of ['/courses/1999999999', '/courses/abc', '/institutions/0', '/institutions/9e9']) {
    expect((await get(path)).statusCode).toBe(404)
  }
  const hidden = await createOfferingInstitution(product)
  await db.update(institutions).set({ email: '' }).where(eq(institutions.id, hidden.institutionId))
  expect((await get(`/institutions/${hidden.institutionId}`)).statusCode).toBe(404)
  const demo = await createCourse(product, { institutionId, isDemo: true })
  expect((await get(`/courses/${demo}`)).body).toContain('<meta name="robots" content="noindex"/>')
  const listed = await createCourse(product, { institutionId })
  const map = (await get('/sitemap-published.xml')).body
  expect(map).toContain(`/courses/${listed}</loc>`)
  expect(map).not.toContain(`/courses/${demo}</loc>`)
})

test('a credential is there while it is shared, says when it is revoked, and is gone for good when it is deleted', async () => {
  const { userId } = await createUser(product)
  const [row] = await db
    .insert(credentials)
    .values({
      userId,
      institutionId,
      institutionName: 'Northern Institute',
      courseTitle: 'Git & <b>teams</b>',
      description: 'Branches',
      language: 'en',
      skills: ['Git'],
      recipientHash: 'sha256$0',
      recipientSalt: 'salt',
      issuedAt: new Date('2026-11-02T10:00:00Z'),
    })
    .returning()
  const address = `/credentials/${row?.id}`
  const set = (values: Partial<typeof credentials.$inferInsert>) => db.update(credentials).set(values)
  expect((await get(address)).statusCode).toBe(404)
  await set({ sharedAt: new Date() })
  const shared = await get(address)
  expect(shared.body).toMatch(
    /Git &amp; &lt;b&gt;teams[\s\S]*Northern Institute confirmed on 2 November 2026[\s\S]*Valid/,
  )
  expect(shared.body).toContain('<meta name="robots" content="noindex"/>')
  expect(shared.body).toContain('/share/credential.jpg')
  const tamil = await get(address, { cookie: 'language=ta' })
  expect(tamil.body).toMatch(/<html lang="ta">[\s\S]*நிலவரம்/)
  expect(tamil.headers['vary']).toContain('cookie')
  await set({ revokedAt: new Date(), revocationReason: 'wrong_person' })
  const revoked = (await get(address)).body
  expect(revoked).toContain('Revoked by Northern Institute')
  expect(revoked).not.toMatch(/wrong|credential\.jwt/)
  await db.delete(credentials)
  expect((await get(address)).statusCode).toBe(410)
  for (const path of ['/credentials/1', '/credentials/00000000-0000-4000-8000-000000000000'])
    expect((await get(path)).statusCode).toBe(404)
})
