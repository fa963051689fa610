import { describe, expect, test } from 'vitest'
import { isConnectionLost, isDatabaseAway } from '#db/database-errors.ts'
import { AppError } from '#http/errors.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

describe('a connection that must not be used again', () => {
  test.each([
    '57P01',
    '08006',
    '26000',
    '0A000',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ECONNABORTED',
    'ENOTFOUND',
    'EAI_AGAIN',
  ])('%s', (code) => {
    expect(isConnectionLost(withCode(code))).toBe(true)
    expect(isDatabaseAway(withCode(code))).toBe(true)
  })
  test.each([
    'Query read timeout',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ])('%s', (message) => expect(isConnectionLost(new Error('Failed query', { cause: new Error(message) }))).toBe(true))
})

test.each(['57014', '55P03', '25006', '28P01', '28000', '3D000', '40001', '40P01', '53300'])(
  '%s passes by itself, on a sound connection',
  (code) => {
    expect(isConnectionLost(withCode(code))).toBe(false)
    expect(isDatabaseAway(withCode(code))).toBe(true)
  },
)

test.each([withCode('23505'), withCode('42P01'), new AppError('not_found'), new Error('x'), 'x', undefined])(
  '%s is no fault of the way to the database',
  (error) => expect(isDatabaseAway(error)).toBe(false),
)
