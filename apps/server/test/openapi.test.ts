import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { isOpenToVisitors } from '@milepost/contract/http'
import { routes } from '@milepost/contract/routes'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from './build-test-app.ts'
import { answers, password, signUp } from './factories.ts'

const client = new URL('api-client/', import.meta.url)
const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url))

interface OpenApiOperation {
  readonly operationId: string
  readonly security?: readonly object[]
  readonly responses: Readonly<Record<string, { readonly content?: object }>>
}

const product = await buildTestApp()
const source = (await product.app.inject({ url: '/api/openapi.json' })).body
const paths: Record<string, Record<string, OpenApiOperation>> = JSON.parse(source).paths
const all = Object.values(paths).flatMap((path) => Object.values(path))
const operations = Object.fromEntries(all.map((operation) => [operation.operationId, operation]))
afterAll(() => product.close())

test('every route is an operation of the same name, with all its statuses', () => {
  expect(Object.keys(operations).sort()).toEqual(Object.keys(routes).sort())
  const statuses = (name: string) => Object.keys(operations[name]?.responses ?? {}).join(' ')
  expect(statuses('live')).toBe('200 400 503 default')
  expect(statuses('login')).toBe('200 400 401 413 415 429 503 default')
  expect(statuses('createRoadmap')).toBe('200 400 401 403 409 413 415 429 503 default')
})

test('a streamed reply and a problem are described beside the usual forms', () => {
  expect(Object.keys(operations['sendMessage']?.responses['200']?.content ?? {})).toEqual([
    'application/json',
    'application/x-ndjson',
  ])
  const { NotFound } = JSON.parse(source).components.responses
  expect(Object.keys(NotFound.content)).toEqual(['application/json', 'application/problem+json'])
})

test('what is public asks for no token', () => {
  for (const [name, { access }] of Object.entries(routes)) {
    expect(operations[name]?.security, name).toEqual(isOpenToVisitors(access) ? [] : undefined)
  }
})

test('it is small, since what is shared stands once', () => {
  expect(Buffer.byteLength(source)).toBeLessThan(330_000)
})

test('it keeps the rules that Redocly recommends', async () => {
  // The specification has /admin/change/{id} beside /admin/{id}/approve; a static part comes first.
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } })
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('a client generated from it compiles, signs in, makes a roadmap and marks a step', async () => {
  await writeFile(new URL('api.d.ts', client), astToString(await openapiTS(source)))
  await promisify(execFile)(process.execPath, [compiler, '-p', fileURLToPath(client)])
  // Not by name: the client needs the types made above, which the server's own type check does not have.
  const { learn } = await import(new URL('client.ts', client).href)
  const { user } = await signUp(product)
  const learned = await learn(`${await product.listen()}/api`, { email: user.email, password }, answers)
  expect(learned).toMatchObject({ career: 'frontend-developer', progress: [{ step_id: 1, status: 'done' }] })
}, 120_000)

test('there is a page to read it in', async () => {
  const page = await product.app.inject({ url: '/api/docs/' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/)
  expect((await product.app.inject({ url: '/api/docs/json' })).json()).toEqual(JSON.parse(source))
})
