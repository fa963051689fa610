import { createApplication, listApplications, listCourseIntakes } from '@milepost/contract/applications/routes'
import type { ChatAction, ChatChange } from '@milepost/contract/chat/schema'
import { listNotes, saveNote } from '@milepost/contract/notes/routes'
import { getPreferences, savePreferences } from '@milepost/contract/preferences/routes'
import { saveProgress } from '@milepost/contract/progress/routes'
import { deadlineId } from '@milepost/contract/roadmaps/limits'
import {
  chooseVariant,
  correctSkill,
  getRoadmap,
  previewRoadmap,
  restoreRoadmapVersion,
  setPace,
  switchCareer,
} from '@milepost/contract/roadmaps/routes'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ownApplication } from '#test/applications.ts'
import { chat, openAssistant, startAssistant } from '#test/assistant.ts'
import { messageOf, sentence } from '#test/conversation.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { rememberProgress } from '#test/remember-progress.ts'
import { lost, refused, server } from '#test/stand-in-server.ts'

const { panel, field, bot } = chat
const card = bot.getByRole('group')
const button = (name: string) => card.getByRole('button', { name, exact: true })

let roadmap: Roadmap
beforeEach(async () => {
  await actAs('halfway')
  roadmap = { ...(await recorded('halfway', 'getRoadmap')), hoursPerWeek: 10 }
  server.on(getRoadmap, () => roadmap)
  rememberProgress()
})

const mark = (number: number): ChatChange => {
  const step = roadmap.roadmap.find(({ id }) => id === number)
  if (step === undefined) throw new Error(`the demo’s roadmap has no step ${number}`)
  const { key, id, label } = step
  return { kind: 'mark_step', stepKey: key, stepId: id, label, from: 'not_started', to: 'done' }
}
const pace: ChatAction = { kind: 'set_pace', hoursPerWeek: 6, from: 10 }
const forget: ChatAction = { kind: 'correct_skill', skillId: 'html', name: 'HTML', known: false }

/** Opens the assistant on a conversation whose answer proposes a change. */
async function openProposal(action: ChatAction): Promise<void> {
  startAssistant([
    messageOf(1, { sender: 'user', text: 'Change it, please' }),
    messageOf(2, { sentences: [sentence('Change it?')], action }),
  ])
  await openScreen('/dashboard/settings')
  await openAssistant()
}

/** The roadmap as it is after a change, from now on. */
function changeRoadmap(change: Partial<Roadmap>): Roadmap {
  roadmap = { ...roadmap, ...change }
  return roadmap
}

test('a step is marked only when the learner says so, and the mark can be undone', async () => {
  await openProposal(mark(13))
  const { label } = mark(13) as Extract<ChatAction, { kind: 'mark_step' }>
  await expect.element(card).toMatchTextContent(`Step 13: ${label}`)
  await expect.element(card).toMatchTextContent('It’s not started now.')
  await expect.element(button('Mark as done')).toBeEnabled()
  await expectAccessible()
  expect(server.calls(saveProgress)).toEqual([])
  await button('Mark as done').click()
  await expect.element(card).toMatchTextContent('Step 13 is marked as done.')
  await button('Undo').click()
  await expect.element(card).toMatchTextContent('Undone.')
  await expect.element(button('Mark as done')).toBeVisible()
  await expect
    .poll(() => server.calls(saveProgress).map(({ body }) => [body.stepId, body.status]))
    .toEqual([
      [13, 'done'],
      [13, 'not_started'],
    ])
})

test('a double click does not undo what it has just done', async () => {
  await openProposal(mark(13))
  await expect.element(button('Mark as done')).toBeEnabled()
  await button('Mark as done').dblClick({ position: { x: 4, y: 8 } })
  await expect.element(button('Undo')).toBeVisible()
  await expect.poll(() => server.calls(saveProgress).map(({ body }) => body.status)).toEqual(['done'])
})

test('the keyboard is enough, and the focus is never lost', async () => {
  await openProposal(mark(13))
  await expect.element(button('Mark as done')).toBeEnabled()
  button('Mark as done').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Undo')).toHaveFocus()
  await expect.element(button('Undo')).toHaveAccessibleDescription('Step 13 is marked as done.')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Mark as done')).toHaveFocus()
  await expect.element(button('Mark as done')).toHaveAccessibleDescription('Undone.')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(card).toHaveFocus()
  await expect.element(card).toMatchTextContent('Nothing was changed.')
  await expect.element(card.getByRole('button')).not.toBeInTheDocument()
})

