import { recordCourseOpened } from '@milepost/contract/analytics/routes'
import {
  blockApplicationMessages,
  createApplication,
  listApplications,
  listCourseIntakes,
  moveOwnApplication,
  readConversation,
  reportApplicationMessage,
  writeApplicationMessage,
} from '@milepost/contract/applications/routes'
import type { Application } from '@milepost/contract/applications/schema'
import type { Course } from '@milepost/contract/courses/schema'
import type { User } from '@milepost/contract/users/schema'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ownApplication } from '#test/applications.ts'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, Page, refused, server } from '#test/stand-in-server.ts'
import { toastOf } from '#test/toast.ts'

const text = 'Is there a group in the evening?'
const message = page.getByLabelText(/^Message/)
const apply = page.getByRole('button', { name: 'Apply Now' })
const send = page.getByRole('button', { name: 'Send application' })
const applied = page.getByText('Applied', { exact: true })

let learner: User
let course: Course
let sent: Application[]
beforeEach(async () => {
  learner = await actAs('fresh')
  const [first] = await recorded('fresh', 'listCourses')
  if (first === undefined) throw new Error('the demo has no course')
  course = first
  sent = []
  server.on(recordCourseOpened, undefined)
  server.on(listCourseIntakes, [])
  server.on(listApplications, ({ query }) => {
    const found = sent
      .filter(({ courseId }) => query.course_id === undefined || courseId === query.course_id)
      .filter(({ status }) => query.status === undefined || status === query.status)
    return new Page(found, found.length)
  })
  server.on(createApplication, ({ body }) => {
    sent = [applicationOf({ message: body.message }), ...sent]
    return applicationOf({ message: body.message })
  })
  server.on(moveOwnApplication, () => {
    sent = [applicationOf({ status: 'withdrawn' })]
    return applicationOf({ status: 'withdrawn' })
  })
})
afterEach(() => {
  document.documentElement.style.fontSize = ''
})

function applicationOf(change: Partial<Application> = {}): Application {
  return ownApplication({ courseId: course.id, courseTitle: course.title, message: text, ...change })
}

