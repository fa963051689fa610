import type { CareerId } from '@milepost/contract/careers/limits'
import { getTaster } from '@milepost/contract/knowledge/routes'
import { type Verdict, verdicts } from '@milepost/contract/recommendations/limits'
import { getAdvice, reconsiderCareer, rejectCareer } from '@milepost/contract/recommendations/routes'
import type { Advice, OtherWork } from '@milepost/contract/recommendations/schema'
import { adviceTexts } from '@milepost/contract/recommendations/texts'
import { getRoadmap, switchCareer, takeBackChoice } from '@milepost/contract/roadmaps/routes'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { announceFirstRoadmap } from '#features/roadmaps/first-roadmap.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { server } from '#test/stand-in-server.ts'
import { pressIn, toastOf } from '#test/toast.ts'

const toTry: CareerId[] = ['frontend-developer', 'ui-ux-designer']
const otherWork: OtherWork = {
  quote: 'nurse',
  group: {
    name: 'Health care',
    examples: ['Nurse', 'Midwife'],
    ask: { lk: 'Ask the nursing council.', in: 'Ask a college.' },
    technology: { name: 'Health informatics', how: 'Hospitals keep records.', careers: ['data-scientist'] },
  },
  fields: null,
}
const career = 'Frontend Developer'
const designer = { careerId: 'ui-ux-designer', career: 'UI/UX Designer' } as const

let advice: Advice
beforeEach(async () => {
  const { id } = await actAs('halfway')
  announceFirstRoadmap(id, null)
  advice = await recorded('halfway', 'getAdvice')
  const taster = await recorded('visitor', 'getTaster')
  const task = 'Paste this.\n\nfunction one() {\n  return 1\n}'
  const make = { ...taster.make, task, check: 'It says 1.' }
  server.on(getTaster, { ...taster, career: 'ui-ux-designer', make })
})

function conclude(verdict: Verdict, change: Partial<Advice> = {}): void {
  const isElsewhere = verdict === 'elsewhere'
  server.on(getAdvice, {
    ...advice,
    ...change,
    otherWork: isElsewhere ? otherWork : null,
    recommendation: {
      ...advice.recommendation,
      verdict,
      toTry: verdict === 'clear' ? [] : toTry,
      elsewhere: isElsewhere ? { group: '29', quote: 'nurse' } : null,
    },
  })
}

const { answer: _, ...onScreens } = adviceTexts
const texts = Object.values(onScreens).flatMap((situation) =>
  Object.entries(situation).map(([claim, { message }]) => ({ claim, text: message.replace('{career}', career) })),
)
const textsOf = (verdict: Verdict) => texts.filter(({ claim }) => claim === verdict).map(({ text }) => text)

const says = async (text: string) => expect.element(page.getByText(text).first()).toBeVisible()

describe.each(verdicts)('the conclusion %s', (verdict) => {
  const screens = [
    ['/dashboard', adviceTexts.card[verdict]],
    ['/dashboard', adviceTexts.arrival[verdict]],
    ['/dashboard/recommendation', adviceTexts.page[verdict]],
    ['/dashboard/roadmap', verdict === 'clear' ? { message: 'Regenerate Roadmap' } : adviceTexts.roadmap[verdict]],
    ['/dashboard/career-path', { message: 'Career Path: {career}' }],
    ['/dashboard/analytics', { message: 'Your roadmap: {career}' }],
  ] as const
  test.each(screens)('is what %s says, and no sentence is of another', async (address, { message }) => {
    conclude(verdict)
    await openScreen(address)
    await says(message.replace('{career}', career))
    const shown = document.body.textContent
    const own = textsOf(verdict)
    const foreign = texts.filter(({ text }) => !own.some((one) => one.includes(text)))
    expect(foreign.filter(({ text }) => shown.includes(text))).toEqual([])
    await expectAccessible()
  })
})

test('the overview of someone whose wishes lie elsewhere names them, and leads to where to look', async () => {
  conclude('elsewhere')
  const screen = await openScreen('/dashboard')
  await says('You wrote “nurse”. That’s work in “Health care”, and none of our careers is that.')
  await page.getByRole('link', { name: 'See where to look' }).click()
  await expect.poll(screen.address).toBe('/dashboard/recommendation')
  const where = page.getByRole('region', { name: 'Health care' })
  await expect.element(where.getByText('Ask the nursing council.')).toBeVisible()
  await expect.element(where.getByRole('link', { name: 'Data Scientist' })).toBeVisible()
})

test('a career is tried for an hour, and is chosen for free by who liked it', async () => {
  conclude('close')
  const screen = await openScreen('/dashboard/recommendation')
  await page.getByRole('link', { name: 'Try it UI/UX Designer' }).click()
  await expect.poll(screen.address).toBe('/dashboard/recommendation?try=ui-ux-designer')
  const code = page.getByText(/return 1/)
  await expect.element(code).toBeVisible()
  expect(getComputedStyle(code.element()).whiteSpace).toBe('pre-wrap')
  await expect.element(page.getByText('It says 1.')).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: 'I did it' }).click()
  await expect.element(page.getByText('It says 1.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Did it go well?' })).toHaveFocus()
  await expectAccessible()
  const roadmap = await recorded('halfway', 'getRoadmap')
  let body: unknown
  server.on(switchCareer, (call) => {
    body = call.body
    return { ...roadmap, ...designer, version: roadmap.version + 1 }
  })
  await page.getByRole('button', { name: 'I liked it' }).click()
  await expect.poll(screen.address).toBe('/dashboard/roadmap')
  expect(body).toEqual({ careerId: 'ui-ux-designer', afterTaster: true })
})

test('a choice is taken back on the recommendation', async () => {
  conclude('close', { chosenCareerId: 'ui-ux-designer', roadmapCareerId: 'ui-ux-designer' })
  const roadmap = await recorded('halfway', 'getRoadmap')
  server.on(takeBackChoice, () => {
    conclude('close')
    return roadmap
  })
  server.on(getRoadmap, { ...roadmap, ...designer })
  await openScreen('/dashboard/recommendation')
  await expect.element(page.getByText('You chose this', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Take this back/ }).click()
  await expect.element(page.getByText('You chose this', { exact: true })).not.toBeInTheDocument()
})

test('who did not like it sets the career aside, and can undo that', async () => {
  conclude('open')
  let reason = ''
  let undone = false
  server.on(reconsiderCareer, () => {
    undone = true
    return advice
  })
  server.on(rejectCareer, (call) => {
    reason = call.body.reason
    return advice
  })
  const screen = await openScreen('/dashboard/recommendation?try=ui-ux-designer')
  await page.getByRole('button', { name: 'I did it' }).click()
  await page.getByRole('button', { name: 'Not for me' }).click()
  await expect.poll(screen.address).toBe('/dashboard/recommendation')
  expect(reason).toBe('tried_it')
  await expect.element(toastOf('UI/UX Designer is set aside')).toBeVisible()
  await pressIn(toastOf('UI/UX Designer is set aside'), 'Undo')
  await expect.poll(() => undone).toBe(true)
})
