import { expect, it } from 'vitest'
import { prepareReply } from '#assistant/prepare-reply.ts'
import { splitQuestions } from '#assistant/several-questions.ts'
import { chatContext } from '#testing/chat-context.ts'

it.each([
  ['What is Docker and how long does it take?', ['What is Docker', 'and how long does it take?']],
  ['When am I done, what comes next', ['When am I done', 'what comes next']],
  ['I failed my exam. Can I still begin?', ['I failed my exam. Can I still begin?']],
  ['What do I need for React and Vue?', ['What do I need for React and Vue?']],
  ['Thanks a lot', []],
])('splits “%s”', (message, questions) => {
  expect(splitQuestions(message)).toEqual(questions)
})

const context = chatContext()

async function answerTo(text: string): Promise<string> {
  const reply = await prepareReply([{ sender: 'user', text }], context)
  return reply.sentences.map((sentence) => sentence.text).join(' ')
}

it.each([
  ['when will i finish, and what is my next step', ['you arrive in about', 'Continue with step 4']],
  ['how long is React and is there a course for it?', ['React takes you about', 'React web apps']],
  ['i love drawing, which job is for me', ['Going only by what you just said, look at UI/UX Designer']],
  ['i hate coding, which career fits', ['Going only by what you just said']],
  ['do i need maths to be a ui designer', ['has no step on mathematics']],
  ['how much maths does a data scientist need', ['teaches the mathematics it needs: Statistics']],
  ['i am exhausted and everyone else is faster', ['It’s fine to go slower', 'Continue with step 4']],
  ['how many hours has the last part', ['The section “Ready for the job”']],
  ['does the react course end with a certificate', ['whether a course ends with a certificate']],
  ['vue or angular?', ['React is the safest first choice']],
  ['is the kubernetes course within my budget', ['That is within the budget in your answers']],
  ['what is an api', ['REST APIs:']],
])('answers all of “%s”', async (question, parts) => {
  const text = await answerTo(question)
  for (const part of parts) expect(text).toContain(part)
})

it('proposes one change for a skill that is known and to be removed', async () => {
  const turns = [{ sender: 'user' as const, text: 'i know linux already, remove it' }]
  const reply = await prepareReply(turns, context)
  expect(reply.action).toMatchObject({ kind: expect.any(String) })
  expect(reply.sentences.map(({ text }) => text).join(' ')).toContain('Linux')
})

it.each([
  ['what is kubrenetes', 'Kubernetes:'],
  ['define djagno', 'Django:'],
  ['what do i get with preimum', 'Premium'],
  ['is grahpql in my plan', 'not on your roadmap'],
])('understands “%s” with its slip', async (question, part) => {
  expect(await answerTo(question)).toContain(part)
})

it('reads danger in the words as they were typed', async () => {
  const reply = await prepareReply([{ sender: 'user', text: 'I drank poison' }], context)
  expect(reply.kind).toBe('crisis')
})
