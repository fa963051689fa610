import { endShare, listShares, shareRoadmap } from '@milepost/contract/sharing/routes'
import type { Share } from '@milepost/contract/sharing/schema'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { pressByKey } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, refused, server } from '#test/stand-in-server.ts'

const open = page.getByRole('button', { name: 'Share', exact: true })
const dialog = page.getByRole('dialog', { name: 'Share your roadmap' })
const label = dialog.getByLabelText(/^Who is it for\?/)
const make = dialog.getByRole('button', { name: 'Create link' })
const newLink = dialog.getByLabelText('Your new link')
const links = dialog.getByRole('listitem')
const linkNamed = (name: string) => links.filter({ hasText: name })

let shares: Share[]
beforeEach(async () => {
  await actAs('halfway')
  shares = []
  server.on(listShares, () => shares)
  server.on(shareRoadmap, ({ body }) => {
    const share = shareOf(body.label ?? '')
    shares = [share, ...shares]
    return { share, token: 'x'.repeat(43) }
  })
  server.on(endShare, ({ params }) => {
    if (!shares.some(({ id }) => id === params.shareId)) return refused('not_found')
    shares = shares.filter(({ id }) => id !== params.shareId)
    return undefined
  })
})

function shareOf(name: string): Share {
  const createdAt = '2026-11-22T10:00:00.000Z'
  return { id: crypto.randomUUID(), label: name, createdAt, expiresAt: '2026-12-22T10:00:00.000Z', lastOpenedAt: null }
}

async function end(name: string): Promise<void> {
  await linkNamed(name).getByRole('button', { name: 'Turn off this link' }).click()
  await linkNamed(name).getByRole('button', { name: 'Turn off for good' }).click()
}

test('a new link is shown once, and ending it is asked for twice', async () => {
  const screen = await openScreen('/dashboard/roadmap')
  await open.click()
  await expect.element(dialog.getByText('No links yet.')).toBeVisible()
  await expectAccessible()
  await dialog.getByLabelText('Link works for').selectOptions('90 days')
  await label.fill('My mentor')
  await make.click()
  await expect.element(newLink).toHaveFocus()
  await expect.element(newLink).toHaveValue(`${window.location.origin}/shared/${'x'.repeat(43)}`)
  await expect.element(linkNamed('My mentor')).toMatchTextContent('not opened yet')
  await expectAccessible()
  await expect
    .poll(() => server.calls(shareRoadmap).map(({ body }) => body))
    .toEqual([{ label: 'My mentor', days: 90 }])
  await screen.reload()
  await open.click()
  await expect.element(linkNamed('My mentor')).toBeVisible()
  await expect.element(newLink).not.toBeInTheDocument()
  await linkNamed('My mentor').getByRole('button', { name: 'Turn off this link' }).click()
  await expect.element(linkNamed('My mentor').getByRole('button', { name: 'Turn off for good' })).toHaveFocus()
  await linkNamed('My mentor').getByRole('button', { name: 'Keep it' }).click()
  await end('My mentor')
  await expect.element(dialog.getByText('No links yet.')).toBeVisible()
  const status = dialog.getByRole('status').filter({ hasText: 'The link is off.' })
  await expect.element(status).toBeVisible()
})

test('nothing moves under the pointer while the links and the picture load', async () => {
  await page.viewport(1280, 720)
  await openScreen('/dashboard/roadmap')
  await open.click()
  await expect.element(dialog).toBeVisible()
  const place = () => make.element().getBoundingClientRect().top
  const before = place()
  await expect.element(dialog.getByText('No links yet.')).toBeVisible()
  await expect.element(dialog.getByRole('img')).toBeVisible()
  expect(place()).toBe(before)
})

test('a link is made and ended by the keyboard alone, and a double press makes one', async () => {
  await openScreen('/dashboard/roadmap')
  await pressByKey(open)
  await pressByKey(label)
  await expect.element(linkNamed('Link of')).toHaveLength(1)
  label.element().focus()
  await server.holdWhile(() => userEvent.keyboard('My aunt{Enter}{Enter}'))
  await expect.element(linkNamed('My aunt')).toHaveLength(1)
  await pressByKey(linkNamed('My aunt').getByRole('button', { name: 'Turn off this link' }))
  await expect.element(linkNamed('My aunt').getByRole('button', { name: 'Turn off for good' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(linkNamed('My aunt')).not.toBeInTheDocument()
  await expect.element(linkNamed('Link of')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(open).toHaveFocus()
})

test('a new link is listed once, though the list is loaded while it is made', async () => {
  const { promise: made, resolve: letGo } = Promise.withResolvers<void>()
  const share = shareOf('My aunt')
  server.on(listShares, async () => {
    await made
    return [share]
  })
  server.on(shareRoadmap, async () => {
    letGo()
    await expect.element(linkNamed('My aunt')).toBeVisible()
    return { share, token: 'x'.repeat(43) }
  })
  await openScreen('/dashboard/roadmap')
  await open.click()
  await label.fill('My aunt')
  await make.click()
  await expect.element(newLink).toHaveFocus()
  await expect.element(linkNamed('My aunt')).toHaveLength(1)
})

test('a link that another tab has ended goes without a complaint', async () => {
  shares = [shareOf('One'), shareOf('Two')]
  await openScreen('/dashboard/roadmap')
  await open.click()
  await expect.element(links).toHaveLength(2)
  shares = shares.slice(0, 1)
  await end('Two')
  await expect.element(linkNamed('Two')).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(linkNamed('One')).toBeVisible()
})

test('at five links there is no sixth', async () => {
  shares = ['One', 'Two', 'Three', 'Four'].map(shareOf)
  await openScreen('/dashboard/roadmap')
  await open.click()
  await label.fill('Five')
  await make.click()
  await expect.element(dialog.getByText(/^You’ve reached the limit of 5 links\./)).toBeVisible()
  await expect.element(make).not.toBeInTheDocument()
})

test('a link that another tab was faster to make is refused in the server’s words', async () => {
  shares = ['One', 'Two', 'Three', 'Four'].map(shareOf)
  server.on(shareRoadmap, () => {
    shares = [shareOf('Five'), ...shares]
    return refused('shares_full', 'You already have five links.')
  })
  await openScreen('/dashboard/roadmap')
  await open.click()
  await label.fill('Six')
  await make.click()
  await expect.element(dialog.getByText(/^You’ve reached the limit of 5 links\./)).toBeVisible()
  await expect.element(linkNamed('Five')).toBeVisible()
})

test('what fails says so where it belongs, and what was typed stays', async () => {
  server.on(listShares, lost)
  server.on(shareRoadmap, lost)
  await openScreen('/dashboard/roadmap')
  await open.click()
  await expect.element(dialog.getByText('We couldn’t load your links.')).toBeVisible()
  await label.fill('My mentor')
  await make.click()
  await expect.element(dialog.getByText('We couldn’t create the link. Please try again.')).toBeVisible()
  await expect.element(label).toHaveValue('My mentor')
  const share = shareOf('My mentor')
  server.on(listShares, [share])
  server.on(shareRoadmap, { share, token: 'x'.repeat(43) })
  server.on(endShare, lost)
  await make.click()
  await end('My mentor')
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('We couldn’t turn off the link, so it still works. Please try again.')
  await expect.element(linkNamed('My mentor')).toBeVisible()
})
