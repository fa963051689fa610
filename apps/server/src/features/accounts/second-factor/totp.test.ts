import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { findStep, keyUri } from '#features/accounts/second-factor/totp.ts'

const secret = Buffer.from('12345678901234567890')

test('a code of RFC 6238, appendix B, is found at its own time', () => {
  expect(findStep(secret, '081804', new Date('2005-03-18T01:58:29Z'))).toBe(37_037_036)
})

test('a code is valid for its own time step and the ones beside it', () => {
  const step = 50_000_000
  const at = (each: number) => new Date(each * 30_000)
  const code = generateSync({ secret, epoch: step * 30 })
  const found = [-2, -1, 0, 1, 2].map((away) => findStep(secret, code, at(step + away)))
  expect(found).toEqual([null, step, step, step, null])
  expect(findStep(secret, '', at(step))).toBeNull()
  expect(findStep(secret, '１２３４５６', at(step))).toBeNull()
})

test('the address in the QR code names the product, the account and the secret', () => {
  expect(keyUri('Milepost', 'asha+admin@example.com', secret)).toBe(
    'otpauth://totp/Milepost:asha%2Badmin%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Milepost',
  )
})
