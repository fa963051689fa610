import { saveProgress } from '@milepost/contract/progress/routes'
import {
  createRoadmap,
  getRoadmap,
  getRoadmapVersion,
  listRoadmapVersions,
  previewRoadmap,
  restoreRoadmapVersion,
} from '@milepost/contract/roadmaps/routes'
import type { Roadmap, RoadmapPreview, RoadmapVersion } from '@milepost/contract/roadmaps/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { rememberProgress } from '#test/remember-progress.ts'
import { lost, server } from '#test/stand-in-server.ts'
import { toastOf } from '#test/toast.ts'

const address = '/dashboard/roadmap'
const review = page.getByRole('dialog', { name: 'What a new roadmap would change' })
const regenerate = page.getByRole('button', { name: 'Regenerate Roadmap' })
const accept = review.getByRole('button', { name: 'Use the new roadmap' })

let roadmap: Roadmap
beforeEach(async () => {
  await actAs('premium')
  roadmap = await recorded('premium', 'getRoadmap')
})

function previewOf({ careerId, career, totalHours, roadmap: steps }: Roadmap): RoadmapPreview {
  const summaries = steps.map((step) => ({ ...step, status: step.id < 4 ? 'done' : 'not_started' }) as const)
  return {
    careerId,
    career,
    totalHours: { before: totalHours, after: totalHours - 40 },
    hoursLeft: { before: 300, after: 260 },
    price: { before: 0, after: 0 },
    steps: { before: steps.length, after: steps.length - 2 },
    kept: summaries.slice(0, -2),
    added: [],
    removed: summaries.slice(-2),
    coursesChanged: 0,
    identical: false,
  }
}

describe('before another roadmap is made', () => {
  test('with a paid plan: that nothing would change is said, and why', async () => {
    server.on(previewRoadmap, lost)
    await openScreen(address)
    await expect.element(regenerate).toBeVisible()
    regenerate.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(review.getByRole('heading', { level: 2 })).toHaveFocus()
    await expect.element(review.getByRole('alert')).toMatchTextContent(/couldn’t work out what would change/)
    server.on(previewRoadmap, { ...previewOf(roadmap), removed: [], identical: true })
    await review.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(review.getByText(/^Nothing would change/)).toBeVisible()
    await expect.element(review.getByText(/^Your roadmap is based on your answers/)).toBeVisible()
    await expect.element(accept).not.toBeInTheDocument()
    await expectAccessible()
    await review.getByRole('button', { name: 'Keep the current one' }).click()
    await expect.element(review).not.toBeInTheDocument()
    await expect.element(regenerate).toHaveFocus()
    expect(server.calls(createRoadmap)).toHaveLength(0)
  })

  test('after changed answers: what would change is shown, a failure changes nothing, and one is made', async () => {
    server.on(getRoadmap, { ...roadmap, outdated: true })
    server.on(previewRoadmap, previewOf(roadmap))
    server.on(createRoadmap, lost)
    await openScreen(address)
    await expect.element(page.getByText(/^Your answers have changed since/)).toBeVisible()
    await regenerate.click()
    await expect.element(review.getByText(/^Finished steps you keep/)).toBeVisible()
    await expect.element(review.getByText('Hours you have left')).toBeVisible()
    await review.getByText(/^Steps removed/).click()
    await expectAccessible()
    await accept.click()
    await expect.element(review.getByRole('alert')).toMatchTextContent(/We couldn’t save that/)
    await expect.element(review.getByText(/^Steps removed/)).toBeVisible()
    const tries = server.calls(createRoadmap).length
    const after = { ...roadmap, version: roadmap.version + 1 }
    server.on(createRoadmap, after)
    server.on(getRoadmap, after)
    await server.holdWhile(() => accept.dblClick())
    await expect.element(toastOf('Your new roadmap is ready')).toBeVisible()
    await expect.element(review).not.toBeInTheDocument()
    await expect.poll(() => server.calls(createRoadmap).slice(tries)).toHaveLength(1)
    await expect.poll(() => server.calls(createRoadmap).at(-1)?.body.regenerate).toBe(true)
    await expect.element(page.getByText(/^Your answers have changed since/)).not.toBeInTheDocument()
  })

  test('not while progress is unsaved, since that belongs to the roadmap as it is', async () => {
    server.on(getRoadmap, { ...roadmap, outdated: true })
    server.on(previewRoadmap, previewOf(roadmap))
    const after = { ...roadmap, version: roadmap.version + 1 }
    server.on(createRoadmap, after)
    await openScreen(address)
    await expect.element(regenerate).toBeVisible()
    server.on(saveProgress, lost)
    await page.getByLabelText('Status of step 8').selectOptions('done')
    await regenerate.click()
    await accept.click()
    await expect.element(review.getByRole('alert')).toMatchTextContent(/Some of your progress isn’t saved yet/)
    expect(server.calls(createRoadmap)).toHaveLength(0)
    rememberProgress(await recorded('premium', 'listProgress'))
    server.on(getRoadmap, after)
    await accept.click()
    await expect.element(toastOf('Your new roadmap is ready')).toBeVisible()
    await expect.poll(() => server.calls(saveProgress).at(-1)?.body).toMatchObject({ stepId: 8, status: 'done' })
  })
})

