import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cleanLine, cleanText } from '#clean-text.ts'
import type { RouteShape } from '#http.ts'
import { routes } from '#routes.ts'

describe('what people type', () => {
  test.each([
    ['one form', 'cafe\u0301 \u0b95\u0bc6\u0bbe', 'caf\u00e9 \u0b95\u0bca'],
    ['no controls', 'a\0b\u0007c\u001bd\u007f', 'abcd'],
    ['no changes of direction', '\u202eabc\u202c \u2066d\u2069', 'abc d'],
    ['no tags', 'a\u{e0041}\u{e007f}b', 'ab'],
    ['no halves of pairs', 'a\ud800b\udc00 \u{1f600}', 'ab \u{1f600}'],
    ['tabs and lines as they are', 'a\tb\r\nc\nd', 'a\tb\r\nc\nd'],
    ['lines of a word processor', 'a\vb\fc', 'a\nb\nc'],
    ['joiners and emoji as they are', 'ශ්\u200dරී க்\u200cஷ \u2764\ufe0f', 'ශ්\u200dරී க்\u200cஷ \u2764\ufe0f'],
  ])('%s', (_, typed, clean) => {
    expect(cleanText(typed)).toBe(clean)
    expect(cleanText(clean)).toBe(clean)
  })

  test('is one line in a name', () => {
    expect(cleanLine(' Asha\r\n\u200bPerera\u200f ')).toBe('Asha Perera')
  })
})

/** Compared as they are: secrets, what a provider sends, and what was shown before an edit. */
const exact = /^\.(?:password|code|state|error|iss|token|before\..*)$/
const probe = 'e\u0301\u202e\0\u{e0041}x'

const isSchema = (value: unknown): value is z.ZodMiniType => Object(value)._zod !== undefined

/** The strings in a schema, each with the name of its field. */
function stringsIn(schema: z.ZodMiniType, name = ''): (readonly [string, z.ZodMiniType])[] {
  const { type, shape, ...parts } = Object(schema._zod.def)
  if (type === 'string') return [[name, schema]]
  const fields = Object.entries(Object(shape)).flatMap(([field, part]) =>
    isSchema(part) ? stringsIn(part, `${name}.${field}`) : [],
  )
  const others = Object.values(parts).flat().filter(isSchema)
  return [...fields, ...others.flatMap((part) => stringsIn(part, name))]
}

test('every text that a route takes is cleaned, or refused', () => {
  const all: readonly RouteShape[] = Object.values(routes)
  const taken = all.flatMap(({ method, path, params, query, body }) =>
    [params, query, body].filter(isSchema).flatMap((schema) =>
      stringsIn(schema).map(([name, string]) => {
        const { data } = z.safeParse(string, probe)
        return {
          field: `${method} ${path} ${name}`,
          isRight: exact.test(name) || data === undefined || data === '\u00e9x',
        }
      }),
    ),
  )
  expect(taken.length).toBeGreaterThan(100)
  expect(taken.filter(({ isRight }) => !isRight).map(({ field }) => field)).toEqual([])
})
