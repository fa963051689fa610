import { listHelpTopics } from '@milepost/contract/help/routes'
import type { HelpTopic } from '@milepost/contract/help/schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { pressByKey } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { lost, server } from '#test/stand-in-server.ts'

const paragraph = 'A roadmap is made of sections, steps and milestones. '.repeat(12)
const topics: HelpTopic[] = [
  {
    id: 'roadmap',
    title: 'Your roadmap',
    summary: 'What the steps are and how they are chosen.',
    sections: ['steps', 'milestones', 'hours', 'versions'].map((id) => ({
      id,
      heading: `About ${id}`,
      paragraphs: [`First on ${id}: ${paragraph}`, `Then on ${id}: ${paragraph}`],
    })),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    summary: 'What is kept, and for how long.',
    sections: [{ id: 'kept', heading: 'What is kept', paragraphs: ['Your answers and your progress.'] }],
  },
]
const heading = page.getByRole('heading', { level: 1 })

async function openHelp(address: string) {
  await actAs('visitor')
  server.on(listHelpTopics, topics)
  return openScreen(address)
}

test('the pages of help are listed, and each leads on to the others', async () => {
  const screen = await openHelp('/help')
  const topic = page.getByRole('link', { name: /^Your roadmap/ })
  await expect.element(topic).toBeVisible()
  expect(page.getByRole('main').getByRole('listitem').elements()).toHaveLength(2)
  await expectAccessible()
  await topic.click()
  await expect.element(heading).toHaveTextContent('Your roadmap')
  await expect.poll(screen.address).toBe('/help/roadmap')
  const sections = page.getByRole('heading', { level: 2 }).elements()
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'About steps',
    'About milestones',
    'About hours',
    'About versions',
    'More help',
  ])
  await expectAccessible()
  await page
    .getByRole('navigation', { name: 'More help' })
    .getByRole('link', { name: /^Privacy/ })
    .click()
  await expect.element(heading).toHaveTextContent('Privacy')
  await page.getByRole('link', { name: 'All help topics' }).click()
  await expect.element(heading).toHaveTextContent('Help')
})

test('a page is found by the keyboard alone', async () => {
  await openHelp('/help')
  await pressByKey(page.getByRole('link', { name: /^Your roadmap/ }))
  await expect.element(heading).toHaveTextContent('Your roadmap')
  await pressByKey(page.getByRole('navigation', { name: 'More help' }).getByRole('link', { name: /^Privacy/ }))
  await expect.element(heading).toHaveTextContent('Privacy')
})

test('an address may name a section, which is shown and has the focus', async () => {
  await page.viewport(1024, 600)
  await openHelp('/help/roadmap#hours')
  const hours = page.getByRole('heading', { name: 'About hours' })
  await expect.element(hours).toBeInViewport()
  await expect.element(hours).toHaveFocus()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect.element(contents.getByRole('link', { name: 'About hours' })).toHaveAttribute('aria-current', 'location')
})

test('an address without a topic says so', async () => {
  const screen = await openHelp('/help/no-such-topic')
  await expect.element(heading).toHaveTextContent('Page Not Found')
  await expectAccessible()
  await page.getByRole('link', { name: 'All help topics' }).click()
  await expect.poll(screen.address).toBe('/help')
})

test.for(['/help', '/help/roadmap'])('%s that cannot be loaded can be tried again', async (address) => {
  await actAs('visitor')
  server.on(listHelpTopics, lost)
  await openScreen(address)
  await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load this help page')
  await expectAccessible()
  server.on(listHelpTopics, topics)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByText('What the steps are and how they are chosen.')).toBeVisible()
})

test('help is reached from the first page', async () => {
  const screen = await openHelp('/')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Help' }).click()
  await expect.poll(screen.address).toBe('/help')
  await expect.element(heading).toHaveTextContent('Help')
})