test('a declined change sends nothing', async () => {
  await openProposal(pace)
  await button('Not now').click()
  await expect.element(card).toMatchTextContent('Nothing was changed.')
  await expect.element(card.getByRole('button')).not.toBeInTheDocument()
  expect(server.calls(setPace)).toEqual([])
})

test('an old proposal says that it is done already', async () => {
  rememberProgress([{ step_id: 13, status: 'done', ticks: [], updatedAt: '2026-11-22T10:00:00.000Z' }])
  await openProposal(mark(13))
  await expect.element(card).toMatchTextContent('Already done.')
  await expect.element(card.getByRole('button')).not.toBeInTheDocument()
})

test('after a new version the step is found by what it teaches, not by its number', async () => {
  const action = mark(13)
  const moved = roadmap.roadmap.map((step) =>
    step.id === 13 ? { ...step, id: 14 } : step.id === 14 ? { ...step, id: 13 } : step,
  )
  changeRoadmap({ roadmap: moved, version: 2 })
  await openProposal(action)
  await expect.element(card).toMatchTextContent('Step 14: ')
  await button('Mark as done').click()
  await expect.poll(() => server.calls(saveProgress).map(({ body }) => body.stepId)).toEqual([14])
})

test('a step that has left the roadmap cannot be marked', async () => {
  const action = mark(13)
  changeRoadmap({ roadmap: roadmap.roadmap.filter(({ id }) => id !== 13) })
  await openProposal(action)
  await expect.element(card).toMatchTextContent('Your roadmap has changed since, so this no longer fits.')
  await expect.element(card.getByRole('button')).not.toBeInTheDocument()
})

test('a mark that cannot be saved yet is kept and says so', async () => {
  server.on(saveProgress, lost)
  await openProposal(mark(13))
  await button('Mark as done').click()
  await expect.element(card).toMatchTextContent('Step 13 is marked as done. Not saved yet')
})

test('the pace is set once, however often the button is pressed, and set back', async () => {
  server.on(setPace, ({ body }) => {
    changeRoadmap({ hoursPerWeek: body.hoursPerWeek })
    return { hoursPerWeek: body.hoursPerWeek, studyDays: [] }
  })
  await openProposal(pace)
  await expect.element(card).toMatchTextContent('It’s 10 hours a week now.')
  await expect.element(button('Set 6 hours a week')).toBeEnabled()
  button('Set 6 hours a week').element().focus()
  await server.holdWhile(() => userEvent.keyboard('{Enter}{Enter}'))
  await expect.element(card).toMatchTextContent('Your pace is 6 hours a week.')
  await button('Undo').click()
  await expect.element(card).toMatchTextContent('Undone.')
  await expect.element(button('Set 6 hours a week')).toHaveFocus()
  await expect.poll(() => server.calls(setPace).map(({ body }) => body.hoursPerWeek)).toEqual([6, 10])
})

test('a failure says why in the server’s words and keeps the button', async () => {
  server.on(setPace, refused('rate_limited', 'Too many changes. Try again in a minute.'))
  await openProposal(pace)
  await button('Set 6 hours a week').click()
  await expect.element(card.getByRole('alert')).toHaveTextContent('Too many changes. Try again in a minute.')
  await expect.element(button('Set 6 hours a week')).toHaveFocus()
  server.on(setPace, ({ body: { hoursPerWeek, studyDays = [] } }) => ({ hoursPerWeek, studyDays }))
  await button('Set 6 hours a week').click()
  await expect.element(card).toMatchTextContent('Your pace is 6 hours a week.')
  await expect.element(card.getByRole('alert')).not.toBeInTheDocument()
})

