import { describe, expect, it } from 'vitest'
import type { ChatTurn } from '#advisor.ts'
import { prepareReply } from '#assistant/prepare-reply.ts'
import { chatContext } from '#testing/chat-context.ts'

const context = chatContext()

/** Asks one after the other, and returns the last answer. */
async function talk(...messages: readonly string[]) {
  const turns: ChatTurn[] = []
  for (const text of messages.slice(0, -1)) {
    turns.push({ sender: 'user', text })
    const reply = await prepareReply(turns, context)
    turns.push({ sender: 'bot', text: reply.sentences.map((sentence) => sentence.text).join(' ') })
  }
  const reply = await prepareReply([...turns, { sender: 'user', text: messages.at(-1) ?? '' }], context)
  return { ...reply, said: reply.sentences.map(({ text }) => text).join(' ') }
}

describe('a message about the answers before it', () => {
  it.each([['first one please, how much was it', 'JavaScript from scratch', 'React web apps']])(
    '“%s” picks a course of the list',
    async (pick, course, other) => {
      const { said } = await talk('courses for javascript and react', pick)
      expect(said).toContain(course)
      expect(said).not.toContain(other)
    },
  )

  it('finds the subject two turns back', async () => {
    const { said } = await talk('what is docker', 'how long is my roadmap', 'and is there a course for it')
    expect(said).toContain('Docker in practice')
  })

  it('says of money back nothing about the roadmap', async () => {
    const { said } = await talk('can I get my money back')
    expect(said).toContain('write to us on the Contact page')
    expect(said).not.toContain('roadmap')
  })

  it.each([
    [['what is docker', 'say it simpler'], 'skill:docker'],
    [['what is docker', 'are you sure'], 'help:privacy#sources'],
  ])('%j is read with what was said', async (messages, subject) => {
    const { subject: found } = await talk(...messages)
    expect(`${found?.kind}:${found?.id}`).toBe(subject)
  })

  it('names help lines, whatever was spoken of', async () => {
    const { kind } = await talk('what is docker', 'are you sure I should not kill myself')
    expect(kind).toBe('crisis')
  })
})

describe('a question that its kind says little of', () => {
  it.each([
    ['text is too small', 'help:getting-started#access'],
    ['can I get my money back', 'help:plans#refund'],
    ['can i have two careers at once', 'help:getting-started#one-roadmap'],
  ])('“%s” gets %s', async (question, subject) => {
    const { subject: found } = await talk(question)
    expect(`${found?.kind}:${found?.id}`).toBe(subject)
  })

  it('stays declined where most of its words are strange', async () => {
    const { kind } = await talk('btw when did world war 2 end and who started it')
    expect(kind).toBe('declined')
  })

  it('says what the pages of careers say, where they are not compared', async () => {
    const { said } = await talk('which career has the most meetings')
    expect(said).toMatch(/^We have no figures that compare the careers by that\./)
  })
})

it('lists the steps below a number of hours', async () => {
  const { said } = await talk('which steps take less than 15 hours')
  expect(said).toMatch(/^Of the steps you still have to do, these take at most 15 hours: step 4/)
})
