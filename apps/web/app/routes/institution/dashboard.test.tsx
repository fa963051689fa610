import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { openScreen } from '#test/open-screen.tsx'

test('the institution sees how many courses it has', async () => {
  const { name } = await actAs('institution')
  await openScreen('/institution')
  await expect.element(page.getByRole('heading', { level: 1, name: `Welcome back, ${name}!` })).toBeVisible()
  const card = page.getByRole('heading', { level: 2, name: 'Total Courses' })
  await expect.element(card).toBeVisible()
  await expect.element(page.getByText(/^[1-9]\d*$/).first()).toBeVisible()
  await expect.element(page.getByRole('contentinfo')).toMatchTextContent('© 2026 Milepost')
})