test('a skill comes back to the roadmap, and its version can be undone', async () => {
  const before = roadmap
  await openProposal(forget)
  server.on(correctSkill, () =>
    changeRoadmap({
      version: 2,
      totalHours: before.totalHours + 20,
      knownSkills: before.knownSkills.filter(({ id }) => id !== 'html'),
    }),
  )
  server.on(restoreRoadmapVersion, () => changeRoadmap(before))
  await expect.element(card).toMatchTextContent('It comes back to your roadmap because you don’t know it.')
  await button('Put it back').click()
  await expect.element(card).toMatchTextContent('HTML is back on your roadmap. That adds 20 hours.')
  await expect.element(button('Undo')).toHaveFocus()
  expect(server.calls(correctSkill).map(({ body, params }) => [params.skillId, body])).toEqual([
    ['html', { level: 'heard_of' }],
  ])
  await button('Undo').click()
  await expect.element(card).toMatchTextContent('Undone. Your roadmap is back to how it was.')
  await expect.element(button('Put it back')).toBeVisible()
  expect(server.calls(restoreRoadmapVersion).map(({ params }) => params.version)).toEqual([before.version])
})

test('a plan’s limit keeps the skill’s button', async () => {
  server.on(correctSkill, refused('premium_required', 'This takes a paid plan.'))
  await openProposal(forget)
  await button('Put it back').click()
  await expect.element(card.getByRole('alert')).toHaveTextContent('This takes a paid plan.')
  await expect.element(button('Put it back')).toBeEnabled()
})

test('a skill is changed only where it still can be', async () => {
  changeRoadmap({ knownSkills: [] })
  await openProposal(forget)
  await expect.element(card).toMatchTextContent('Your roadmap has changed since, so this no longer fits.')
})

test('a request is taken back by the same route as on the roadmap page', async () => {
  const [request] = roadmap.requests
  if (request?.kind !== 'wanted') throw new Error('the demo asks for no skill')
  const { skillId, name } = request
  await openProposal({ kind: 'ignore_request', skillId, name, request: 'wanted', ignored: true })
  server.on(correctSkill, () => changeRoadmap({ requests: [{ ...request, outcome: 'ignored' }] }))
  await button('Take this back').click()
  await expect.element(card).toMatchTextContent(`Saved for ${name}. Your roadmap stays the same.`)
  server.on(correctSkill, () => changeRoadmap({ requests: [request] }))
  await button('Undo').click()
  await expect.element(button('Take this back')).toBeVisible()
  expect(server.calls(correctSkill).map(({ body }) => body)).toEqual([
    { requestIgnored: true },
    { requestIgnored: false },
  ])
})

test('a deadline is taken back, and asked for again by undoing it', async () => {
  const deadline = { kind: 'deadline', quote: 'by June 2099', until: '2099-06-30' } as const
  changeRoadmap({ requests: [deadline] })
  await openProposal({
    kind: 'ignore_request',
    skillId: deadlineId,
    name: deadline.quote,
    request: 'deadline',
    ignored: true,
  })
  await expect.element(card).toMatchTextContent('Your answers name a deadline. We’ll ignore that.')
  await expectAccessible()
  expect(server.calls(correctSkill)).toEqual([])
  server.on(correctSkill, () => changeRoadmap({ requests: [{ ...deadline, ignored: true }] }))
  await button('Take this back').click()
  await expect.element(card).toMatchTextContent('Saved for by June 2099.')
  server.on(correctSkill, () => changeRoadmap({ requests: [deadline] }))
  await button('Undo').click()
  await expect.element(button('Take this back')).toBeVisible()
  expect(server.calls(correctSkill).map(({ params, body }) => [params.skillId, body])).toEqual([
    [deadlineId, { requestIgnored: true }],
    [deadlineId, { requestIgnored: false }],
  ])
})

test('a deadline that is taken back already leaves no button', async () => {
  const deadline = { kind: 'deadline', quote: 'by June 2099', until: '2099-06-30', ignored: true } as const
  changeRoadmap({ requests: [deadline] })
  await openProposal({
    kind: 'ignore_request',
    skillId: deadlineId,
    name: deadline.quote,
    request: 'deadline',
    ignored: true,
  })
  await expect.element(card).toMatchTextContent('Already done.')
  await expect.element(card.getByRole('button')).not.toBeInTheDocument()
})

