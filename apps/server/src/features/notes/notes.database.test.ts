import { maxNoteLength } from '@milepost/contract/notes/limits'
import { afterAll, expect, test } from 'vitest'
import { mergeNotes } from '#features/notes/merge-notes.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, type Learner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const subject = 'skill:git/branches'
const write = (learner: Learner, text: string, before = '') => learner.put('/notes', { subject, text, before })
const read = async (learner: Learner) => (await learner.get('/notes')).json()

test('a note is private, changed, and removed by emptying it', async () => {
  const [learner, other] = [await createLearner(product), await createLearner(product)]
  expect((await write(learner, 'one')).json().note).toMatchObject({ subject, text: 'one' })
  await write(learner, 'two', 'one')
  expect(await read(learner)).toMatchObject([{ subject, text: 'two' }])
  expect(await read(other)).toEqual([])
  expect((await write(learner, '', 'two')).json()).toEqual({ note: null })
  expect(await read(learner)).toEqual([])
})

test('two devices that write at once lose nothing', async () => {
  const learner = await createLearner(product)
  await write(learner, 'a\nb')
  await Promise.all([write(learner, 'a\nb\nphone', 'a\nb'), write(learner, 'desk\na\nb', 'a\nb')])
  expect((await read(learner))[0].text).toBe('desk\na\nb\nphone')
})

test.each([
  ['a\nb', 'a\nx', 'a\ny', 'a\nx\ny'],
  ['', 'phone', 'desk', 'phone\ndesk'],
  ['a', 'a', 'b', 'b'],
  ['a', 'b', 'a', 'b'],
  ['a', '', 'a\nmore', 'a\nmore'],
])('from %j, %j and %j become %j', (before, stored, typed, merged) => {
  expect(mergeNotes(before, stored, typed)).toBe(merged)
})

test('what is too long together is refused, and the stored note stays', async () => {
  const learner = await createLearner(product)
  await write(learner, 'x'.repeat(maxNoteLength))
  const reply = await write(learner, 'more')
  expect([reply.statusCode, reply.json().issues]).toEqual([
    400,
    [expect.objectContaining({ field: 'text', rule: 'too_long' })],
  ])
  expect((await read(learner))[0].text).toHaveLength(maxNoteLength)
})

test.each([
  { subject: 'nothing' },
  { subject: 'skill:git/../x' },
  { text: 'x'.repeat(maxNoteLength + 1) },
  { owner: 'me' },
])('refuses %o', async (change) => {
  const learner = await createLearner(product)
  const reply = await learner.put('/notes', { subject, text: 'a', before: '', ...change })
  expect([reply.statusCode, await read(learner)]).toEqual([400, []])
})
