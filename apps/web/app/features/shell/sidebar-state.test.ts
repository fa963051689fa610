import { expect, test } from 'vitest'
import { readSidebarCookie, sidebarCookie } from '#features/shell/sidebar-state.ts'

test('the sidebar is open until it was closed', () => {
  expect(readSidebarCookie('')).toBe(true)
  expect(readSidebarCookie('other=false; sidebar_state=true')).toBe(true)
  expect(readSidebarCookie('other=1; sidebar_state=false')).toBe(false)
  expect(readSidebarCookie('not_sidebar_state=false')).toBe(true)
})

test('the cookie keeps it for seven days on every page', () => {
  expect(sidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; SameSite=Lax')
})
