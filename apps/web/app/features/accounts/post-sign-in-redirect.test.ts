import { describe, expect, test } from 'vitest'
import {
  homePageOf,
  readSignInRedirect,
  redirectAfterSignIn,
  redirectAfterSignUp,
} from '#features/accounts/post-sign-in-redirect.ts'

const origin = 'https://milepost.example'

describe('where a sign-in leads', () => {
  test('each role lands in its own area', () => {
    expect([homePageOf('admin'), homePageOf('institution'), homePageOf('student')]).toEqual([
      '/admin',
      '/institution',
      '/dashboard',
    ])
  })

  test.each([
    ['student', '/dashboard/roadmap?step=3', '/dashboard/roadmap?step=3'],
    ['student', '/userdetails', '/userdetails'],
    ['student', '/roadmap', '/roadmap'],
    ['student', '/payment-methods', '/payment-methods'],
    ['student', '/payment-success?session=cs_1', '/payment-success?session=cs_1'],
    ['admin', '/admin', '/admin'],
    ['institution', '/institution', '/institution'],
    ['student', '/institution/requests', '/institution/requests'],
    ['admin', '/institution/requests', '/institution/requests'],
    ['admin', '/invitation/a_secret-1', '/invitation/a_secret-1'],
  ] as const)('%s goes back to %s', (role, from, expected) => {
    expect(redirectAfterSignIn(role, from, origin)).toBe(expected)
  })

  test.each([
    ['student', '/admin', '/dashboard'],
    ['student', '/institution/settings', '/dashboard'],
    ['admin', '/dashboard/roadmap', '/admin'],
    ['institution', '/userdetails', '/institution'],
    ['student', '/dashboardish', '/dashboard'],
    ['student', '//elsewhere.example/dashboard', '/dashboard'],
    ['student', 'https://elsewhere.example/dashboard', '/dashboard'],
    ['student', 'javascript:alert(1)', '/dashboard'],
    ['student', 'https://[', '/dashboard'],
    ['student', undefined, '/dashboard'],
    ['student', { path: '/dashboard' }, '/dashboard'],
  ] as const)('%s is not sent to %s', (role, from, expected) => {
    expect(redirectAfterSignIn(role, from, origin)).toBe(expected)
  })

  test.each([
    ['/payment-methods', '/payment-methods'],
    ['/institution/requests', '/institution/requests'],
    ['/userdetails', '/userdetails'],
    ['/invitation/a_secret-1', '/invitation/a_secret-1'],
    ['/invitation/../admin', '/dashboard'],
    ['/dashboard/roadmap', '/dashboard'],
    ['//elsewhere.example/plans', '/dashboard'],
    [undefined, '/dashboard'],
  ])('a new account that comes from %s begins on %s', (from, expected) => {
    expect(redirectAfterSignUp('student', from, origin)).toBe(expected)
  })
})

test('the history is read as whatever it holds', () => {
  expect(readSignInRedirect(null)).toEqual({})
  expect(readSignInRedirect('text')).toEqual({})
  expect(readSignInRedirect({ from: 7, expired: 'yes' })).toEqual({})
  expect(readSignInRedirect({ from: '/dashboard', expired: true })).toEqual({ from: '/dashboard', expired: true })
})
