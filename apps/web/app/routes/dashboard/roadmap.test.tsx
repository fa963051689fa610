import type { StepStatus } from '@milepost/contract/progress/limits'
import { listProgress, saveProgress, saveTick } from '@milepost/contract/progress/routes'
import type { StepProgress } from '@milepost/contract/progress/schema'
import { getRoadmap, previewRoadmap } from '@milepost/contract/roadmaps/routes'
import type { Roadmap, Step } from '@milepost/contract/roadmaps/schema'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '#lib/query-client.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { pressByKey, tabTo } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { rememberProgress } from '#test/remember-progress.ts'
import { Failure, lost, refused, server } from '#test/stand-in-server.ts'

const address = '/dashboard/roadmap'
const map = page.getByRole('navigation', { name: 'Map of your roadmap' })
const stops = map.getByRole('listitem').getByRole('link')
const regenerate = page.getByRole('button', { name: 'Regenerate Roadmap' })
const statusOf = (number: number) => page.getByLabelText(`Status of step ${number}`)

let roadmap: Roadmap
beforeEach(async () => {
  await actAs('halfway')
  roadmap = await recorded('halfway', 'getRoadmap')
})
afterEach(() => {
  vi.useRealTimers()
})

function stepAt(number: number): Step {
  const step = roadmap.roadmap.find(({ id }) => id === number)
  if (step === undefined) throw new Error(`There is no step ${number}`)
  return step
}

const progressOf = (step_id: number, status: StepStatus): StepProgress => ({
  step_id,
  status,
  updatedAt: '2026-11-22T10:00:00.000Z',
  ticks: [],
})

/** The stop of a step on the route. */
function stop(number: number) {
  const { label, milestone } = stepAt(number)
  return page.getByRole('listitem', { name: milestone ? `Milestone: ${label}` : label })
}

const unfolders = () => document.querySelectorAll<HTMLElement>('#stops [aria-expanded="false"]')

/** Unfolds every section and every step. */
async function unfoldAll() {
  await expect.element(page.getByRole('region', { name: 'Your next step' })).toBeVisible()
  // The learner's way there is another test's subject: here a hundred presses are made at once.
  for (let folded = unfolders(); folded.length > 0; folded = unfolders())
    for (const button of folded) flushSync(() => button.click())
}

const kept = () => Object.keys(window.localStorage).filter((key) => key.startsWith('unsaved-progress'))

