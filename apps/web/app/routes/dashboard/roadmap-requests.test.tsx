import { correctSkill, getRoadmap, restoreRoadmapVersion, setPace } from '@milepost/contract/roadmaps/routes'
import type { Roadmap, RoadmapRequest, SkillRequest } from '@milepost/contract/roadmaps/schema'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { rememberProgress } from '#test/remember-progress.ts'
import { lost, server } from '#test/stand-in-server.ts'
import { pressIn, toastOf } from '#test/toast.ts'

const address = '/dashboard/roadmap'
const section = page.getByRole('region', { name: 'You asked for this' })
const rowOf = (text: string | RegExp) => section.getByRole('listitem').filter({ hasText: text })

const docker = {
  kind: 'wanted',
  skillId: 'docker',
  name: 'Docker',
  quote: 'want to learn Vue and Docker',
  outcome: 'extra',
  stepKey: null,
  hours: 20,
} satisfies SkillRequest
const react = {
  kind: 'refused',
  skillId: 'react',
  name: 'React',
  quote: 'not React or Node',
  outcome: 'left_out',
  stepKey: null,
  instead: 'Vue',
} satisfies SkillRequest

/** The day so many days from now, in the learner's zone. */
function dayIn(days: number): string {
  const now = new Date()
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

let roadmap: Roadmap
const asking = (...requests: RoadmapRequest[]): Roadmap => ({ ...roadmap, requests })
beforeEach(async () => {
  await actAs('halfway')
  rememberProgress()
  roadmap = { ...(await recorded('halfway', 'getRoadmap')), hoursPerWeek: null, requests: [] }
})

test('says what the roadmap did about each thing that the answers ask for, and leads to its step', async () => {
  const [first, second] = roadmap.roadmap
  const keys = [first?.key ?? '', second?.key ?? '']
  const named = (name: string) => ({ skillId: name.toLowerCase(), name, quote: name })
  server.on(
    getRoadmap,
    asking(
      { ...docker, stepKey: keys[0] ?? null },
      { ...docker, ...named('Vue'), outcome: 'planned', stepKey: keys[1] ?? null, hours: null },
      { ...docker, ...named('AWS'), outcome: 'too_long', hours: 65 },
      { ...docker, ...named('Git'), outcome: 'known', hours: null },
      { ...docker, ...named('Go'), outcome: 'other_chosen', hours: null, instead: 'Node.js' },
      { ...docker, ...named('Rust'), outcome: 'no_room', hours: null },
      react,
      { ...react, ...named('CSS'), outcome: 'needed', stepKey: keys[0] ?? null, instead: null },
    ),
  )
  await openScreen(address)
  await section.getByText('Show 5 more').click()
  for (const [name, said] of [
    ['Docker', /you wrote “want to learn Vue and Docker”.*We added it as step 1, an extra of 20 hours\./],
    ['Vue', /^Vue.?Planned as step 2\./],
    [
      'AWS',
      /^AWS.?Comes after this roadmap\. It isn’t part of this career, and with what it builds on it takes about 65 hours\./,
    ],
    ['Go', /You’ll learn Node\.js, because it takes you no longer\./],
    ['Git', /You already know this, so we skipped it\./],
    ['Rust', /Left out\. Your roadmap has as many steps as it can hold\./],
    ['React', /you wrote “not React or Node”.*Left out\. You’ll learn Vue instead\./],
    ['CSS', /Still step 1, because your roadmap needs it\./],
  ] as const)
    await expect.element(rowOf(new RegExp(`^${name}`))).toMatchTextContent(said)
  await expectAccessible()
  await rowOf(/^Vue/).getByRole('link', { name: 'step 2' }).click()
  await expect.poll(() => document.activeElement?.id).toBe('step-2')
})

test('says nothing where the answers ask for nothing', async () => {
  server.on(getRoadmap, roadmap)
  await openScreen(address)
  await expect.element(page.getByRole('progressbar', { name: 'Roadmap progress' })).toBeVisible()
  await expect.element(section).not.toBeInTheDocument()
})

test('a request can be taken back in one tap, at a second try too, and undone', async () => {
  const before = asking(docker, react)
  const after: Roadmap = {
    ...asking({ ...docker, outcome: 'ignored', hours: null }, react),
    version: 2,
    totalHours: roadmap.totalHours - 20,
  }
  server.on(getRoadmap, before)
  server.on(correctSkill, lost)
  await openScreen(address)
  const row = rowOf('Docker')
  await row.getByRole('button', { name: 'Take this back (Docker)' }).click()
  await expect.element(toastOf('We couldn’t save that.')).toBeVisible()
  server.on(correctSkill, after)
  server.on(getRoadmap, after)
  await pressIn(toastOf('We couldn’t save that.'), 'Try Again')
  const notice = toastOf('Saved for Docker. That saves you 20 hours.')
  await expect.element(notice).toBeVisible()
  await expect.element(row).toMatchTextContent(/You took this back\./)
  expect(server.calls(correctSkill).map(({ body, params }) => [params.skillId, body])).toEqual([
    ['docker', { requestIgnored: true }],
    ['docker', { requestIgnored: true }],
  ])
  await expectAccessible()
  server.on(restoreRoadmapVersion, before)
  server.on(getRoadmap, before)
  await pressIn(notice, 'Undo')
  await expect.element(row).toMatchTextContent(/an extra of 20 hours/)
  await expect.poll(() => server.calls(restoreRoadmapVersion).at(-1)?.params.version).toBe(roadmap.version)
})

test('what was taken back can be asked for again, and the button keeps the focus', async () => {
  const ignored = asking({ ...react, outcome: 'ignored', instead: null })
  server.on(getRoadmap, ignored)
  server.on(correctSkill, asking(react))
  await openScreen(address)
  const again = rowOf('React').getByRole('button', { name: 'Ask for it again (React)' })
  await expect.element(again).toBeVisible()
  again.element().focus()
  server.on(getRoadmap, asking(react))
  await userEvent.keyboard('{Enter}')
  await expect.element(rowOf('React').getByRole('button', { name: 'Take this back (React)' })).toHaveFocus()
  await expect.element(toastOf('Saved for React. Your roadmap stays the same.')).toBeVisible()
  server.on(correctSkill, ignored)
  server.on(getRoadmap, ignored)
  await pressIn(toastOf('Saved for React.'), 'Undo')
  await expect
    .poll(() => server.calls(correctSkill).map(({ body }) => body))
    .toEqual([{ requestIgnored: false }, { requestIgnored: true }])
})

test('what was left out as too long can be added anyway, and what the learner added can be taken off', async () => {
  const tooLong = { ...docker, outcome: 'too_long', hours: 65 } satisfies SkillRequest
  const added = { ...docker, quote: null, hours: 65 } satisfies SkillRequest
  server.on(getRoadmap, asking(tooLong))
  await openScreen(address)
  const row = rowOf('Docker')
  await expect.element(row.getByRole('button', { name: 'Take this back (Docker)' })).toBeVisible()
  const after: Roadmap = { ...asking(added), version: 2, totalHours: roadmap.totalHours + 65 }
  server.on(correctSkill, after)
  server.on(getRoadmap, after)
  await row.getByRole('button', { name: 'Add it anyway (Docker)' }).click()
  await expect.element(toastOf('Saved for Docker. That adds 65 hours.')).toBeVisible()
  await expect.element(row).toMatchTextContent(/Docker, you added this.*an extra of 65 hours/)
  await expect.element(row.getByRole('button', { name: /anyway/ })).not.toBeInTheDocument()
  await expectAccessible()
  server.on(correctSkill, { ...asking(), version: 3 })
  server.on(getRoadmap, { ...asking(), version: 3 })
  await row.getByRole('button', { name: 'Take this back (Docker)' }).click()
  await expect.element(row).not.toBeInTheDocument()
  expect(server.calls(correctSkill).map(({ body }) => body)).toEqual([{ added: true }, { added: false }])
})

test('a deadline says what it needs, and sets the hours a week in one tap', async () => {
  server.on(getRoadmap, asking({ kind: 'deadline', quote: 'in 6 months', until: dayIn(182) }))
  server.on(setPace, ({ body: { hoursPerWeek, studyDays = [] } }) => ({ hoursPerWeek, studyDays }))
  await openScreen(address)
  const row = rowOf('in 6 months')
  await expect.element(row).toMatchTextContent(/you need about \d+ hours a week, or a shorter roadmap/)
  const needed = Number(/about (\d+) hours/.exec(row.element().textContent ?? '')?.[1])
  await row.getByRole('button', { name: `Plan ${needed} hours a week` }).click()
  await expect.element(row).toMatchTextContent(new RegExp(`Your ${needed} hours a week are enough to finish by`))
  await expect.element(page.getByText(new RegExp(`^At ${needed} hours a week, you’ll finish`))).toBeVisible()
  expect(server.calls(setPace).map(({ body }) => body)).toEqual([{ hoursPerWeek: needed }])
})

test.each([
  [-1, /has passed\. You can set a new date in your answers\./],
  [7, /Give yourself more time, or take something back/],
])('a deadline in %i days can be met no more', async (days, said) => {
  server.on(getRoadmap, asking({ kind: 'deadline', quote: 'by June', until: dayIn(days) }))
  await openScreen(address)
  await expect.element(rowOf('by June')).toMatchTextContent(said)
  await expect.element(section.getByRole('button', { name: /^Plan/ })).not.toBeInTheDocument()
})

test('a deadline is taken back, says so, and can be asked for again', async () => {
  const deadline = { kind: 'deadline', quote: 'in 6 months', until: dayIn(182) } as const
  server.on(getRoadmap, asking(deadline))
  await openScreen(address)
  const row = rowOf('in 6 months')
  await expect.element(row).toMatchTextContent(/To finish by/)
  const after = { ...asking({ ...deadline, ignored: true }), version: 2 }
  server.on(correctSkill, after)
  server.on(getRoadmap, after)
  await row.getByRole('button', { name: 'Take this back (in 6 months)' }).click()
  await expect.element(row).toMatchTextContent(/You took this back\./)
  await expect.element(row.getByRole('button', { name: /^Plan/ })).not.toBeInTheDocument()
  await expect.element(row.getByRole('button', { name: 'Ask for it again (in 6 months)' })).toBeVisible()
  expect(server.calls(correctSkill).map(({ params, body }) => [params.skillId, body])).toEqual([
    ['deadline', { requestIgnored: true }],
  ])
})

test('long words hold at 320 px', async () => {
  const long = 'Accessibility_and_internationalisation_of_components'
  server.on(getRoadmap, asking({ ...docker, name: long, quote: `${long} ${long}` }, { ...react, instead: long }))
  await page.viewport(320, 700)
  await openScreen(address)
  await expect.element(section).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await expectAccessible()
})
