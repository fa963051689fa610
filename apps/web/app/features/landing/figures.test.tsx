import { getSiteFigures } from '@milepost/contract/analytics/routes'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { openScreen } from '#test/open-screen.tsx'
import { server } from '#test/stand-in-server.ts'

const figures = page.getByRole('region', { name: 'In numbers' })

test('figures of the landing page are illustrations until there are counts', async () => {
  await actAs('visitor')
  await openScreen('/')
  await expect.element(figures).toMatchTextContent('Illustrative figures')
  await expect.element(figures).toMatchTextContent('95%')
})

test('counted figures take the place of illustrations, and it says which are left', async () => {
  await actAs('visitor')
  server.on(getSiteFigures, {
    satisfaction: null,
    students: 12_300,
    institutions: 210,
    activeStudents: 900,
    completedPaths: 400,
  })
  await openScreen('/')
  await expect.element(figures).toMatchTextContent('12,300+')
  await expect.element(figures).toMatchTextContent('95%')
  await expect
    .element(figures)
    .toMatchTextContent('Illustrative figures: satisfaction. All others are live and rounded down.')
})
