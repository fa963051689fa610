import { expect, test } from 'vitest'
import { addressIn, readAddress } from '#languages.ts'

test.each([
  ['/', '/ta'],
  ['/#how-it-works', '/ta#how-it-works'],
  ['/careers/qa-engineer', '/ta/careers/qa-engineer'],
  ['/contact?about=x', '/ta/contact?about=x'],
])('%s has the address %s in Tamil, and leads back', (english, tamil) => {
  expect(addressIn('ta', english)).toBe(tamil)
  expect(readAddress(tamil)).toEqual({ language: 'ta', english })
  expect(readAddress(english)).toEqual({ language: 'en', english })
})

test.each(['/login', '/dashboard', '/careers/qa-engineer/more', '/talks'])('%s has one address in all', (address) => {
  expect(addressIn('si', address)).toBe(address)
  expect(readAddress(address)).toBeNull()
})

test('an address may end with a slash', () => {
  expect(readAddress('/si/')).toEqual({ language: 'si', english: '/' })
  expect(readAddress('/si/help/')).toEqual({ language: 'si', english: '/help' })
})
