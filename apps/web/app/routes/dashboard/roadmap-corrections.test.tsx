import { getSkill } from '@milepost/contract/knowledge/routes'
import {
  correctSkill,
  getRoadmap,
  listRoadmapVersions,
  restoreRoadmapVersion,
  setPace,
} from '@milepost/contract/roadmaps/routes'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { rememberProgress } from '#test/remember-progress.ts'
import { lost, server } from '#test/stand-in-server.ts'
import { pressIn, toastOf } from '#test/toast.ts'

const address = '/dashboard/roadmap'
const check = page.getByRole('button', { name: /^I already know this/ }).first()
const dialog = page.getByRole('dialog', { name: /^Check yourself: / })
const known = page.getByRole('region', { name: 'Skills you have' })
const questions = 3
const byLearner = { quote: null, source: 'learner', impliedBy: null } as const

let roadmap: Roadmap
let shorter: Roadmap
beforeEach(async () => {
  await actAs('halfway')
  rememberProgress()
  roadmap = await recorded('halfway', 'getRoadmap')
  const [first, ...rest] = roadmap.roadmap
  shorter = {
    ...roadmap,
    version: 2,
    totalHours: roadmap.totalHours - (first?.hours ?? 0),
    roadmap: rest.map((step, index) => ({ ...step, id: index + 1 })),
    knownSkills: [
      ...roadmap.knownSkills,
      { id: 'responsive-design', name: 'Responsive design', level: 'projects', ...byLearner },
    ],
  }
  const skill = await recorded('halfway', 'getSkill')
  server.on(getSkill, { ...skill, id: 'responsive-design', name: 'Responsive design' })
})

const labels = ({ roadmap: steps }: Roadmap) => steps.map(({ label }) => label)
const shownLabels = () =>
  [...document.querySelectorAll('[id^="step-"][id$="-label"]')].map((label) =>
    label.textContent?.replace(/^Milestone: /, ''),
  )

async function answer(...knew: readonly boolean[]): Promise<void> {
  for (const one of knew) {
    await dialog.getByRole('button', { name: 'Show answer' }).click()
    await dialog.getByRole('button', { name: one ? 'I knew it' : 'Not yet' }).click()
  }
}

async function openCheck(): Promise<void> {
  await check.click()
  await expect.element(dialog.getByText(`Question 1 of ${questions}`)).toBeVisible()
}

