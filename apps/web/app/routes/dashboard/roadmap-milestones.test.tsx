import { listProgress, saveProgress } from '@milepost/contract/progress/routes'
import type { StepProgress } from '@milepost/contract/progress/schema'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { deleteWorkSample, listWorkSamples, saveWorkSample } from '@milepost/contract/work-samples/routes'
import type { WorkSample } from '@milepost/contract/work-samples/schema'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, server } from '#test/stand-in-server.ts'
import { toastOf } from '#test/toast.ts'

let roadmap: Roadmap
let works: WorkSample[]

beforeEach(async () => {
  await actAs('halfway')
  roadmap = await recorded('halfway', 'getRoadmap')
  works = []
  server.on(listWorkSamples, () => works)
  server.on(saveWorkSample, ({ params, body }) => {
    const work = { step_id: params.stepId, ...body }
    works = [work]
    return work
  })
  server.on(deleteWorkSample, () => {
    works = []
    return undefined
  })
})

function firstMilestone() {
  const step = roadmap.roadmap.find(({ milestone }) => milestone)
  if (step === undefined) throw new Error('the demo has no milestone')
  return step
}

async function openMilestone() {
  const { id, label } = firstMilestone()
  await openScreen(`/dashboard/roadmap?step=${id}`)
  return page.getByRole('region', { name: `Your work: ${label}` })
}

const dialog = page.getByRole('dialog', { name: 'Link your work' })

test('work is linked at a milestone, kept private unless the learner says so, changed and removed', async () => {
  const region = await openMilestone()
  await region.getByRole('button', { name: /^Link your work/ }).click()
  await dialog.getByLabelText('Title').fill('A page for the shop')
  await dialog.getByLabelText('Web address').fill('my shop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Web address: write it like https://example.com.')).toBeVisible()
  await dialog.getByLabelText('Web address').fill('shop.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const link = region.getByRole('link', { name: /^A page for the shop/ })
  await expect.element(toastOf('Your work is linked.')).toBeVisible()
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await expect.element(region.getByText('only you see this')).toBeVisible()
  await region.getByRole('button', { name: /^Change/ }).click()
  await dialog.getByLabelText('Show it to people who open my shared roadmap').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(region.getByText('on your shared roadmap')).toBeVisible()
  // The bar that stays in view lies over whatever is at the top of a scrolled page.
  window.scrollTo(0, 0)
  await expectAccessible()
  await region.getByRole('button', { name: /^Change/ }).click()
  await dialog.getByRole('button', { name: 'Remove the link' }).click()
  await expect.element(link).not.toBeInTheDocument()
  await expect.element(toastOf('The link was removed.')).toBeVisible()
  expect(server.calls(deleteWorkSample)).toHaveLength(1)
})

test('a link that is not saved is not lost', async () => {
  server.on(saveWorkSample, lost)
  const region = await openMilestone()
  await region.getByRole('button', { name: /^Link your work/ }).click()
  await dialog.getByLabelText('Title').fill('A page for the shop')
  await dialog.getByLabelText('Web address').fill('shop.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await region.getByRole('button', { name: /^Link your work/ }).click()
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('A page for the shop')
})

test('at the end of the road stands what was learned and built, and there is nothing left to mark', async () => {
  const first: StepProgress = { step_id: 1, status: 'done', updatedAt: '2026-09-16T00:00:00.000Z', ticks: [] }
  server.on(
    listProgress,
    roadmap.roadmap.map(({ id }) => ({ ...first, step_id: id })),
  )
  const { id, label } = firstMilestone()
  works = [{ step_id: id, title: 'A page for the shop', link: 'https://shop.example', shared: false }]
  await openScreen('/dashboard/roadmap')
  const arrival = page.getByRole('region', { name: 'You made it!' })
  await expect.element(arrival.getByText(label)).toBeVisible()
  await expect.element(arrival.getByRole('link', { name: /^A page for the shop/ })).toBeVisible()
  await expect.element(arrival.getByRole('link', { name: 'Where else these skills lead' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Your next step' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('the last step marked done says so, leads to the end of the road, and can be undone', async () => {
  const first: StepProgress = { step_id: 1, status: 'done', updatedAt: '2026-09-16T00:00:00.000Z', ticks: [] }
  const rows = roadmap.roadmap.map(({ id }) => ({ ...first, step_id: id }))
  const last = roadmap.roadmap.length
  server.on(
    listProgress,
    rows.filter(({ step_id }) => step_id !== last),
  )
  server.on(saveProgress, ({ body }) => ({ ...first, step_id: body.stepId, status: body.status }))
  await openScreen('/dashboard/roadmap')
  const bar = page.getByRole('region', { name: 'Your next step' })
  await bar.getByRole('button', { name: /^Mark as done/ }).click()
  await expect.element(page.getByRole('region', { name: 'You made it!' })).toBeVisible()
  await bar.getByRole('link', { name: 'See what you did' }).click()
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('region', { name: 'You made it!' })).not.toBeInTheDocument()
})

test('the picture of the road shows how far the learner is, and is downloaded', async () => {
  await openScreen('/dashboard/roadmap')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const sharing = page.getByRole('dialog', { name: 'Share your roadmap' })
  const picture = sharing.getByRole('img', { name: /^The road to Frontend Developer\. \d+ of 24 steps done$/ })
  await expect.element(picture).toBeVisible()
  const canvas = picture.element() as HTMLCanvasElement
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  const colours = new Set(
    Array.from({ length: data.length / 4 }, (_, index) => data.slice(index * 4, index * 4 + 3).join()),
  )
  expect(colours.size).toBeGreaterThan(5)
  await sharing.getByRole('button', { name: 'Download the picture' }).click()
  await expect.element(sharing.getByText('Downloaded.')).toBeVisible()
})