describe('the route', () => {
  test('shows stops, milestones, sessions, and courses with their institutions', async () => {
    await openScreen(`${address}?step=1`)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Frontend Developer')
    await expect.element(stop(1)).toMatchTextContent(/Estimated Time/)
    await expect.element(stop(1).getByText(/ sessions done$/)).toBeVisible()
    const course = stop(1).getByRole('article', { name: 'Course for this step' })
    await expect.element(course).toMatchTextContent(/Provided by/)
    // The bar that stays in view lies over whatever is at the top by then.
    window.scrollTo(0, 0)
    await expectAccessible()
    await map.getByRole('link', { name: /^Step 21,/ }).click()
    await expect.element(stop(21).getByText('What to show')).toBeVisible()
    await expect.element(stop(21)).toMatchTextContent(/of 8 sessions done/)
  })

  test('has a map, whose stops lead to their steps and which can be skipped', async () => {
    await openScreen(address)
    await expect.element(stops).toHaveLength(roadmap.roadmap.length)
    await expect.element(map.getByRole('link', { name: /^Step 13,/ })).toHaveAttribute('aria-current', 'step')
    await expect.element(stop(13)).toMatchTextContent(/You are here/)
    await expect.element(map).toMatchTextContent(/Milestone 13/)
    await expect.element(page.getByRole('region', { name: 'Milestones' })).toMatchTextContent(/the next step/)
    const skip = map.getByRole('link', { name: 'Skip the map' })
    skip.element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(stops.first()).toHaveFocus()
    await expect.element(map).toMatchTextContent(/Stop 1/)
    await userEvent.keyboard('{Enter}')
    await expect.element(stop(1)).toHaveFocus()
    await expect.element(stop(1)).toMatchTextContent(/sessions done/)
    skip.element().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: /^Foundations of the web/ })).toHaveFocus()
  })

  test('goes to the step that the address asks for', async () => {
    await openScreen('/roadmap?step=16')
    await expect.element(stop(16)).toHaveFocus()
    await expect.element(stop(16)).toBeInViewport()
    await expect.element(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  test('marks the step that was asked for, and only for a while', async () => {
    await openScreen(address)
    await expect.element(stop(13)).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await map.getByRole('link', { name: /^Step 13,/ }).click()
    await vi.advanceTimersByTimeAsync(300)
    await expect.element(stop(13)).toHaveClass('bg-signal-soft')
    await vi.advanceTimersByTimeAsync(2_000)
    await expect.element(stop(13)).not.toHaveClass('bg-signal-soft')
  })

  /** Asks for step 13 on the map and presses something until the page would long have gone there, by frames and by time. */
  async function pressWhileGoingToStep13() {
    const screen = await openScreen(address)
    await expect.element(stop(13)).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await map.getByRole('link', { name: /^Step 13,/ }).click()
    await expect.poll(screen.address).toBe(`${address}?step=13`)
    for (let held = 0; held < 1_500; held += 50) {
      window.dispatchEvent(new PointerEvent('pointerdown'))
      await vi.advanceTimersByTimeAsync(50)
      await new Promise(requestAnimationFrame)
      expect(stop(13).element().className).not.toContain('bg-signal-soft')
    }
  }

  test('does not move away what is being pressed, and goes to the step once it is let go', async () => {
    await pressWhileGoingToStep13()
    window.dispatchEvent(new PointerEvent('pointerup'))
    const later = async () => {
      await vi.advanceTimersByTimeAsync(50)
      return stop(13).element().className
    }
    await expect.poll(later).toContain('bg-signal-soft')
    await expect.element(stop(13)).toHaveFocus()
  })

  test('stays where a finger scrolls to, also when something is pressed later', async () => {
    await pressWhileGoingToStep13()
    for (const name of ['pointercancel', 'pointerdown', 'pointerup']) window.dispatchEvent(new PointerEvent(name))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(stop(13).element().className).not.toContain('bg-signal-soft')
    await expect.element(stop(13)).not.toHaveFocus()
  })

  test('says why a step has no course, and whom a course is for', async () => {
    const absences = ['no_course', 'budget', 'language', 'gone', 'budget_spent', 'taken'] as const
    const steps = roadmap.roadmap.map((step) => {
      const absence = [14, 15, 16, 17, 18, 19].indexOf(step.id)
      const courseAbsence = absences[absence]
      if (courseAbsence !== undefined) return { ...step, courseId: null, linkReason: null, courseAbsence }
      if (step.id !== 20 || step.linkReason === null) return step
      const linkReason = { ...step.linkReason, code: 'confirmed', skill: 'Woodwork', level: 'beginner' } as const
      return { ...step, linkReason }
    })
    server.on(getRoadmap, { ...roadmap, roadmap: steps })
    await openScreen(address)
    await unfoldAll()
    for (const text of [
      /No course teaches this yet\./,
      /There is a course for this, but it’s over your budget\./,
      /There is a course for this, but together with your other courses it’s over your budget\./,
      /A course that’s already linked to two other steps teaches this too\./,
      /There is a course for this, but none in your study language\./,
      /The course linked here is no longer offered\./,
      /Why this course: the institution confirms it teaches Woodwork\. For beginners\./,
    ]) {
      await expect.element(page.getByText(text).first()).toBeVisible()
    }
  })

  test.each([
    ['no_course', 'No course in your study language teaches this yet.'],
    ['budget', 'There is a course in your study language, but it’s over your budget.'],
    [
      'budget_spent',
      'There is a course in your study language, but together with your other courses it’s over your budget.',
    ],
    ['taken', 'The course in your study language is already linked to two other steps.'],
    [null, 'It isn’t in your study language.'],
  ] as const)('says of a course in another language why: %s', async (ownLanguageAbsence, text) => {
    const steps = roadmap.roadmap.map((step) =>
      step.id !== 20 || step.linkReason === null
        ? step
        : { ...step, linkReason: { ...step.linkReason, otherLanguage: true, ownLanguageAbsence } },
    )
    server.on(getRoadmap, { ...roadmap, roadmap: steps })
    await openScreen(`${address}?step=20`)
    await expect.element(stop(20)).toMatchTextContent(text)
  })

  test('that cannot be loaded says so and can be asked for again', async () => {
    server.on(getRoadmap, refused('internal', 'Something went wrong on our side. Please try again.'))
    await openScreen(address)
    await expect.element(page.getByRole('alert').filter({ hasText: 'Something went wrong on our side' })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Not available')
    await expect.element(regenerate).toBeVisible()
    await expectAccessible()
    server.on(getRoadmap, lost)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible()
    server.on(getRoadmap, roadmap)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(stop(13)).toBeVisible()
  })

  test('that cannot be loaded says why in the server’s own words, whichever field holds them', async () => {
    const words = 'The advisor is being updated.'
    server.on(getRoadmap, new Failure(async () => Response.json({ error: words }, { status: 422 })))
    await openScreen(address)
    await expect.element(page.getByRole('alert')).toMatchTextContent(words)
    await expect.element(regenerate).toBeVisible()
  })

  test('another one from the same answers opens the plans, by the server’s word', async () => {
    server.on(previewRoadmap, refused('premium_required'))
    await openScreen(address)
    await regenerate.click()
    const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' })
    await expect.element(dialog).toMatchTextContent(/Current Plan/)
    await expect.element(dialog).toMatchTextContent(/USD 9\.99\/month/)
    await expect.element(dialog.getByRole('button', { name: 'Subscribe to Pro' })).toBeEnabled()
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(regenerate).toHaveFocus()
  })
})

describe('progress', () => {
  test('of a step marked done stays open, and is folded at the next visit', async () => {
    rememberProgress()
    const screen = await openScreen(address)
    await statusOf(1).selectOptions('done')
    await expect.element(stop(1).getByText(/ sessions done$/)).toBeVisible()
    await expect.element(stop(2)).toMatchTextContent(/You are here/)
    await expect.poll(kept).toEqual([])
    await screen.reload()
    await expect.element(stop(1)).toBeVisible()
    const unfold = stop(1).getByRole('button', { name: /^Show details/ })
    await expect.element(unfold).toHaveAttribute('aria-expanded', 'false')
    await expect.element(stop(1).getByText(/ sessions done$/)).not.toBeInTheDocument()
  })

  test('by the keyboard alone a step is ticked and unticked, and what was in it is unfolded again', async () => {
    rememberProgress()
    const screen = await openScreen(address)
    await pressByKey(map.getByRole('link', { name: 'Skip the map' }))
    await tabTo(statusOf(1))
    for (const [key, value] of [
      ['{ArrowDown}', 'ongoing'],
      ['{ArrowDown}', 'done'],
      ['{ArrowUp}', 'ongoing'],
      ['{ArrowUp}', 'not_started'],
      ['{End}', 'done'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(statusOf(1)).toHaveValue(value)
      await expect.element(statusOf(1)).toHaveFocus()
    }
    await expect.element(page.getByText(/^1 of \d+ steps done/)).toBeVisible()
    await expect.poll(kept).toEqual([])
    await screen.reload()
    const unfold = stop(1).getByRole('button', { name: /^Show details/ })
    await expect.element(unfold).toBeVisible()
    await pressByKey(map.getByRole('link', { name: 'Skip the map' }))
    await tabTo(statusOf(1))
    await pressByKey(unfold)
    await expect.element(unfold).toHaveAttribute('aria-expanded', 'true')
    await expect.element(unfold).toHaveFocus()
    await expect.element(stop(1).getByRole('article', { name: 'Course for this step' })).toBeVisible()
    await expect.element(stop(1).getByText(/sessions done$/)).toBeVisible()
  })

  test('without a network it is shown at once, marked unsaved, kept over a reload, and saved when asked', async () => {
    rememberProgress()
    server.on(saveProgress, lost)
    let screen = await openScreen(address)
    await statusOf(1).selectOptions('done')
    await statusOf(2).selectOptions('ongoing')
    await expect.element(statusOf(1)).toHaveValue('done')
    await expect.element(stop(1).getByText('Not saved yet')).toBeVisible()
    await expect.element(stop(2).getByText('Not saved yet')).toBeVisible()
    await expectAccessible()
    screen = await screen.reload()
    await expect.element(statusOf(1)).toHaveValue('done')
    await expect.element(page.getByText('Not saved yet').first()).toBeVisible()
    // Not before: it is also tried again by itself, and the button is gone once that works.
    document.addEventListener('pointerdown', () => rememberProgress(), { once: true, capture: true })
    await page.getByRole('button', { name: 'Save now' }).click()
    await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument()
    await expect.poll(kept).toEqual([])
    await screen.reload()
    await expect.element(statusOf(1)).toHaveValue('done')
    await expect.element(statusOf(2)).toHaveValue('ongoing')
  })

  test('is not undone by a list that was asked for before it was saved', async () => {
    rememberProgress()
    await openScreen(address)
    await expect.element(statusOf(1)).toHaveValue('not_started')
    const { promise: old, resolve } = Promise.withResolvers<StepProgress[]>()
    server.on(listProgress, () => {
      server.on(listProgress, [progressOf(1, 'done')])
      return old
    })
    void queryClient.invalidateQueries({ queryKey: ['progress'] })
    await statusOf(1).selectOptions('done')
    await expect.poll(kept).toEqual([])
    resolve([])
    await expect.poll(() => queryClient.isFetching({ queryKey: ['progress'] })).toBe(0)
    await expect.element(statusOf(1)).toHaveValue('done')
  })

  test('of many quick changes is saved as the last one', async () => {
    rememberProgress()
    const screen = await openScreen(address)
    await expect.element(statusOf(3)).toBeVisible()
    for (const value of ['done', 'ongoing', 'not_started', 'done', 'ongoing']) await statusOf(3).selectOptions(value)
    await expect.poll(kept).toEqual([])
    await expect.poll(() => server.calls(saveProgress).at(-1)?.body).toMatchObject({ stepId: 3, status: 'ongoing' })
    await screen.reload()
    await expect.element(statusOf(3)).toHaveValue('ongoing')
  })
})

describe('the current step', () => {
  const bar = page.getByRole('region', { name: 'Your next step' })

  test('is where the page opens: finished sections are one line, later ones their names', async () => {
    await openScreen(address)
    await expect.element(stop(13).getByText('What to show')).toBeVisible()
    for (const folded of [1, 6, 7, 12, 14, 22]) await expect.element(stop(folded)).not.toBeInTheDocument()
    await page.getByRole('button', { name: '6 steps done' }).click()
    await expect.element(stop(12)).toBeVisible()
    await page.getByRole('button', { name: /^Building interfaces/ }).click()
    await expect.element(stop(14)).toBeVisible()
    await expect.element(stop(14).getByText(/ sessions done$/)).not.toBeInTheDocument()
  })

  test('is marked done with one press of 44 pixels, which can be undone, and the next one is one press away', async () => {
    rememberProgress([progressOf(1, 'done'), progressOf(2, 'ongoing')])
    await openScreen(address)
    await expect.element(bar).toMatchTextContent(/Step 2 of 24 · \d+ hours/)
    const done = bar.getByRole('button', { name: /^Mark as done/ })
    expect(done.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await done.click()
    await expect.element(statusOf(2)).toHaveValue('done')
    await expect.element(bar.getByRole('status')).toMatchTextContent('Step 2 done. 22 steps to go.')
    await expect.element(bar).toHaveFocus()
    await expectAccessible()
    await bar.getByRole('button', { name: 'Undo' }).click()
    await expect.element(statusOf(2)).toHaveValue('ongoing')
    await done.click()
    await bar.getByRole('link', { name: /^Next/ }).click()
    await expect.element(stop(3)).toHaveFocus()
    await expect.element(bar).toMatchTextContent(/Step 3 of 24/)
  })

  test('has sessions that are ticked one by one, also without a network', async () => {
    rememberProgress()
    server.on(saveTick, lost)
    const screen = await openScreen(address)
    const first = stop(1)
      .getByRole('checkbox', { name: /^Done: / })
      .first()
    await first.click()
    await expect.element(stop(1).getByText(/^1 of \d+ sessions done$/)).toBeVisible()
    await expect.element(statusOf(1)).toHaveValue('ongoing')
    await expect.element(stop(1).getByText('Not saved yet')).toBeVisible()
    await expectAccessible()
    await screen.reload()
    await expect.element(first).toBeChecked()
    document.addEventListener('pointerdown', () => rememberProgress(), { once: true, capture: true })
    await page.getByRole('button', { name: 'Save now' }).click()
    await expect.poll(kept).toEqual([])
    await expect.element(stop(1).getByText(/^1 of \d+ sessions done$/)).toBeVisible()
    await first.click()
    await expect.element(stop(1).getByText(/^0 of \d+ sessions done$/)).toBeVisible()
  })
})
