import { type CareerId, careerTitleOf } from '@milepost/contract/careers/limits'
import { getCareer } from '@milepost/contract/knowledge/routes'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, server } from '#test/stand-in-server.ts'

const address = '/dashboard/recommendation'
const more = (career: string) => page.getByRole('button', { name: `More for ${career}` })
const compare = page.getByRole('button', { name: 'Compare', exact: true })
const remove = page.getByRole('button', { name: 'Remove from the comparison' })

async function addToComparison(career: string): Promise<void> {
  await more(career).click()
  await compare.click()
}

beforeEach(async () => {
  await actAs('halfway')
  await answerEveryCareer()
})

async function answerEveryCareer(): Promise<void> {
  const career = await recorded('halfway', 'getCareer')
  const known = (id: CareerId) => ({ ...career, id, title: careerTitleOf(id) })
  server.on(getCareer, ({ params }) => known(params.careerId))
}

test('two or three careers are chosen, and stand side by side in a table', async () => {
  await page.viewport(1440, 900)
  const screen = await openScreen(address)
  await addToComparison('Frontend Developer')
  await expect.element(page.getByText('Choose one or two more to compare.')).toBeVisible()
  await addToComparison('Full Stack Developer')
  await addToComparison('UI/UX Designer')
  await expect.element(page.getByText('You can compare up to three.')).toBeVisible()
  await more('Software Engineer').click()
  await expect.element(page.getByRole('button', { name: 'Not for me', exact: true })).toBeVisible()
  await expect.element(compare).not.toBeInTheDocument()
  await more('UI/UX Designer').click()
  await remove.click()
  await page.getByRole('link', { name: 'Compare 2 careers' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveFocus()
  await expect
    .poll(() => decodeURIComponent(screen.address()))
    .toBe(`${address}?compare=frontend-developer,full-stack-developer`)
  const table = page.getByRole('table', { name: 'Side by side: Frontend Developer and Full Stack Developer' })
  for (const row of [
    /^Why it fits/,
    /^What to consider/,
    /^Skills they all need/,
    /^Skills you’d need only for this career/,
    /^A typical day/,
    /^Education/,
    /^Hours for a beginner/,
    /^Technologies in demand/,
  ]) {
    await expect.element(table.getByRole('rowheader', { name: row })).toBeVisible()
  }
  await expect.element(table.getByRole('link', { name: /O\*NET/ })).toHaveAttribute('href', '/sources')
  await expectAccessible()
  await page.getByRole('link', { name: 'All careers' }).click()
  await more('Frontend Developer').click()
  await expect.element(remove).toBeVisible()
  await screen.goBack()
  await expect.element(table).toBeVisible()
})

for (const width of [320, 820]) {
  test(`at ${width} px the careers come one below the other`, async () => {
    await page.viewport(width, 900)
    await openScreen(`${address}?compare=frontend-developer,data-scientist,ui-ux-designer`)
    await expect.element(page.getByRole('heading', { name: 'Technologies in demand' })).toBeVisible()
    await expect.element(page.getByRole('table')).not.toBeInTheDocument()
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible()
  })
}

test('careers that cannot be loaded say so and can be asked for again', async () => {
  server.on(getCareer, lost)
  await openScreen(`${address}?compare=frontend-developer,data-scientist`)
  await expect.element(page.getByRole('alert').filter({ hasText: 'couldn’t load' })).toBeVisible()
  await answerEveryCareer()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByText('A typical day').first()).toBeVisible()
})
