import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'

const languages = page.getByRole('navigation', { name: 'Language of this page' })

test('a page with an address in each language leads to itself in the others, by their own names', async () => {
  await actAs('visitor')
  await openScreen('/plans')
  await expect.element(languages.getByText('English')).toHaveAttribute('aria-current', 'true')
  const tamil = languages.getByRole('link', { name: 'தமிழ்' })
  await expect.element(tamil).toHaveAttribute('href', '/ta/plans')
  await expect.element(tamil).toHaveAttribute('lang', 'ta')
  await expect.element(languages.getByRole('link', { name: 'සිංහල' })).toHaveAttribute('href', '/si/plans')
  await expectAccessible()
})

test('signing in has one address in all languages, which is chosen by a press', async () => {
  await actAs('visitor')
  await openScreen('/login')
  await expect.element(languages.getByRole('button', { name: 'தமிழ்' })).toBeVisible()
  await expectAccessible()
})