test('a skill is added by the route of the roadmap page, and undone by its version', async () => {
  const before = roadmap
  const [step] = roadmap.roadmap
  if (step === undefined) throw new Error('the demo’s roadmap has no step')
  await openProposal({ kind: 'add_skill', skillId: 'rust', name: 'Rust', added: true })
  await expect.element(card).toMatchTextContent('Rust')
  await expect.element(card).toMatchTextContent('It joins your roadmap because you asked for it.')
  await expectAccessible()
  const extra = { ...step, id: 40, key: 'first-project:rust', skills: ['rust'] }
  server.on(correctSkill, () =>
    changeRoadmap({ version: 2, totalHours: before.totalHours + 25, roadmap: [...before.roadmap, extra] }),
  )
  server.on(restoreRoadmapVersion, () => changeRoadmap(before))
  await button('Add it').click()
  await expect.element(card).toMatchTextContent('Saved for Rust. That adds 25 hours.')
  expect(server.calls(correctSkill).map(({ body, params }) => [params.skillId, body])).toEqual([
    ['rust', { added: true }],
  ])
  await button('Undo').click()
  await expect.element(button('Add it')).toBeVisible()
  expect(server.calls(restoreRoadmapVersion).map(({ params }) => params.version)).toEqual([before.version])
})

test('a skill that is planned by now is not offered again', async () => {
  const [skillId = ''] = roadmap.roadmap.find(({ milestone }) => !milestone)?.skills ?? []
  await openProposal({ kind: 'add_skill', skillId, name: 'A skill', added: true })
  await expect.element(card).toMatchTextContent('Already done.')
  await expect.element(card.getByRole('button')).not.toBeInTheDocument()
})

test('a roadmap that does not load can be asked for again', async () => {
  server.on(getRoadmap, refused('forbidden', 'No.'))
  await openProposal(pace)
  await expect.element(bot).toMatchTextContent('We couldn’t load your roadmap, so this can’t be changed here yet.')
  const again = bot.getByRole('button', { name: 'Try Again' })
  await expect.element(again).toBeVisible()
  // At once: whatever else asks for the roadmap takes the button away.
  server.on(getRoadmap, () => roadmap)
  ;(again.element() as HTMLElement).click()
  await expect.element(button('Set 6 hours a week')).toBeVisible()
})

test('the card of a new answer comes into view with it', async () => {
  const assistant = startAssistant(
    Array.from({ length: 30 }, (_, place) => messageOf(place + 1, { text: `Message ${place + 1}` })),
  )
  assistant.answer = () => ({ sentences: [sentence('Set your pace to 6 hours a week?')], action: pace })
  await openScreen('/dashboard/settings')
  await openAssistant()
  await field.fill('Set my pace to 6 hours a week')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Set 6 hours a week')).toBeInViewport()
})

test('long labels hold at 320 px', async () => {
  const action = mark(13)
  const label = 'Accessibility_and_internationalisation_of_components'
  changeRoadmap({ roadmap: roadmap.roadmap.map((step) => (step.id === 13 ? { ...step, label } : step)) })
  await page.viewport(320, 700)
  await openProposal(action)
  await expect.element(card).toMatchTextContent(label)
  expect(panel.element().scrollWidth).toBeLessThanOrEqual(320)
  await expectAccessible()
})

test('the hours a week can be removed, and set back', async () => {
  server.on(setPace, ({ body }) => {
    changeRoadmap({ hoursPerWeek: body.hoursPerWeek })
    return { hoursPerWeek: body.hoursPerWeek, studyDays: [] }
  })
  await openProposal({ kind: 'set_pace', hoursPerWeek: null, from: 10 })
  await button('Remove my hours').click()
  await expect.element(card).toMatchTextContent('Your hours a week are removed.')
  await button('Undo').click()
  await expect.poll(() => server.calls(setPace).map(({ body }) => body.hoursPerWeek)).toEqual([null, 10])
})

