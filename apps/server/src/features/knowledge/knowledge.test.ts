import { careers } from '@milepost/contract/careers/limits'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const get = (url: string) => product.app.inject({ url: `/api${url}` })

test.each(careers)('anybody can read what a $title does, twice the same', async ({ id, title }) => {
  const reply = await get(`/careers/${id}`)
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ id, title, summary: expect.stringMatching(/\w/) })
  expect(reply.json().phases.length).toBeGreaterThan(1)
  expect(reply.headers['cache-control']).toMatch(/^public, max-age=\d+$/)
  expect((await get(`/careers/${id}`)).body).toBe(reply.body)
  const taster = await get(`/careers/${id}/taster`)
  expect(taster.json()).toMatchObject({ career: id, make: { check: expect.stringMatching(/\w/) } })
  expect(taster.headers['cache-control']).toMatch(/^public/)
})

test('every skill a career names can be read, with questions to check oneself', async () => {
  const career = (await get('/careers/frontend-developer')).json()
  const ids = career.phases.flatMap((phase: { skills: { id: string }[] }) => phase.skills.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(5)
  for (const id of ids) {
    const reply = await get(`/skills/${id}`)
    expect([reply.statusCode, reply.json().id]).toEqual([200, id])
    expect(reply.json().selfChecks.length).toBeGreaterThan(0)
    expect(reply.headers['cache-control']).toMatch(/^public/)
  }
})

test('a skill names the careers that need it, as the careers name it, those first that need it most', async () => {
  const { careers: needing } = (await get('/skills/html')).json()
  expect(needing.length).toBeGreaterThan(1)
  const weights = needing.map(({ weight }: { weight: number }) => weight)
  expect(weights).toEqual([...weights].sort((a, b) => b - a))
  for (const { id, title, weight } of needing) {
    const career = (await get(`/careers/${id}`)).json()
    const named = career.phases.flatMap((phase: { skills: { id: string; weight: number }[] }) => phase.skills)
    expect([career.title, named.find((skill: { id: string }) => skill.id === 'html')?.weight]).toEqual([title, weight])
  }
})

test('facts of others come with their source and licence', async () => {
  const reply = await get('/sources')
  expect(reply.statusCode).toBe(200)
  expect(reply.json().length).toBeGreaterThan(0)
  for (const source of reply.json()) expect(source).toMatchObject({ licence: expect.stringMatching(/\w/) })
  expect(reply.headers['cache-control']).toMatch(/^public/)
})

test.each([
  ['/careers/astronaut', 400],
  ['/careers/Data%20Scientist', 400],
  ['/skills/no-such-skill', 404],
  ['/skills/constructor', 404],
  ['/skills/HTML', 400],
  [`/skills/${'x'.repeat(61)}`, 400],
])('%s answers %i, which nobody keeps', async (url, status) => {
  const reply = await get(url)
  expect(reply.statusCode).toBe(status)
  expect(reply.headers['cache-control']).toBe('no-store')
})
