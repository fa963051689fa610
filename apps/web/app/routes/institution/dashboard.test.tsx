import { getInstitutionFigures, listCourseFigures } from '@milepost/contract/analytics/figures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { Page, server } from '#test/stand-in-server.ts'

test('the institution sees how many courses it has', async () => {
  const { name } = await actAs('institution')
  await openScreen('/institution')
  await expect.element(page.getByRole('heading', { level: 1, name: `Welcome back, ${name}!` })).toBeVisible()
  const card = page.getByRole('heading', { level: 2, name: 'Total Courses' })
  await expect.element(card).toBeVisible()
  await expect.element(page.getByText(/^[1-9]\d*$/).first()).toBeVisible()
  await expect.element(page.getByRole('contentinfo')).toMatchTextContent('© 2026 Milepost')
})

test('small figures are said once, in a sentence', async () => {
  await actAs('institution')
  const figures = await recorded('institution', 'getInstitutionFigures')
  const weeks = figures.weeks.map(({ start }) => ({ start, views: null, reached: null, finished: null }))
  server.on(getInstitutionFigures, {
    ...figures,
    all: { views: 5, linked: null, reached: null, finished: null },
    weeks,
  })
  const courses = await recorded('institution', 'listCourseFigures')
  const small = courses.map((course) => ({ ...course, views: null, linked: null, reached: null, finished: null }))
  server.on(listCourseFigures, new Page(small, small.length))
  const screen = await openScreen('/institution')
  const main = page.getByRole('main')
  await expect
    .element(main)
    .toMatchTextContent('Fewer than 5 learners each: “Have one on their roadmap”, “Reached one” and “Finished one”.')
  await expect.element(main).toMatchTextContent('Fewer than 5 learners in each of the last 12 weeks.')
  await expect.element(main).toMatchTextContent('Each of your courses has fewer than 5 learners so far.')
  await expect.element(page.getByRole('table', { name: 'Learners by course' })).not.toBeInTheDocument()
  server.on(listCourseFigures, new Page([...small, { ...small[0], id: 999, title: 'Git', views: 15 } as never], 11))
  await screen.reload()
  await expect.element(main).toMatchTextContent('A dash means fewer than 5 learners.')
  await expectAccessible()
})
