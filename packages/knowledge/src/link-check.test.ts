import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it, test } from 'vitest'
import { checkAddress, checkInTurn } from '#link-check.ts'
import { confirmEvidence, listMaterials } from '#material-files.ts'

const site = createServer(({ url }, reply) => {
  if (url === '/moved') reply.writeHead(301, { location: '/page' }).end()
  else if (url === '/left') reply.writeHead(302, { location: '/' }).end()
  else reply.writeHead({ '/': 200, '/page': 200, '/gone': 410, '/shut': 403, '/sick': 503 }[url ?? ''] ?? 404).end()
})
await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
afterAll(() => new Promise((closed) => site.close(closed)))
const home = `http://127.0.0.1:${(site.address() as AddressInfo).port}`

test.each([
  ['/page', 'alive', ''],
  ['/moved', 'alive', ''],
  ['/', 'alive', ''],
  ['/nowhere', 'dead', 'answers 404'],
  ['/gone', 'dead', 'answers 410'],
  ['/left', 'dead', `leads to ${home}/`],
  ['/shut', 'unclear', 'answers 403'],
  ['/sick', 'unclear', 'answers 503'],
])('%s is %s', async (path, state, reason) => {
  expect(await checkAddress(`${home}${path}`)).toEqual({ state, reason })
})

test('a site that does not answer is unclear', async () => {
  expect((await checkAddress('http://127.0.0.1:1/')).state).toBe('unclear')
})

test('each host is asked one thing at a time, and every address has a result', async () => {
  const open = new Map<string, number>()
  let together = 0
  const addresses = ['a', 'b', 'c'].flatMap((host) => [1, 2, 3].map((page) => `https://${host}.example/${page}`))
  const results = await checkInTurn(addresses, async (url) => {
    const { host } = new URL(url)
    open.set(host, (open.get(host) ?? 0) + 1)
    together = Math.max(together, open.get(host) ?? 0)
    await Promise.resolve()
    open.set(host, (open.get(host) ?? 0) - 1)
    return { state: 'alive', reason: '' }
  })
  expect([results.size, together]).toEqual([9, 1])
})

describe('the evidence in a file', () => {
  const file = [
    'name: Example # as people write it',
    'materials:',
    '  - title: One',
    '    url: https://one.example/',
    '    evidence: known # from memory',
    '  - title: Two',
    '    url: https://two.example/',
    '    evidence: site',
    '  - title: Three',
    '    url: https://three.example/',
    '    evidence: known',
    '',
  ].join('\n')

  it('becomes seen where the address answers, and nothing else changes', () => {
    const { content, confirmed } = confirmEvidence(file, new Set(['https://one.example/', 'https://two.example/']))
    expect(confirmed).toBe(2)
    expect(content).toBe(file.replace('known #', 'seen #').replace('evidence: site', 'evidence: seen'))
    expect(confirmEvidence(content, new Set(['https://one.example/']))).toEqual({ content, confirmed: 0 })
  })

  it('has its line', () => {
    const places = listMaterials(
      new Map([
        ['skills/example.yaml', file],
        ['practices.yaml', file],
      ]),
    )
    expect(places.map(({ line, url }) => [line, url])).toEqual([
      [4, 'https://one.example/'],
      [7, 'https://two.example/'],
      [10, 'https://three.example/'],
    ])
  })
})