describe('earlier versions', () => {
  const fold = page.getByText('Earlier versions')
  const look = page.getByRole('button', { name: 'View (version 1)' })
  const shown = page.getByRole('dialog', { name: /^Version 1: / })
  const restore = page.getByRole('button', { name: 'Restore this version (1)' })
  const question = page.getByRole('alertdialog', { name: 'Restore version 1?' })
  let first: RoadmapVersion

  beforeEach(async () => {
    const [known] = await recorded('premium', 'listRoadmapVersions')
    if (known === undefined) throw new Error('The demo learner has a roadmap')
    first = { ...known, version: 1, occasion: 'first', current: false }
    const second: RoadmapVersion = { ...known, version: 2, occasion: 'profile_changed', current: true }
    server.on(getRoadmap, { ...roadmap, version: 2 })
    server.on(listRoadmapVersions, [second, first])
  })

  test('that cannot be loaded can be asked for again; one alone is said to be the only one', async () => {
    server.on(listRoadmapVersions, lost)
    await openScreen(address)
    await fold.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/We couldn’t load the versions\./)
    server.on(listRoadmapVersions, [{ ...first, current: true }])
    await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click()
    await expect.element(page.getByText(/^No earlier versions yet\./)).toBeVisible()
  })

  test('can be looked at, and nothing in them can be changed', async () => {
    await openScreen(address)
    await fold.click()
    await expect.element(page.getByText('Your first roadmap')).toBeVisible()
    await expect.element(page.getByText('After you changed your answers')).toBeVisible()
    await expectAccessible()
    await look.click()
    await expect.element(shown.getByText(/^This is an earlier version from/)).toBeVisible()
    await expect.element(shown.getByRole('listitem')).toHaveLength(roadmap.roadmap.length)
    await expect.element(shown.getByRole('combobox')).not.toBeInTheDocument()
    await expectAccessible()
    await expect.poll(() => server.calls(getRoadmapVersion).at(-1)?.params.version).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(shown).not.toBeInTheDocument()
    await expect.element(look).toHaveFocus()
  })

  test('are restored after a question, and a failure changes nothing', async () => {
    server.on(restoreRoadmapVersion, lost)
    await openScreen(address)
    await fold.click()
    await look.click()
    await shown.getByRole('button', { name: 'Restore this version' }).click()
    await expect.element(question).toMatchTextContent(/becomes your current one again/)
    await expect.element(question.getByRole('button', { name: 'Restore this version' })).toHaveFocus()
    await expectAccessible()
    await question.getByRole('button', { name: 'Keep the current one' }).click()
    await expect.element(restore).toHaveFocus()
    expect(server.calls(restoreRoadmapVersion)).toHaveLength(0)

    await userEvent.keyboard('{Enter}')
    await question.getByRole('button', { name: 'Restore this version' }).click()
    await expect.element(question.getByRole('alert')).toMatchTextContent(/We couldn’t save that/)
    await expectAccessible()
    const tries = server.calls(restoreRoadmapVersion).length
    server.on(restoreRoadmapVersion, () => {
      server.on(getRoadmap, { ...roadmap, version: 1 })
      server.on(listRoadmapVersions, [{ ...first, current: true }])
      return { ...roadmap, version: 1 }
    })
    await server.holdWhile(() => question.getByRole('button', { name: 'Restore this version' }).dblClick())
    await expect.element(toastOf('Version 1 is your roadmap again.')).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
    await expect.poll(() => server.calls(restoreRoadmapVersion).slice(tries)).toHaveLength(1)
    const summary = page.elementLocator(fold.element().closest('summary') ?? document.body)
    await expect.element(summary).toHaveFocus()
  })
})
