import { describe, expect, it } from 'vitest'
import { prepareReply } from '#chat/prepare-reply.ts'
import { readQuestion } from '#chat/question.ts'
import { terms } from '#knowledge/knowledge.ts'
import { chatContext, newcomer } from '#testing/chat-context.ts'

const context = chatContext()

async function ask(...messages: readonly string[]) {
  const turns: { sender: 'user' | 'bot'; text: string }[] = []
  for (const text of messages) {
    turns.push({ sender: 'user', text })
    const { reply } = await prepareReply(turns, context)
    turns.push({ sender: 'bot', text: reply.sentences.map((sentence) => sentence.text).join(' ') })
    if (turns.length === 2 * messages.length) return { ...reply, text: turns.at(-1)?.text ?? '' }
  }
  throw new Error('nothing was asked')
}

describe('a general term', () => {
  it('is explained, each by the first of its words', async () => {
    const wrong: string[] = []
    for (const { words, text } of terms.filter((_, at) => at % 9 === 0)) {
      const reply = await ask(`what is ${words[0]}?`)
      if (!reply.text.includes(text)) wrong.push(`${words[0]}: ${reply.text.slice(0, 80)}`)
    }
    expect(wrong).toEqual([])
  })

  it.each(['latency meaning', 'my boss says technical debt. what is it?', 'difference between ram and cpu'])(
    'is recognised however it is asked for: “%s”',
    async (question) => expect((await ask(question)).text).toMatch(/^(?:Latency|Technical debt|RAM): /),
  )

  it.each(['what is a flumbox', 'explain zorbification', 'what does quarkle mean'])(
    'that is unknown leads to no neighbour: “%s”',
    async (question) => expect((await ask(question)).kind).toBe('declined'),
  )
})

describe('several steps', () => {
  it.each([
    ['what are my next two steps', /You are at step 4.*Then comes step 5.*and step 6/],
    ['what comes just before unit testing on my roadmap', /^Step 11, .* comes before step 12/],
    ['list everything i still have to do', /24 steps to do.*Ready for the job: 26\..* and 27\./],
    ['the last three steps', /ends with step 25.*step 26.*and step 27/],
    ['why so many steps??', /27 steps.*4 of them are milestones.*I already know this/],
  ])('are named: “%s”', async (question, said) => expect((await ask(question)).text).toMatch(said))
})

describe('a pace in steps', () => {
  it.each([
    ['if I do one step a week when will I finish', /24 steps to do.*about 24 weeks, until around 8 May 2027/],
    ['one step every 3 days', /about 11 weeks/],
    ['how many steps a month to be done by june 2027', /by 30 June 2027, do about 3\.3 steps a month/],
    ['weekends only, 4 hours each day. when do i finish', /With 8 hours a week/],
    ['3 hours every day except sunday', /With 18 hours a week/],
  ])('is reckoned with: “%s”', async (question, said) => expect((await ask(question)).text).toMatch(said))
})

describe('a place in a roadmap', () => {
  it.each([
    ['at which step does the data scientist path teach pandas', /Data Scientist has pandas as step 12 of 27/],
    ['where does docker come in my backend roadmap', /It is step 18 of your roadmap/],
    ['why no java in my roadmap', /uses Python in its place/],
    ['not python, something else for backend', /take the place of Python: Java/],
  ])('is named: “%s”', async (question, said) => expect((await ask(question)).text).toMatch(said))

  it('is the part of a career before the first answers', async () => {
    const text = 'at which step does the data scientist path teach pandas'
    const { reply } = await prepareReply([{ sender: 'user', text }], newcomer)
    expect(reply.sentences[0]?.text).toMatch(/teaches pandas in part 2 of 4/)
  })
})

describe('a comparison of what is not named', () => {
  it.each([
    [
      ['data scientist or product manager?', 'and which one has less maths'],
      /^Product Manager has the least mathematics/,
    ],
    [
      ['tell me about backend and frontend', 'which of the two is better for me'],
      /^Your fit is 49 .*Backend Developer suits you best/,
    ],
    [['which of the two is better for me'], /^If you mean the first two careers/],
    [['compare my top 3 careers'], /Backend Developer: .*Full Stack Developer: .*Software Engineer: /],
    [['is testing more relaxing than developing'], /^We have no data on stress/],
  ])('is of what was spoken of, or of the ranking: %j', async (messages, said) =>
    expect((await ask(...messages)).text).toMatch(said),
  )
})

describe('courses', () => {
  it.each([
    ['courses shorter than 4 weeks', /^3 courses .* at most 3 weeks/],
    ['is there any course longer than 8 weeks', /^2 courses .* at least 9 weeks/],
    ['free course between 4 and 6 weeks', /^5 courses .* free, at most 6 weeks long and at least 4 weeks/],
    ['what courses does North Lanka Institute have', /^18 courses .* by an institution of that name/],
    ['does SLIIT offer anything here', /^No course in the catalogue is by an institution of that name/],
  ])('meet the condition, or the answer says that none does: “%s”', async (question, said) =>
    expect((await ask(question)).text).toMatch(said),
  )
})

describe('words without their vowels', () => {
  it.each([
    ['whn wil i fnish my rdmap', 'when will i finish my roadmap'],
    ['wat shud i lern nxt', 'what should i learn next'],
    ['hw 2 cancl premium 4 me', 'how to cancel premium for me'],
    ['mark step 4 done', 'mark step 4 done'],
  ])('“%s” is read as “%s”', (short, whole) => expect(readQuestion(short).text).toBe(whole))
})

describe('Hindi in Latin letters', () => {
  it.each(['kya aap hindi samajhte ho', 'mera progress batao', 'docker kaise seekhe'])(
    'hears which languages and questions work: “%s”',
    async (question) =>
      expect((await ask(question)).text).toMatch(/don’t understand Hindi yet.*English.*Tamil and Sinhala/),
  )

  it.each(['main marna chahta hu', 'zindagi khatam karna chahti hu', 'jeena nahi hai mujhe'])(
    'of someone in danger is answered as in English: “%s”',
    async (message) => expect((await ask(message)).kind).toBe('crisis'),
  )
})

describe('what Milepost lacks', () => {
  it.each([
    ['can i upload my cv here', /can’t upload files/],
    ['is there an android app', /no app in a store/],
    ['can i add my own step', /can’t write steps/],
    ['do you have a leaderboard', /no forum, group or leaderboard/],
  ])('is said, with what there is instead: “%s”', async (question, said) =>
    expect((await ask(question)).text).toMatch(said),
  )
})