describe('applying to a course', () => {
  const dialog = page.getByRole('dialog')

  async function openCourse() {
    const screen = await openScreen('/dashboard/courses')
    await page.getByRole('button', { name: course.title, exact: true }).click()
    await expect.element(dialog).toHaveAccessibleName(course.title)
    return screen
  }

  test('the form lists what the institution will see, and a double press sends once', async () => {
    await openCourse()
    await apply.click()
    await expect.element(message).toHaveFocus()
    const form = page.getByRole('form', { name: /^Apply to / })
    await expect
      .poll(() =>
        form
          .getByRole('listitem')
          .elements()
          .map((item) => item.textContent),
      )
      .toEqual([`your name: ${learner.name}`, `your email address: ${learner.email}`, 'your message'])
    await message.fill(text)
    await expect.element(message).toHaveAccessibleDescription('32 of 1,000 characters')
    await expectAccessible()
    await server.holdWhile(() => send.dblClick())
    await expect.element(applied).toBeVisible()
    await expect.element(apply).not.toBeInTheDocument()
    await expectAccessible()
    await expect.poll(() => server.calls(createApplication).map(({ body }) => body.message)).toEqual([text])
  })

  test('it works by the keyboard alone, and the focus goes to what is next', async () => {
    const screen = await openCourse()
    await expect.element(apply).not.toHaveAttribute('aria-disabled')
    apply.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(message).toHaveFocus()
    await userEvent.keyboard(`${text}{Tab}`)
    await expect.element(send).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(applied).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(dialog.getByRole('link', { name: 'My applications' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(screen.address).toBe('/dashboard/applications')
  })

  test('what was written is kept after a failure, also while the dialog is closed', async () => {
    server.on(createApplication, lost)
    await openCourse()
    await apply.click()
    await message.fill(text)
    await send.click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('We couldn’t send your application. Please try again.')
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await page.getByRole('button', { name: course.title, exact: true }).click()
    await expect.element(message).toHaveValue(text)
    server.on(createApplication, refused('not_found'))
    await send.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('This course is no longer offered')
    await expect.element(message).toHaveValue(text)
  })

  test('an application that another window sent is noticed', async () => {
    server.on(createApplication, () => {
      sent = [applicationOf()]
      return refused('application_open', 'You’ve already applied to this course.')
    })
    await openCourse()
    await apply.click()
    await send.click()
    await expect.element(applied).toBeVisible()
  })

  test('after a declined application one can apply again', async () => {
    sent = [applicationOf({ status: 'declined' })]
    await openCourse()
    await expect.element(dialog).toMatchTextContent('Your last application was declined. You can apply again.')
    await expect.element(apply).toBeVisible()
  })

  test('of several starts one is chosen, and a full one has a waiting list', async () => {
    server.on(listCourseIntakes, [
      { id: 5, startsOn: '2027-01-11', places: 2, full: true },
      { id: 6, startsOn: '2027-06-07', mode: 'offline', country: 'LK', town: 'Jaffna' },
    ])
    await openCourse()
    await apply.click()
    await expect.element(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible()
    await expectAccessible()
    await page.getByLabelText(/^7 June 2027/).click()
    await send.click()
    await expect.element(applied).toBeVisible()
    expect(server.calls(createApplication)).toMatchObject([{ body: { intakeId: 6 } }])
  })

  test('the plan’s limit opens the plans, and what was written is kept', async () => {
    server.on(createApplication, refused('application_limit', 'You’ve used all 3 open applications on your plan.'))
    await openCourse()
    await apply.click()
    await message.fill(text)
    await send.click()
    const plans = page.getByRole('dialog', { name: 'Choose Your Plan' })
    await expect.element(plans).toMatchTextContent('You’ve used all 3 open applications on your plan')
    await expect.element(plans).toMatchTextContent('Up to 10 open course applications')
    await expectAccessible()
    await plans.getByRole('button', { name: 'Close' }).click()
    await expect.element(message).toHaveValue(text)
  })
})

describe('one’s applications', () => {
  const own = page.getByRole('region', { name: 'Your applications' })
  const withdraw = page.getByRole('button', { name: /^Withdraw the application to / })
  const question = page.getByRole('alertdialog', { name: 'Withdraw this application?' })

  test('without any, the page leads to the courses', async () => {
    await openScreen('/dashboard/applications')
    await expect.element(page.getByRole('heading', { name: 'You haven’t applied to a course yet' })).toBeVisible()
    await expectAccessible()
  })

  test('one that waits shows what was written, and how many are open', async () => {
    sent = [applicationOf()]
    await openScreen('/dashboard/applications')
    await expect.element(own.getByRole('listitem')).toMatchTextContent('Waiting for an answer')
    await expect.element(page.getByText(/^You have 1 of 3 open applications/)).toBeVisible()
    await own.getByText('What you wrote').click()
    await expect.element(own.getByText(text)).toBeVisible()
    await expectAccessible()
  })

  test('one that was answered shows the answer and cannot be withdrawn', async () => {
    sent = [applicationOf({ status: 'declined', answer: 'The course is full.', decidedAt: '2026-11-22T11:00:00.000Z' })]
    await openScreen('/dashboard/applications')
    await expect.element(own.getByRole('listitem')).toMatchTextContent('Declined')
    await expect.element(own.getByRole('listitem')).toMatchTextContent('The course is full.')
    await expect.element(own.getByRole('button')).not.toBeInTheDocument()
  })

  test('withdrawing asks first, by the keyboard alone, and the focus follows', async () => {
    sent = [applicationOf()]
    await openScreen('/dashboard/applications')
    await expect.element(withdraw).toBeVisible()
    withdraw.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).toMatchTextContent('Hill School will no longer see your name')
    await userEvent.keyboard('{Escape}')
    await expect.element(withdraw).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const confirm = question.getByRole('button', { name: 'Withdraw the application' })
    await expect.element(confirm).toBeVisible()
    await expectAccessible()
    confirm.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(toastOf('You’ve withdrawn your application.')).toBeVisible()
    await expect.element(own).toMatchTextContent('Withdrawn')
    await expect.element(page.getByRole('heading', { name: 'Your applications' })).toHaveFocus()
  })

  test('an offered place is accepted, with what the institution may see', async () => {
    sent = [applicationOf({ status: 'offered', offerUntil: '2027-01-31', decidedAt: '2026-11-22T11:00:00.000Z' })]
    server.on(moveOwnApplication, () => {
      sent = [applicationOf({ status: 'enrolled', sharesProgress: true })]
      return applicationOf({ status: 'enrolled', sharesProgress: true })
    })
    await openScreen('/dashboard/applications')
    await expect.element(own.getByRole('listitem')).toMatchTextContent('accept it by 31 January 2027')
    await own.getByRole('button', { name: /^Accept the place in / }).click()
    const dialog = page.getByRole('dialog', { name: 'Accept this place?' })
    await dialog.getByRole('checkbox').click()
    await expectAccessible()
    await server.holdWhile(() => dialog.getByRole('button', { name: 'Accept the place' }).dblClick())
    await expect.element(own.getByRole('listitem')).toMatchTextContent('Enrolled')
    await expect.element(own.getByRole('checkbox')).toBeChecked()
    expect(server.calls(moveOwnApplication).map(({ body }) => body)).toEqual([
      { status: 'enrolled', sharesProgress: true },
    ])
  })

  test('a question is answered where it is asked, reported, and blocked', async () => {
    sent = [applicationOf({ messages: { total: 1, last: 'institution' } })]
    const question = {
      id: 3,
      from: 'institution',
      text: 'Do you have a laptop?',
      createdAt: '2026-11-22T11:00:00.000Z',
      reported: false,
    } as const
    server.on(readConversation, { messages: [question], blockedBy: null })
    server.on(writeApplicationMessage, { ...question, id: 4, from: 'learner', text: 'Yes' })
    server.on(reportApplicationMessage, { ...question, reported: true })
    server.on(blockApplicationMessages, { messages: [question], blockedBy: 'learner' })
    await openScreen('/dashboard/applications')
    await expect.element(own.getByText('Do you have a laptop?')).toBeVisible()
    await own.getByLabelText(/^Write a message/).fill('Yes')
    await expectAccessible()
    await own.getByRole('button', { name: 'Send message' }).click()
    await expect.element(own.getByLabelText(/^Write a message/)).toHaveValue('')
    expect(server.calls(writeApplicationMessage)).toMatchObject([{ body: { text: 'Yes' } }])
    await own.getByRole('button', { name: 'Report', exact: true }).click()
    await own.getByLabelText('What’s wrong with it?').selectOptions('money')
    await own.getByRole('button', { name: 'Report this message' }).click()
    await expect.poll(() => server.calls(reportApplicationMessage)).toMatchObject([{ body: { reason: 'money' } }])
    await own.getByRole('button', { name: 'Block messages' }).click()
    await expect.poll(() => server.calls(blockApplicationMessages)).toMatchObject([{ body: { blocked: true } }])
  })

  test('a list that fails is asked for again, and a withdrawal that fails changes nothing', async () => {
    sent = [applicationOf()]
    server.on(listApplications, lost)
    server.on(moveOwnApplication, lost)
    await openScreen('/dashboard/applications')
    await expect.element(page.getByText('We couldn’t load your applications.')).toBeVisible()
    await expectAccessible()
    server.on(listApplications, new Page(sent, 1))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await withdraw.click()
    await question.getByRole('button', { name: 'Withdraw the application' }).click()
    await expect
      .element(question.getByRole('alert'))
      .toMatchTextContent('We couldn’t withdraw the application. Please try again.')
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect.element(withdraw).toHaveFocus()
  })

  test('texts without a break fit 320 pixels at 200 %', async () => {
    const courseTitle = `Averylongtitlewithoutanyspace${'s'.repeat(120)}`
    sent = [applicationOf({ courseTitle, status: 'enrolled', message: 'w'.repeat(1000), answer: 'a'.repeat(1000) })]
    await page.viewport(320, 640)
    await openScreen('/dashboard/applications')
    await expect.element(page.getByText('a'.repeat(1000))).toBeVisible()
    // Before the text grows: a press while everything moves may miss.
    await page.getByText('What you wrote').click()
    await expect.element(page.getByText('w'.repeat(1000))).toBeVisible()
    document.documentElement.style.fontSize = '200%'
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
