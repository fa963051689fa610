import { expect, test } from 'vitest'
import { encodeBase32, findStep, keyUri, stepAt, totp } from '#features/accounts/second-factor/totp.ts'

const secret = Buffer.from('12345678901234567890')

// Appendix B of RFC 6238 has 8 digits: with 6, they are the last ones.
test.each([
  ['1970-01-01T00:00:59Z', '94287082'],
  ['2005-03-18T01:58:29Z', '07081804'],
  ['2005-03-18T01:58:31Z', '14050471'],
  ['2009-02-13T23:31:30Z', '89005924'],
  ['2033-05-18T03:33:20Z', '69279037'],
  ['2603-10-11T11:33:20Z', '65353130'],
])('at %s the code is the one of RFC 6238', (time, code) => {
  expect(totp(secret, stepAt(new Date(time)))).toBe(code.slice(-6))
})

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is %j', (plain, encoded) => {
  expect(encodeBase32(Buffer.from(plain))).toBe(encoded)
})

test('a code is valid for its own time step and the ones beside it', () => {
  const step = 50_000_000
  const at = (each: number) => new Date(each * 30_000)
  const code = totp(secret, step)
  expect([-2, -1, 0, 1, 2].map((away) => findStep(secret, code, at(step + away)))).toEqual([
    null,
    step,
    step,
    step,
    null,
  ])
  expect(findStep(secret, '', at(step))).toBeNull()
  expect(findStep(secret, '１２３４５６', at(step))).toBeNull()
})

test('the address in the QR code names the product, the account and the secret', () => {
  expect(keyUri('Milepost', 'asha+admin@example.com', secret)).toBe(
    'otpauth://totp/Milepost:asha%2Badmin%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Milepost',
  )
})
