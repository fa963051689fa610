import { expect, it } from 'vitest'
import { prepareReply } from '#chat/prepare-reply.ts'
import { chatContext } from '#testing/chat-context.ts'

const context = chatContext({ career: 'data-scientist', done: 0, hoursPerWeek: 10 })

async function answerTo(text: string): Promise<string> {
  const { reply } = await prepareReply([{ sender: 'user', text }], context)
  return reply.sentences.map((sentence) => sentence.text).join(' ')
}

it.each([
  'When can I apply as data analyst?',
  'how long until i am ready for a data analyst job',
  'how many hours till I can work as a BI analyst',
  'After which step can I apply for jobs',
])('answers “%s” with the step, the hours and the day', async (question) => {
  const answer = await answerTo(question)
  expect(answer).toMatch(/^You can apply for Data Analyst jobs after step \d+, “.+”, in about \d+ hours of study\./)
  expect(answer).toMatch(/With your 10 hours a week you arrive in about \d+ weeks/)
})

it('names the next job where the arrival is asked for', async () => {
  expect(await answerTo('When will I finish?')).toMatch(
    /On the way, you can apply for Data Analyst jobs after step \d+/,
  )
})

it('says what a title needs that the roadmap leaves out', async () => {
  expect(await answerTo('When can I become a data engineer?')).toBe(
    'Your roadmap leaves out what Data Engineer jobs need: Data pipelines, Data warehousing and Apache Airflow.',
  )
})

it('takes the application to a course for no job', async () => {
  expect(await answerTo('When can I apply for the SQL course?')).not.toContain('Data Analyst')
})
