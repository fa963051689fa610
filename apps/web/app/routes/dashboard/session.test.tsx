import { getSession } from '@milepost/contract/knowledge/routes'
import { listNotes, saveNote } from '@milepost/contract/notes/routes'
import { getPreferences, savePreferences } from '@milepost/contract/preferences/routes'
import { saveTick } from '@milepost/contract/progress/routes'
import { answerReview, listReviews } from '@milepost/contract/reviews/routes'
import { sessionSubjectOf } from '@milepost/contract/roadmaps/limits'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actAs } from '#test/demo.ts'
import { expectAccessible } from '#test/expect-accessible.ts'
import { openScreen } from '#test/open-screen.tsx'
import { recorded } from '#test/recorded.ts'
import { rememberProgress } from '#test/remember-progress.ts'
import { lost, server } from '#test/stand-in-server.ts'

const now = '2026-11-28T10:00:00.000Z'

/** Opens the first session of the roadmap's first step, of which nothing is done yet. */
async function openFirst() {
  await actAs('halfway')
  rememberProgress()
  const [step] = (await recorded('halfway', 'getRoadmap')).roadmap
  const [first, second] = typeof step?.details === 'string' ? [] : (step?.details ?? [])
  if (step === undefined || first === undefined || second === undefined) throw new Error('no sessions')
  server.on(getSession, ({ params: { sessionId } }) => ({
    subject: { key: step.key, name: step.label },
    id: sessionId,
    number: 1,
    of: 2,
    title: sessionId === first.id ? first.label : second.label,
    hours: 2,
    outcome: 'write a page',
    study: [],
    make: { needs: [], files: [], task: 'Write a page.', result: 'A page.', check: 'The page opens.' },
    questions: [{ id: 'why', ask: 'Why?', answer: 'Because.' }],
    stuck: 'The file has the wrong ending.',
    before: null,
    after: null,
  }))
  server.on(listNotes, [])
  await openScreen(`/dashboard/skills/${sessionSubjectOf(step)}/sessions/${first.id}`)
  await expect.element(page.getByRole('heading', { level: 1, name: first.label })).toBeVisible()
  return { step, first, second }
}

test('a session is done with the keyboard, offers a reminder the first time, and leads to the next', async () => {
  const choices = await recorded('halfway', 'getPreferences')
  server.on(getPreferences, { ...choices, quietReminder: false })
  server.on(savePreferences, { preferences: { ...choices, quietReminder: true }, before: choices })
  const { step, first, second } = await openFirst()
  const done = page.getByRole('button', { name: 'Done', exact: true })
  done.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Session done')).toBeVisible()
  expect(server.calls(saveTick).map(({ body }) => body)).toMatchObject([
    { stepId: step.id, task: first.id, ticked: true },
  ])
  await page.getByRole('button', { name: 'Remind me' }).click()
  await expect.element(page.getByText(/We’ll remind you once after \d+ quiet days/)).toBeVisible()
  expect(server.calls(savePreferences).map(({ body }) => body)).toEqual([{ quietReminder: true }])
  await expectAccessible()
  await page.getByRole('link', { name: `Next: ${second.label}` }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: second.label })).toBeVisible()
  await done.click()
  await expect.element(page.getByText('Session done')).toBeVisible()
  await expect.element(page.getByText('That was your first session', { exact: false })).not.toBeInTheDocument()
})

test('a note is kept while the connection is gone, and saved when it is back', async () => {
  server.on(saveNote, lost)
  const { step, first } = await openFirst()
  await page.getByRole('textbox', { name: /^Your notes/ }).fill('Read https://example.lk/page again')
  await expect.element(page.getByText(/Kept in this browser/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /example\.lk/ })).toBeVisible()
  server.on(saveNote, ({ body: { subject, text } }) => ({ note: { subject, text, updatedAt: now } }))
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(server.calls(saveNote).at(-1)?.body).toMatchObject({ subject: `${step.key}/${first.id}` })
})

test('a question that comes back is answered in two presses, and the next one follows', async () => {
  await actAs('halfway')
  const review = (id: string, ask: string) => ({
    question: `html/first/${id}`,
    subject: { key: 'skill:html', name: 'HTML' },
    session: { id: 'first', title: 'Write a page' },
    ask,
    answer: `The answer to ${id}`,
  })
  server.on(listReviews, [review('one', 'What is a tag?'), review('two', 'What is a link?')])
  server.on(answerReview, undefined)
  await openScreen('/dashboard/remember')
  await expect.element(page.getByText('The answer to one')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show answer' }).click()
  await expect.element(page.getByText('The answer to one')).toBeVisible()
  await page.getByRole('button', { name: 'Not yet' }).click()
  await expect.element(page.getByRole('heading', { name: 'What is a link?' })).toHaveFocus()
  expect(server.calls(answerReview).map(({ body }) => body)).toEqual([{ question: 'html/first/one', knew: false }])
  await page.getByRole('button', { name: 'Show answer' }).click()
  await page.getByRole('button', { name: 'Knew it' }).click()
  await expect.element(page.getByText('That’s all for today.')).toBeVisible()
})
