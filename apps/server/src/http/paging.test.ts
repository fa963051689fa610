import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendTotal } from '#http/paging.ts'

const app = Fastify()
app.get<{ Querystring: { page?: number; page_size?: number; more?: string } }>('/rows', (request, reply) => {
  const { page, page_size: size, more } = request.query
  const paging = { page: page && Number(page), page_size: size && Number(size) }
  sendTotal(reply, 25, paging, more !== undefined)
  reply.send([])
})

test.each([
  ['?page=2&page_size=10&sort=%3E', { first: 1, prev: 1, next: 3, last: 3 }, 10],
  ['?page=3&page_size=10', { first: 1, prev: 2, last: 3 }, 10],
  ['?page=9&page_size=10', { first: 1, last: 3 }, 10],
  ['?page=9&page_size=10&more', { first: 1, prev: 8, next: 10 }, 10],
  ['?page=1', { first: 1, next: 2, last: 5 }, 6],
  ['', { first: 1, last: 1 }, 100],
])('beside %s are the pages %j', async (query, pages, size) => {
  const { headers } = await app.inject(`/rows${query}`)
  const links = [...String(headers['link']).matchAll(/<([^>]*)>; rel="(\w+)"/g)]
  const found = links.map(([, to = '', rel = '']) => {
    const address = new URL(to, `https://x.example/rows${query}`)
    expect(address.pathname).toBe('/rows')
    expect(address.searchParams.get('page_size')).toBe(String(size))
    expect(address.searchParams.get('sort')).toBe(new URLSearchParams(query).get('sort'))
    return [rel, Number(address.searchParams.get('page'))]
  })
  expect(Object.fromEntries(found)).toEqual(pages)
})