test('another way is chosen by the route of the roadmap page, and undone by its version', async () => {
  server.on(chooseVariant, () => changeRoadmap({ variant: { kind: 'project_first' }, version: roadmap.version + 1 }))
  server.on(restoreRoadmapVersion, () => changeRoadmap({ variant: null, version: roadmap.version + 1 }))
  const before = roadmap.version
  await openProposal({ kind: 'choose_variant', choice: { kind: 'project_first' }, variant: { kind: 'project_first' } })
  await expect.element(card).toMatchTextContent('Projects first')
  await expectAccessible()
  await button('Change my roadmap').click()
  await expect.element(card).toMatchTextContent('Your roadmap has changed, and your progress is still there.')
  expect(server.calls(chooseVariant).map(({ body }) => body)).toEqual([{ kind: 'project_first' }])
  await button('Undo').click()
  await expect.poll(() => server.calls(restoreRoadmapVersion).map(({ params }) => params.version)).toEqual([before])
})

test('a way that the plan does not include is refused by the server, and says so', async () => {
  server.on(chooseVariant, refused('premium_required'))
  await openProposal({ kind: 'choose_variant', choice: { kind: 'free_courses' }, variant: { kind: 'free_courses' } })
  await button('Change my roadmap').click()
  await expect.element(card.getByRole('alert')).toBeVisible()
  await expect.element(button('Change my roadmap')).toBeEnabled()
})

test('each of several changes has its own button', async () => {
  await openProposal({ kind: 'several', changes: [mark(13), { kind: 'set_pace', hoursPerWeek: 6, from: 10 }] })
  await expect.element(bot.getByRole('button', { name: 'Mark as done', exact: true })).toBeEnabled()
  await bot.getByRole('button', { name: 'Mark as done', exact: true }).click()
  await expect.element(bot.getByText('Step 13 is marked as done.')).toBeVisible()
  expect(server.calls(setPace)).toEqual([])
  await expect.element(bot.getByRole('button', { name: 'Set 6 hours a week', exact: true })).toBeEnabled()
})

test('a note is written below what the step’s note has', async () => {
  const { stepKey: subject, label } = mark(13) as Extract<ChatAction, { kind: 'mark_step' }>
  const text = 'Joins confused me'
  server.on(listNotes, () => [{ subject, text: 'Read it twice', updatedAt: '2026-11-20T10:00:00.000Z' }])
  server.on(saveNote, ({ body }) => ({ note: { subject, text: body.text, updatedAt: '2026-11-21T10:00:00.000Z' } }))
  await openProposal({ kind: 'take_note', subject, label, text })
  await button('Write it down').click()
  await expect.element(card).toMatchTextContent('It’s in your notes.')
  expect(server.calls(saveNote).map(({ body }) => body)).toEqual([
    { subject, before: 'Read it twice', text: `Read it twice\n${text}` },
  ])
})

test('an application is sent once, and not where one is open', async () => {
  server.on(listApplications, () => [])
  server.on(listCourseIntakes, [{ id: 5, startsOn: '2027-01-11' }])
  server.on(createApplication, ({ body }) => ownApplication({ courseId: Number(body.courseId) }))
  await openProposal({ kind: 'apply', courseId: 7, title: 'Docker in practice' })
  await expect.element(card).toMatchTextContent('For the start on 11 January 2027.')
  await button('Apply').click()
  await expect.element(card).toMatchTextContent('Your application is sent.')
  expect(server.calls(createApplication)).toMatchObject([{ body: { intakeId: 5 } }])
})

test('another career is shown before it is chosen, its dialog closes, and the reminder is turned on', async () => {
  const choices = { ...(await recorded('halfway', 'getPreferences')), quietReminder: false }
  server.on(getPreferences, choices)
  server.on(savePreferences, { preferences: { ...choices, quietReminder: true }, before: choices })
  server.on(previewRoadmap, refused('not_found'))
  server.on(switchCareer, () => changeRoadmap({ careerId: 'qa-engineer', career: 'QA Engineer', version: 2 }))
  await openProposal({
    kind: 'several',
    changes: [{ kind: 'switch_career', careerId: 'qa-engineer' }, { kind: 'set_reminder' }],
  })
  await bot.getByRole('button', { name: 'Remind me' }).click()
  await expect.element(bot.getByText('We’ll remind you.')).toBeVisible()
  await bot.getByRole('button', { name: 'Switch to this' }).click()
  const dialog = page.getByRole('dialog', { name: /QA Engineer/ })
  await expect.element(dialog).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Switch to QA Engineer' }).click()
  await expect.element(page.getByText('Your roadmap now leads to QA Engineer.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})
