import { getInstitutionFigures, listCourseFigures } from '@milepost/contract/analytics/routes'
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

test('weeks with 5 learners at most are a sentence, and a chart says once which weeks have fewer than 5', async () => {
  await actAs('institution')
  const figures = await recorded('institution', 'getInstitutionFigures')
  const weeks = figures.weeks.map(({ start }, at) => ({
    start,
    views: at < 2 ? 5 : null,
    finished: null,
    reached: at === 0 ? 5 : at === 1 ? 15 : null,
  }))
  server.on(getInstitutionFigures, { ...figures, weeks })
  await openScreen('/institution')
  const main = page.getByRole('main')
  await expect
    .element(main)
    .toMatchTextContent(
      'Learners who opened a course, by week: about 5 a week in 2 of the last 12 weeks, and fewer in the others.',
    )
  const charts = main.getByRole('region', { name: /, by week$/ })
  await expect.poll(() => charts.elements().length).toBe(1)
  await expect.element(charts.first()).toMatchTextContent('About 15 in the busiest week')
  await charts.getByText('Show as a table').click()
  await expect.poll(() => charts.getByText('fewer than 5').elements().length).toBe(1)
  await expectAccessible()
})
