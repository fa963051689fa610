import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'

test.each([
  ['Basic', 'Free', 'Access basic roadmap features', ['Basic Roadmaps', 'Limited Courses']],
  [
    'Pro',
    'USD 9.99/month',
    'Premium roadmap & suggestions',
    ['Advanced Roadmaps', 'Smart Suggestions', 'Priority Support'],
  ],
  [
    'Premium',
    'USD 19.99/month',
    'Full access with mentoring',
    ['AI Career Coach', 'Unlimited Courses', '1-on-1 Mentoring'],
  ],
])('the card of %s has its price, description and features', async (name, price, description, features) => {
  await actAs('visitor')
  await openScreen('/plans')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  for (const words of [price, description, ...features]) await expect.element(card).toMatchTextContent(words)
  await expect.element(card.getByRole('link', { name: 'Continue to Payment' })).toBeVisible()
})

test('each paid plan names its price on the payment page, and Basic says where it leads', async () => {
  await actAs('visitor')
  await openScreen('/plans')
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect.element(card('Pro')).toMatchTextContent('LKR 990/month')
  await expect.element(card('Premium')).toMatchTextContent('LKR 1990/month')
  await expect.element(card('Basic')).toMatchTextContent('No card needed. You go straight to sign-up.')
})

test('the plans are compared by what the server grants', async () => {
  await actAs('visitor')
  await openScreen('/plans')
  const table = page.getByRole('table', { name: 'Compare the plans' })
  for (const [name, has] of [
    ['Assistant messages a day', '20100500'],
    ['Open course applications', '310No limit'],
    ['Sessions with a mentor', '–No–No'],
  ] as const) {
    await expect.element(table.getByRole('row').filter({ hasText: name })).toMatchTextContent(has)
  }
  await expectAccessible()
})
