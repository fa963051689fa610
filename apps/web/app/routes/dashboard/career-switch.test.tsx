import { saveProgress } from '@milepost/contract/progress/routes'
import { getRoadmap, previewRoadmap, restoreRoadmapVersion, switchCareer } from '@milepost/contract/roadmaps/routes'
import type { Roadmap, RoadmapPreview } from '@milepost/contract/roadmaps/schema'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { type OpenScreen, openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { rememberProgress } from '#test/remember-progress.ts'
import { lost, server } from '#test/stand-in-server.ts'
import { pressIn, toastOf } from '#test/toast.ts'

const other = 'Full Stack Developer'
const dialog = page.getByRole('dialog', { name: `Switch to ${other}?` })
const switchButton = dialog.getByRole('button', { name: `Switch to ${other}` })
const heading = page.getByRole('heading', { level: 1 })

beforeEach(async () => {
  await actAs('halfway')
  const before = await recorded('halfway', 'getRoadmap')
  const after: Roadmap = { ...before, career: other, careerId: 'full-stack-developer', version: 2 }
  let current = before
  server.on(getRoadmap, () => current)
  server.on(previewRoadmap, previewOf(before))
  server.on(switchCareer, () => {
    current = after
    return after
  })
  server.on(restoreRoadmapVersion, () => {
    current = before
    return before
  })
})

function previewOf({ roadmap }: Roadmap): RoadmapPreview {
  const steps = roadmap.map((step, index) => ({ ...step, status: index < 3 ? 'done' : 'not_started' }) as const)
  return {
    careerId: 'full-stack-developer',
    career: other,
    totalHours: { before: 487, after: 600 },
    hoursLeft: { before: 400, after: 513 },
    price: { before: 0, after: 0 },
    steps: { before: 21, after: 20 },
    kept: steps.slice(0, 8),
    added: steps.slice(8, 16).map((step) => ({ ...step, key: `${step.key}-new`, label: `New: ${step.label}` })),
    removed: steps.slice(8),
    coursesChanged: 1,
    identical: false,
  }
}

async function askToSwitch(): Promise<OpenScreen> {
  const screen = await openScreen('/dashboard/recommendation')
  await page.getByRole('button', { name: `Switch to this ${other}` }).click()
  await expect.element(dialog).toBeVisible()
  return screen
}

test('what would change is shown first, also when it takes a second try to find it out', async () => {
  server.on(previewRoadmap, lost)
  await askToSwitch()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/couldn’t work out what would change/)
  server.on(previewRoadmap, previewOf(await recorded('halfway', 'getRoadmap')))
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(dialog.getByRole('heading', { name: /^Finished steps you keep/ })).toBeVisible()
  await expect.element(dialog.getByText('Hours you have left')).toBeVisible()
  await dialog.getByText(/^New steps/).click()
  await expect.element(dialog.getByText(/^New: /).first()).toBeVisible()
  await expectAccessible()
})

test('a switch that fails changes nothing and can be tried again; so can undoing it', async () => {
  const roadmap = await recorded('halfway', 'getRoadmap')
  const after: Roadmap = { ...roadmap, career: other, careerId: 'full-stack-developer', version: 2 }
  server.on(switchCareer, lost)
  const screen = await askToSwitch()
  await switchButton.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Nothing has changed/)
  server.on(switchCareer, after)
  server.on(getRoadmap, after)
  await switchButton.click()
  await expect.element(heading).toHaveTextContent(other)
  await expect.poll(screen.address).toBe('/dashboard/roadmap')

  server.on(restoreRoadmapVersion, lost)
  await pressIn(toastOf(`Your roadmap now leads to ${other}.`), 'Undo')
  await expect.element(toastOf('couldn’t undo the switch')).toBeVisible()
  await expect.element(heading).toHaveTextContent(other)
  server.on(restoreRoadmapVersion, roadmap)
  server.on(getRoadmap, roadmap)
  await pressIn(toastOf('couldn’t undo the switch'), 'Try Again')
  await expect.element(heading).toHaveTextContent('Frontend Developer')
  await expect.poll(() => server.calls(restoreRoadmapVersion).at(-1)?.params.version).toBe(1)
})

test('it waits for progress that is not saved yet, since that belongs to the steps as they are', async () => {
  server.on(saveProgress, lost)
  await openScreen('/dashboard/roadmap')
  await page.getByLabelText('Status of step 13', { exact: true }).selectOptions('done')
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('link', { name: 'Your Recommendation' }).click()
  await page.getByRole('button', { name: `Switch to this ${other}` }).click()
  await switchButton.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Some of your progress isn’t saved yet/)
  expect(server.calls(switchCareer)).toHaveLength(0)
  rememberProgress()
  await switchButton.click()
  await expect.element(heading).toHaveTextContent(other)
})
