import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { adminCalls } from './specification-admin-calls.ts'
import { learnerCalls, type SpecifiedCall } from './specification-calls.ts'
import { entitiesOfTheBrowser, specifiedEntities } from './specification-entities.ts'
import { hasField, makeWorld } from './specification-world.ts'

const world = await makeWorld()
afterAll(() => world.product.close())

const calls = [...learnerCalls, ...adminCalls].map((row) => {
  return { row, title: row.naming === undefined ? row.call : `${row.call}, ${row.naming}` }
})

describe('section 7, the calls', () => {
  test.each(calls)('$title', async ({ row }) => {
    const { path, by, body } = await row.request(world)
    const [method, address] = methodAndAddress(row)
    expect(path).toMatch(address)
    expect(Object.keys(body ?? {}).sort()).toEqual([...(row.sends ?? [])].sort())
    const reply = await world.ask(method, path, by, body)
    expect(reply.statusCode, row.differs ?? reply.body).toBe(row.status ?? 200)
    const missing = (row.reads ?? []).filter((field) => !hasField(reply.json(), field))
    expect(missing, `missing in ${reply.body.slice(0, 2000)}`).toEqual([])
  })

  test('courses and institutions are read without signing in, and joined by institution_id', async () => {
    const courses = (await world.ask('GET', '/api/courses')).json()
    const ids = (await world.ask('GET', '/api/institutions')).json().map(({ id }: { id: number }) => id)
    expect(courses.length).toBeGreaterThan(0)
    for (const course of courses) expect(ids).toContain(course.institution_id)
  })
})

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** 'GET roadmap/{userId}' means /api/roadmap/…; only sign-in addresses also work without /api. */
function methodAndAddress({ call }: SpecifiedCall): [(typeof methods)[number], RegExp] {
  const [word = '', path = ''] = call.split(' ')
  const method = methods.find((each) => each === word)
  if (method === undefined) throw new Error(`${call} has no method`)
  const below = path.replace(/^\/?(api\/)?/, '').replace(/\{\w+\}/g, '[\\w-]+')
  return [method, new RegExp(`^/(api/)${/^auth\/g/.test(below) ? '?' : ''}${below}$`)]
}

describe('section 3, the entities', () => {
  test.each(specifiedEntities)('$entity', async (row) => {
    const entity = await row.read(world)
    const missing = row.fields.filter((field) => !hasField(entity, field))
    expect(missing, `missing in ${JSON.stringify(entity).slice(0, 2000)}`).toEqual([])
    for (const [field, values] of Object.entries(row.values ?? {}))
      expect(values).toContain(Reflect.get(Object(entity), field))
  })

  test.each(entitiesOfTheBrowser)('$entity is tested in the browser, by $test', ({ test: file }) => {
    expect(existsSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)))).toBe(true)
  })
})
