import {
  chooseVariant,
  getRoadmap,
  previewRoadmap,
  previewVariants,
  restoreRoadmapVersion,
} from '@milepost/contract/roadmaps/routes'
import type { Roadmap, RoadmapPreview, VariantPreview } from '@milepost/contract/roadmaps/schema'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, refused, server } from '#test/stand-in-server.ts'
import { pressIn, toastOf } from '#test/toast.ts'

const address = '/dashboard/roadmap'
const review = page.getByRole('dialog', { name: 'What a new roadmap would change' })
const ways = review.getByRole('region', { name: 'Other ways to your career' })
const rowOf = (name: string) => ways.getByRole('listitem').filter({ hasText: name })

let roadmap: Roadmap
let preview: RoadmapPreview
beforeEach(async () => {
  await actAs('premium')
  roadmap = { ...(await recorded('premium', 'getRoadmap')), hoursPerWeek: 10, variant: null, requests: [] }
  const steps = roadmap.roadmap.map((step) => ({ ...step, status: 'not_started' as const }))
  preview = {
    careerId: roadmap.careerId,
    career: roadmap.career,
    totalHours: { before: 500, after: 460 },
    hoursLeft: { before: 400, after: 360 },
    steps: { before: steps.length, after: steps.length - 1 },
    price: { before: 9000, after: 0 },
    kept: steps.slice(1),
    added: [],
    removed: steps.slice(0, 1),
    coursesChanged: 3,
    identical: false,
  }
  server.on(previewRoadmap, { ...preview, removed: [], coursesChanged: 0, identical: true })
  server.on(getRoadmap, roadmap)
})

const vue: VariantPreview['variant'] = { kind: 'other_tool', skillId: 'vue', name: 'Vue' }

async function openWays() {
  const screen = await openScreen(address)
  await page.getByRole('button', { name: 'Regenerate Roadmap' }).click()
  await ways.getByRole('button', { name: 'Compare other ways' }).click()
  return screen
}

test('other ways are compared by steps, hours, money and day, chosen and undone', async () => {
  server.on(previewVariants, [
    { ...preview, variant: { kind: 'free_courses' } },
    { ...preview, variant: { kind: 'own_language' } },
    { ...preview, variant: { kind: 'project_first' } },
    { ...preview, variant: vue },
  ])
  await openWays()
  const row = rowOf('Only free courses')
  await expect.element(row).toMatchTextContent(/Price of the courses.*₹9,000.*₹0/)
  await expect.element(row).toMatchTextContent(/Hours you have left.*400.*360/)
  await expect.element(row).toMatchTextContent(/You finish.*around/)
  await expect.element(row).toMatchTextContent(/3 steps get different courses/)
  await expect.element(ways.getByRole('listitem').filter({ hasText: 'Use this roadmap' })).toHaveLength(4)
  await expectAccessible()
  const after = { ...roadmap, version: roadmap.version + 1, variant: vue }
  server.on(chooseVariant, lost)
  await rowOf('With Vue').getByRole('button', { name: 'Use this roadmap (With Vue)' }).click()
  await expect.element(review.getByRole('alert')).toMatchTextContent(/We couldn’t save that/)
  const tries = server.calls(chooseVariant).length
  server.on(chooseVariant, after)
  server.on(getRoadmap, after)
  await server.holdWhile(() =>
    rowOf('With Vue')
      .getByRole('button', { name: /^Use this roadmap/ })
      .dblClick(),
  )
  const notice = toastOf('Your roadmap has changed')
  await expect.element(notice).toBeVisible()
  await expect.element(review).not.toBeInTheDocument()
  await expect.poll(() => server.calls(chooseVariant).slice(tries)).toHaveLength(1)
  await expect.poll(() => server.calls(chooseVariant).at(-1)?.body).toEqual({ kind: 'other_tool', skillId: 'vue' })
  await expect.element(page.getByText('This roadmap teaches Vue.')).toBeVisible()
  server.on(restoreRoadmapVersion, roadmap)
  server.on(getRoadmap, roadmap)
  await pressIn(notice, 'Undo')
  await expect.element(page.getByText('This roadmap teaches Vue.')).not.toBeInTheDocument()
})

test('a day takes a date and a pace, says when there is time enough, and keeps what was typed', async () => {
  server.on(previewVariants, [])
  const until = '2099-06-30'
  server.on(getRoadmap, { ...roadmap, requests: [{ kind: 'deadline', quote: 'by June 2099', until }] })
  await openWays()
  await expect.element(ways.getByText('There is no other way that would change anything.')).toBeVisible()
  await expect.element(ways.getByLabelText('Finish by')).toHaveValue(until)
  const pace = ways.getByLabelText('Hours a week')
  await expect.element(pace).toHaveValue('10')
  await pace.fill('100')
  await userEvent.keyboard('{Enter}')
  await expect.element(ways.getByText('Enter a whole number from 1 to 80.')).toBeVisible()
  await expect.element(pace).toHaveValue('100')
  await pace.fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.element(ways.getByText('Your roadmap already fits that date.')).toBeVisible()
  server.on(previewVariants, [{ ...preview, variant: { kind: 'by_date', until } }])
  await pace.fill('8')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.calls(previewVariants).at(-1)?.body).toMatchObject({ until, hoursPerWeek: 8 })
  const after: Roadmap = { ...roadmap, version: roadmap.version + 1, variant: { kind: 'by_date', until } }
  server.on(chooseVariant, after)
  server.on(getRoadmap, after)
  await rowOf('Shorter, for')
    .getByRole('button', { name: /^Use this roadmap/ })
    .click()
  await expect.element(page.getByText(/^We shortened this roadmap for .* 2099\./)).toBeVisible()
  await expect.poll(() => server.calls(chooseVariant).at(-1)?.body).toEqual({ kind: 'by_date', until, hoursPerWeek: 8 })
})

test('what can’t be worked out is said, with another try, and a plan that is missing in the server’s words', async () => {
  server.on(previewVariants, refused('premium_required', 'Other ways are part of Pro and Premium.'))
  await openWays()
  await expect.element(ways.getByRole('alert')).toMatchTextContent(/Other ways are part of Pro and Premium\./)
  server.on(previewVariants, [{ ...preview, variant: { kind: 'project_first' } }])
  await ways.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(rowOf('Projects first')).toBeVisible()
})

test('the usual way is one press away', async () => {
  server.on(getRoadmap, { ...roadmap, variant: { kind: 'project_first' } })
  await openScreen(address)
  await expect.element(page.getByText('In this roadmap each section starts with its project.')).toBeVisible()
  const usual = { ...roadmap, version: roadmap.version + 1 }
  server.on(chooseVariant, usual)
  server.on(getRoadmap, usual)
  await page.getByRole('button', { name: 'Back to the usual way' }).click()
  await expect.element(toastOf('Your roadmap is back to the usual way')).toBeVisible()
  await expect.poll(() => server.calls(chooseVariant).at(-1)?.body).toEqual({ kind: 'usual' })
  await expect.element(page.getByRole('button', { name: 'Back to the usual way' })).not.toBeInTheDocument()
})
