import { describe, expect, it } from 'vitest'
import { prepareReply } from '#chat/prepare-reply.ts'
import { chatContext, newcomer } from '#testing/chat-context.ts'

async function ask(text: string, context = chatContext()) {
  const { reply } = await prepareReply([{ sender: 'user', text }], context)
  return { kind: reply.kind, text: reply.sentences.map((sentence) => sentence.text).join(' ') }
}

describe('someone who says what they did before', () => {
  it.each([
    ['I am a nurse for 8 years, which career fits me?', /From health work, look at Data Scientist/],
    ['naan oru teacher, entha career suit aagum', /From teaching, look at UI\/UX Designer/],
  ])('is named careers where it helps: “%s”', async (question, said) => {
    expect((await ask(question)).text).toMatch(said)
    expect((await ask(question, newcomer)).text).toMatch(said)
  })

  it('hears what it is worth for the career they name, and what that asks for', async () => {
    const { text } = await ask('I am an accountant, can I become a data scientist?')
    expect(text).toMatch(/From commerce and accounting to Data Scientist: .*mathematics.*hours/)
  })

  it.each([
    'how to become a nurse',
    'I want to become a nurse, can I start now',
    'electrician apprenticeship how long',
  ])('is not taken for someone who asks about another profession: “%s”', async (question) =>
    expect((await ask(question)).kind).toBe('declined'),
  )
})

describe('what is declined', () => {
  it.each([
    ['how much does a QA engineer earn', /no data on salaries.* O\*NET .*533 hours/],
    ['will chatgpt take all programming jobs', /no data on the job market.*This is near it/],
    ['salary of a devops engineer', /no data on salaries.*This is near it/],
    ['will I get a job after this', /cannot promise a job.*“Apply with a CV that shows proof”/],
  ])('comes with what is known near it: “%s”', async (question, said) => {
    const { kind, text } = await ask(question)
    expect(kind).toBe('declined')
    expect(text).toMatch(said)
  })
})

describe('what a learner asks about themselves', () => {
  it.each([
    ['what is my budget', /₹5,000 - ₹25,000/],
    ['which career did I choose', /Backend Developer/],
    ['what did I tell you about my experience', /Git and HTML/],
  ])('is answered from their answers: “%s”', async (question, said) => {
    expect((await ask(question)).text).toMatch(said)
    expect((await ask(question, newcomer)).text).toMatch(/have not answered the profile questions/)
  })

  it.each(['I am stuck at linux', 'step 17 is too hard', 'i do not understand linux'])(
    'gets more than a definition where they are stuck: “%s”',
    async (question) =>
      expect((await ask(question)).text).toMatch(/builds on Operating systems and Command line.*Free to study Linux/),
  )
})
