import { expect, test } from 'vitest'
import { chooseEncoding, chooseMediaType, namesMediaType } from '#http/negotiation.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['brotli, br;q=0.0', undefined],
  [undefined, undefined],
])('a client that takes %s is sent %s', (accepted, form) =>
  expect(chooseEncoding({ headers: { 'accept-encoding': accepted } }, ['br', 'gzip'])).toBe(form),
)

test.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html', false],
  ['application/problem+json, text/html;q=0.5', 'text/html', true],
  ['text/html;q=0.5, application/json', 'application/json', false],
  ['*/*', 'application/json', false],
  ['application/problem+json;q=0', undefined, false],
  [undefined, 'application/json', false],
])('a client that accepts %s is sent %s', (accept, type, wantsProblem) => {
  const request = { headers: { accept } }
  expect(chooseMediaType(request, ['application/json', 'text/html'])).toBe(type)
  expect(namesMediaType(request, 'application/problem+json')).toBe(wantsProblem)
})
