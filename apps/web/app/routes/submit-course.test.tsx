import { listCourseRequests, requestCourse, withdrawCourseRequest } from '@milepost/contract/course-requests/routes'
import type { CourseRequest } from '@milepost/contract/course-requests/schema'
import { listCourses } from '@milepost/contract/courses/routes'
import { getPreferences } from '@milepost/contract/preferences/routes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { pressByKey, tabTo } from '#test/keyboard.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { lost, Page, refused, server } from '#test/stand-in-server.ts'
import { toastOf } from '#test/toast.ts'

const name = page.getByLabelText('Course name')
const send = page.getByRole('button', { name: 'Send Request' })
const asked = page.getByRole('region', { name: 'Your requests' })
const item = asked.getByRole('listitem')
const withdraw = item.getByRole('button', { name: /^Withdraw/ })
const question = page.getByRole('alertdialog')
const confirmation = page.getByText('Course request sent successfully.')

let requests: CourseRequest[]
beforeEach(async () => {
  await actAs('fresh')
  requests = []
  server.on(listCourseRequests, () => new Page([...requests], requests.length))
  server.on(requestCourse, ({ body: { courseName, description, link = null } }) => {
    const one = { ...example, courseName, description, link }
    requests.push(one)
    return one
  })
  server.on(withdrawCourseRequest, () => {
    requests = []
    return undefined
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const example: CourseRequest = {
  id: 1,
  courseName: 'Brewing software',
  description: 'From the first line',
  category: 'Web Development',
  difficulty: 'Beginner',
  duration: '',
  mode: 'Online',
  link: null,
  price: '₹1,000 - ₹5,000',
  status: 'requested',
  answer: '',
  course: null,
  decidedAt: null,
  createdAt: '2026-11-22T10:00:00.000Z',
}

async function fill(courseName: string): Promise<void> {
  await name.fill(courseName)
  await page.getByLabelText('Description').fill('From the first line to a running service')
  await page.getByLabelText('Category').selectOptions('Web Development')
  await page.getByLabelText('Price').selectOptions('₹1,000 - ₹5,000')
}

test('a search of the explorer that finds nothing leads here with its words', async () => {
  server.on(listCourses, new Page([], 0))
  const screen = await openScreen('/dashboard/courses')
  await page.getByRole('searchbox').fill('zymurgy')
  await expect.poll(screen.address).toBe('/dashboard/courses?search=zymurgy')
  await page.getByRole('link', { name: 'Ask for a course' }).click()
  await expect.element(name).toHaveValue('zymurgy')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect.poll(screen.address).toBe('/dashboard')
})

test('what is missing or wrong is named beside its field, and the first of it gets the focus', async () => {
  await openScreen('/submit-course?name=Rust')
  await expect.element(page.getByLabelText(/^Difficulty/)).toHaveValue('Beginner')
  await expect.element(page.getByLabelText(/^Mode/)).toHaveValue('Online')
  await page.getByLabelText(/^Link/).fill('javascript:alert(1)')
  await send.click()
  await expect.element(page.getByLabelText('Description')).toHaveFocus()
  await expect.element(page.getByLabelText('Price')).toHaveAccessibleDescription('Choose a price range.')
  await expect.element(page.getByLabelText(/^Link/)).toHaveAccessibleDescription(/starts with http/)
  await expectAccessible()
  expect(server.calls(requestCourse)).toHaveLength(0)
})

test('a request is confirmed for four seconds, sent once, and listed with its link', async () => {
  await openScreen('/submit-course')
  await fill('Brewing software')
  await page.getByLabelText(/^Link/).fill('https://example.com/brewing')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await server.holdWhile(() => send.dblClick())
  await expect.element(confirmation).toBeVisible()
  await expect.element(name).toHaveValue('')
  vi.advanceTimersByTime(3_999)
  await expect.element(confirmation).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(confirmation).not.toBeInTheDocument()
  vi.useRealTimers()
  await expect.element(item).toHaveLength(1)
  await expect.element(item).toMatchTextContent('Waiting for an answer')
  await expect.element(item.getByRole('link')).toHaveAttribute('href', 'https://example.com/brewing')
  await expect.poll(() => server.calls(requestCourse)).toHaveLength(1)
})

test('a course is asked for and withdrawn by the keyboard alone', async () => {
  await openScreen('/submit-course')
  await tabTo(name)
  await userEvent.keyboard('Weaving by machine{Tab}From thread to cloth')
  await tabTo(page.getByLabelText('Category'))
  await userEvent.keyboard('{ArrowDown}')
  await tabTo(page.getByLabelText('Price'))
  await userEvent.keyboard('{ArrowDown}')
  await pressByKey(send)
  await expect.element(confirmation).toBeVisible()
  await expect.element(send).toHaveFocus()
  await expect.element(item).toMatchTextContent('Weaving by machine')
  await pressByKey(withdraw)
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(withdraw).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await pressByKey(question.getByRole('button', { name: 'Withdraw' }))
  await expect.element(toastOf('You’ve withdrawn the request.')).toBeVisible()
  await expect.element(asked).toMatchTextContent('Nothing yet.')
  await expect.element(page.getByRole('heading', { name: 'Your requests' })).toHaveFocus()
})

test('a request that is not sent is still there after a reload', async () => {
  server.on(requestCourse, lost)
  const screen = await openScreen('/submit-course?name=Rust')
  await fill('Rust, slowly')
  await send.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t send your request. Please try again.')
  await screen.reload()
  await expect.element(name).toHaveValue('Rust, slowly')
  await expect.element(page.getByLabelText('Category')).toHaveValue('Web Development')
})

test('a request that was answered after the list was loaded is not withdrawn: the answer is shown', async () => {
  requests = [example]
  server.on(withdrawCourseRequest, () => {
    requests = [{ ...example, status: 'planned', answer: 'It begins in spring.' }]
    return refused('course_request_decided', 'This request is answered already.')
  })
  await openScreen('/submit-course')
  await withdraw.click()
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(question.getByRole('alert')).toMatchTextContent('answered already')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(item).toMatchTextContent('It begins in spring.')
  await expect.element(item).toMatchTextContent('Planned')
  await expectAccessible()
})

test('the way of learning that was chosen in the settings is chosen here', async () => {
  server.on(getPreferences, { ...(await recorded('fresh', 'getPreferences')), learningMode: 'Hybrid' })
  await openScreen('/submit-course')
  await expect.element(page.getByLabelText(/^Mode/)).toHaveValue('Hybrid')
})

test('a length without a unit is shown in weeks', async () => {
  requests = [{ ...example, duration: '6' }]
  await openScreen('/submit-course')
  await expect.element(item).toMatchTextContent('Online · 6 weeks')
})