describe('knowing a skill already', () => {
  test('is asked for question by question, by keyboard alone, and takes the step off', async () => {
    server.on(correctSkill, shorter)
    await openScreen(address)
    await expect.element(check).toBeVisible()
    check.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('heading', { level: 2 })).toHaveFocus()
    for (let number = 1; number <= questions; number += 1) {
      await expect.element(dialog.getByText(`Question ${number} of ${questions}`)).toBeVisible()
      if (number > 1) await expect.element(dialog.getByRole('heading', { level: 3 })).toHaveFocus()
      await userEvent.keyboard('{Tab}')
      await expect.element(dialog.getByRole('button', { name: 'Show answer' })).toHaveFocus()
      if (number === 1) await expectAccessible()
      await userEvent.keyboard('{Enter}')
      await expect.element(dialog.getByText('A good answer')).toBeVisible()
      if (number === 1) await expectAccessible()
      await userEvent.keyboard('{Tab}')
      await expect.element(dialog.getByRole('button', { name: 'I knew it' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(dialog.getByRole('heading', { name: 'You knew 3 of 3' })).toHaveFocus()
    await expect.element(dialog.getByText(/^You know Responsive design\./)).toBeVisible()
    await expectAccessible()
    server.on(getRoadmap, shorter)
    await userEvent.keyboard('{Tab}')
    await expect.element(dialog.getByRole('button', { name: 'Remove it from my roadmap' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.id).toBe('step-1-label')
    await expect.poll(shownLabels).toEqual(labels(shorter))
    const row = known.getByRole('listitem').filter({ hasText: 'Responsive design' })
    await expect.element(row).toMatchTextContent(/you told us/)
    await expectAccessible()
  })

  test('says what it took off, once, and can be undone, at a second try too', async () => {
    server.on(correctSkill, shorter)
    await openScreen(address)
    await openCheck()
    await answer(true, true, true)
    server.on(getRoadmap, shorter)
    await server.holdWhile(() => dialog.getByRole('button', { name: 'Remove it from my roadmap' }).dblClick())
    const notice = toastOf(/Responsive design is off your roadmap\. That saves you 1 step and \d+ hours/)
    await expect.element(notice).toBeVisible()
    await expect.poll(() => server.calls(correctSkill).map(({ body }) => body)).toEqual([{ level: 'projects' }])
    server.on(restoreRoadmapVersion, lost)
    await pressIn(notice, 'Undo')
    await expect.element(toastOf('We couldn’t save that.')).toBeVisible()
    await expect.poll(shownLabels).toEqual(labels(shorter))
    server.on(restoreRoadmapVersion, roadmap)
    server.on(getRoadmap, roadmap)
    await pressIn(toastOf('We couldn’t save that.'), 'Try Again')
    await expect.element(toastOf('Undone. Your roadmap is back to how it was.')).toBeVisible()
    await expect.poll(shownLabels).toEqual(labels(roadmap))
    await expect.poll(() => server.calls(restoreRoadmapVersion).at(-1)?.params.version).toBe(1)
  })

  test('keeps the answers when it is closed or the page is loaded again, and says plainly when they are too few', async () => {
    await page.viewport(390, 844)
    const screen = await openScreen(address)
    await openCheck()
    await answer(true, false)
    await expect.element(dialog.getByText('Question 3 of 3')).toBeVisible()
    await screen.reload()
    await expect.element(dialog.getByText('Question 3 of 3')).toBeVisible()
    await dialog.getByRole('button', { name: 'Previous question' }).click()
    await expect.element(dialog.getByText('Question 2 of 3')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(check).toHaveFocus()
    await check.click()
    await expect.element(dialog.getByText('Question 2 of 3')).toBeVisible()
    await answer(false, false)
    await expect.element(dialog.getByText(/^We’d keep this step/)).toBeVisible()
    await expectAccessible()
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('shortens the step where the basics are known, says why, and gives it its full time again', async () => {
    const [first, ...rest] = roadmap.roadmap
    if (first === undefined) throw new Error('The demo learner has a roadmap')
    const skill = { id: 'responsive-design', name: 'Responsive design' }
    const half: Roadmap = {
      ...roadmap,
      version: 2,
      totalHours: roadmap.totalHours - first.hours / 2,
      roadmap: [{ ...first, key: `skill:${skill.id}`, hours: first.hours / 2 }, ...rest],
      knownSkills: [...roadmap.knownSkills, { ...skill, level: 'basics', ...byLearner }],
    }
    server.on(correctSkill, half)
    await openScreen(address)
    await openCheck()
    await answer(true, false, true)
    await expect.element(dialog.getByText(/^You know the basics of Responsive design\./)).toBeVisible()
    await expectAccessible()
    server.on(getRoadmap, half)
    await dialog.getByRole('button', { name: 'Shorten the step' }).click()
    await expect.element(toastOf(/Responsive design takes less time now\. That saves you \d+ hours?\./)).toBeVisible()
    await expect
      .element(page.getByText(/^You know the basics\. So this takes about \d+ hours? instead of \d+/))
      .toBeVisible()
    const row = known.getByRole('listitem').filter({ hasText: skill.name })
    await expect.element(row).toMatchTextContent(/you told us.*Step 1 takes \d+ hours? instead of \d+\./)
    await expectAccessible()
    const whole = { ...roadmap, version: 3, roadmap: [{ ...first, key: `skill:${skill.id}` }, ...rest] }
    server.on(correctSkill, whole)
    server.on(getRoadmap, whole)
    await row.getByRole('button', { name: /^Actually, I don’t know this/ }).click()
    await expect.element(toastOf(/takes its full time again\. That adds \d+ hours?\./)).toBeVisible()
    await expect.element(row).not.toBeInTheDocument()
    await expect
      .poll(() => server.calls(correctSkill).map(({ body }) => body))
      .toEqual([{ level: 'basics' }, { level: 'heard_of' }])
  })

  test('counts by the learner’s word, and a failure loses no answer', async () => {
    server.on(correctSkill, lost)
    await openScreen(address)
    await openCheck()
    await answer(true, false, false)
    await dialog.getByRole('button', { name: 'Remove it anyway' }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/We couldn’t save that/)
    await expect.element(dialog.getByRole('heading', { name: 'You knew 1 of 3' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep the step' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => shownLabels()).toEqual(labels(roadmap))
    await openCheck()
    await answer(false, false, false)
    server.on(correctSkill, shorter)
    server.on(getRoadmap, shorter)
    await dialog.getByRole('button', { name: 'Remove it anyway' }).click()
    await expect.poll(shownLabels).toEqual(labels(shorter))
  })

  test('has questions that can be asked for again when they could not be loaded', async () => {
    const skill = await recorded('halfway', 'getSkill')
    server.on(getSkill, lost)
    await openScreen(address)
    await check.click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/couldn’t load/)
    await expectAccessible()
    server.on(getSkill, skill)
    await dialog.getByRole('button', { name: 'Try Again' }).click()
    await expect.element(dialog.getByText('Question 1 of 3')).toBeVisible()
  })

  test('is kept for the next roadmap when the answers have changed as well, and says so', async () => {
    server.on(correctSkill, { ...roadmap, outdated: true })
    await openScreen(address)
    await openCheck()
    await answer(true, true, true)
    await dialog.getByRole('button', { name: 'Remove it from my roadmap' }).click()
    const words = 'Saved. Responsive design will change the next time you regenerate your roadmap.'
    await expect.element(toastOf(words)).toBeVisible()
    await pressIn(toastOf(words), 'Undo')
    await expect.element(toastOf('Undone')).toBeVisible()
    await expect
      .poll(() => server.calls(correctSkill).map(({ body }) => body))
      .toEqual([{ level: 'projects' }, { level: 'heard_of' }])
  })
})

test('not knowing a skill after all can fail, be tried again and be undone, and the focus stays in the list', async () => {
  const css = known.getByRole('listitem').filter({ hasText: 'CSS' })
  const denied = css.filter({ has: page.getByRole('button', { name: /^I know this/ }) })
  const longer: Roadmap = {
    ...roadmap,
    version: 2,
    totalHours: roadmap.totalHours + 30,
    knownSkills: roadmap.knownSkills.filter(({ id }) => id !== 'css'),
    deniedSkills: [{ id: 'css', name: 'CSS' }],
  }
  server.on(correctSkill, lost)
  await openScreen(address)
  await expect.element(css).toMatchTextContent(/you wrote “CSS”/)
  const deny = css.getByRole('button', { name: /^Actually, I don’t know this/ })
  await deny.click()
  await expect.element(toastOf('We couldn’t save that.')).toBeVisible()
  server.on(correctSkill, longer)
  server.on(getRoadmap, longer)
  await pressIn(toastOf('We couldn’t save that.'), 'Try Again')
  await expect.element(toastOf(/CSS is back on your roadmap\. That adds 30 hours/)).toBeVisible()
  await expect.element(known.getByText(/^Back on your roadmap because you said you don’t know these/)).toBeVisible()
  await expectAccessible()
  server.on(restoreRoadmapVersion, roadmap)
  server.on(getRoadmap, roadmap)
  await pressIn(toastOf('CSS is back'), 'Undo')
  await expect.element(denied).not.toBeInTheDocument()

  server.on(getRoadmap, longer)
  await expect.element(deny).toBeVisible()
  deny.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(denied).toBeVisible()
  await expect.element(known).toHaveFocus()
})

describe('hours a week', () => {
  const field = page.getByLabelText('How many hours a week can you study?')
  const submit = page.getByRole('button', { name: 'Show my dates' })
  const milestones = page.getByRole('region', { name: 'Milestones' }).getByText(/around /)
  const statusOf = (number: number) => page.getByLabelText(`Status of step ${number}`)
  const dayIn = (text: string | null | undefined) => Date.parse((text ?? '').replace(/^.*around (.*?)\.?$/s, '$1'))

  beforeEach(() => {
    server.on(setPace, ({ body: { hoursPerWeek, studyDays = [] } }) => {
      server.on(getRoadmap, { ...roadmap, hoursPerWeek, studyDays })
      return { hoursPerWeek, studyDays }
    })
  })

  test('must be a whole number, and survive a failure', async () => {
    await openScreen(address)
    for (const wrong of ['0', '81', '2.5', 'six', '']) {
      await field.fill(wrong)
      await submit.click()
      await expect.element(page.getByText('Enter a whole number from 1 to 80.')).toBeVisible()
      await expect.element(field).toHaveValue(wrong)
      await expect.element(field).toHaveFocus()
    }
    // The bar that stays in view lies over whatever is at the top of a scrolled page.
    window.scrollTo(0, 0)
    await expectAccessible()
    server.on(setPace, lost)
    await field.fill('10')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/We couldn’t save your hours\./)
    await expect.element(field).toHaveValue('10')
    server.on(setPace, ({ body: { hoursPerWeek, studyDays = [] } }) => ({ hoursPerWeek, studyDays }))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^At 10 hours a week, you’ll finish/)).toBeVisible()
  })

  test('give dates that move with the progress, and can be changed and taken back', async () => {
    const screen = await openScreen(address)
    await expect.element(field).toBeVisible()
    await expect.element(page.getByText(/^around /)).not.toBeInTheDocument()
    await field.fill('10')
    await userEvent.keyboard('{Enter}')
    const plan = page.getByText(/^At 10 hours a week, you’ll finish around/)
    await expect.element(plan).toBeVisible()
    await expectAccessible()
    const finish = () => dayIn(plan.element().textContent)
    const dates = () => milestones.elements().map(({ textContent }) => dayIn(textContent))
    const first = finish()
    expect(first).toBeGreaterThan(Date.now())
    const before = dates()
    expect(before.at(-1)).toBe(first)
    await statusOf(1).selectOptions('ongoing')
    await expect.poll(finish).toBeLessThan(first)
    const half = finish()
    await statusOf(1).selectOptions('done')
    await expect.poll(finish).toBeLessThan(half)
    expect(dates().every((day, index) => day < (before[index] ?? 0))).toBe(true)

    await screen.reload()
    await page.getByRole('button', { name: 'Change the hours' }).click()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('10')
    await field.fill('20')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^At 20 hours a week, you’ll finish/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove my dates' }).click()
    await expect.element(field).toHaveValue('')
    await expect.element(page.getByText(/^around /)).not.toBeInTheDocument()
    await expect.poll(() => server.calls(setPace).map(({ body }) => body.hoursPerWeek)).toEqual([10, 20, null])
  })
})

test('at 320 px nothing scrolls sideways, with the questions and the versions', async () => {
  const width = () => document.documentElement.scrollWidth
  server.on(listRoadmapVersions, await recorded('halfway', 'listRoadmapVersions'))
  await page.viewport(320, 700)
  await openScreen(address)
  await expect.element(check).toBeVisible()
  expect(width()).toBeLessThanOrEqual(320)
  await openCheck()
  await answer(true)
  expect(width()).toBeLessThanOrEqual(320)
  await userEvent.keyboard('{Escape}')
  await page.getByText('Earlier versions').click()
  await expect.element(page.getByRole('heading', { name: /^Version 1/ })).toBeVisible()
  expect(width()).toBeLessThanOrEqual(320)
  await expectAccessible()
})
