import { getRoadmap } from '@milepost/contract/roadmaps/routes'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { server } from '#test/stand-in-server.ts'

let roadmap: Roadmap

beforeEach(async () => {
  await actAs('halfway')
  roadmap = await recorded('halfway', 'getRoadmap')
})

/** A step that lies ahead, so that it is not folded away. */
function stepAhead() {
  const step = roadmap.roadmap.findLast(({ milestone }) => !milestone)
  if (step === undefined) throw new Error('the demo has no step')
  return step
}

/** Opens the roadmap with other material at one step. */
async function openWith(materials: Roadmap['roadmap'][number]['materials']) {
  const step = stepAhead()
  const changed = roadmap.roadmap.map((each) => (each === step ? { ...each, materials } : each))
  server.on(getRoadmap, { ...roadmap, roadmap: changed })
  await openScreen(`/dashboard/roadmap?step=${step.id}`)
  return page.getByRole('region', { name: `Free material for ${step.label}`, exact: true })
}

const material = {
  title: 'எளிய தமிழில் Python',
  url: 'https://books.example/python?from=1',
  publisher: 'Open Books',
  kind: 'course',
  language: 'ta',
  hours: 1,
  needsAccount: true,
  isPageConfirmed: false,
} as const

test('free material says whose it is and how sure the link is, and its link leaves Milepost for good', async () => {
  const region = await openWith([material])
  const link = region.getByRole('link', { name: 'எளிய தமிழில் Python (leaves Milepost, opens in a new tab)' })
  await expect.element(link).toHaveAttribute('href', material.url)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(link.getByText(material.title)).toHaveAttribute('lang', 'ta')
  for (const fact of ['Open Books', 'Open courseware', 'about 1 hour', 'Tamil', 'needs a free account there'])
    await expect.element(region.getByText(fact, { exact: true })).toBeVisible()
  await expect.element(region.getByText('on the publisher’s site')).toBeVisible()
  await expect.element(region.getByRole('article')).not.toBeInTheDocument()
  await expectAccessible()
})

test('a page that has been seen needs no caution, and a step without material has no such part', async () => {
  const region = await openWith([{ ...material, needsAccount: false, isPageConfirmed: true }])
  await expect.element(region.getByRole('link')).toBeVisible()
  await expect.element(region.getByText('on the publisher’s site')).not.toBeInTheDocument()
  await expect.element(region.getByText('needs a free account there')).not.toBeInTheDocument()
  const milestone = roadmap.roadmap.find((step) => step.milestone)
  await expect
    .element(page.getByRole('region', { name: `Free material for ${milestone?.label}` }))
    .not.toBeInTheDocument()
})

test('a printed roadmap has the addresses to type', async () => {
  await openScreen('/dashboard/roadmap/print')
  const [first] = stepAhead().materials
  await expect.element(page.getByText(first?.url ?? 'missing', { exact: false }).first()).toBeVisible()
})
