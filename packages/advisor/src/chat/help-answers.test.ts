import { expect, it } from 'vitest'
import { prepareReply } from '#chat/prepare-reply.ts'
import { chatContext } from '#testing/chat-context.ts'

it.each([
  ['How do I apply for a course?', 'courses#enrolling', 'press Apply Now'],
  ['How can I apply to Lagoonside Polytechnic?', 'courses#enrolling', 'press Apply Now'],
  ['Where do I see the status of my application?', 'courses#enrolling', 'My applications'],
  ['The course I need is missing, how do I ask for it?', 'courses#asking', 'press Ask for a course'],
  ['Can I suggest a course?', 'courses#asking', 'press Ask for a course'],
  ['How do I regenerate my roadmap?', 'roadmap#regenerating', 'part of Pro and Premium'],
  ['What do I get with the Pro plan?', 'plans#paid', 'reply to your messages first'],
  ['What is priority support?', 'plans#paid', 'reply to your messages first'],
  ['How do I register my institution?', 'institutions#joining', 'Institution Register'],
  ['How do I share my roadmap with a friend?', 'roadmap#sharing', 'make a link'],
  ['Where does the free material come from?', 'courses#material', 'other publishers'],
  ['Can I print my roadmap?', 'roadmap#sharing', 'print'],
])('tells what the product has: “%s”', async (text, address, words) => {
  const { reply } = await prepareReply([{ sender: 'user', text }], chatContext())
  expect(reply).toMatchObject({ kind: 'answer', subject: { kind: 'help', id: address } })
  expect(reply.sentences.map((sentence) => sentence.text).join(' ')).toContain(words)
})

it.each(['Is there something free for step 5?', 'Is there a free course for step 5?'])(
  'names free material: “%s”',
  async (text) => {
    const { reply } = await prepareReply([{ sender: 'user', text }], chatContext())
    expect(reply.kind).toBe('answer')
    expect(reply.sentences.at(-1)).toMatchObject({
      text: expect.stringMatching(/^Free to study from, outside Milepost: “.+” by .+\. The step has the links\.$/),
      sources: [
        { kind: 'step', id: '5' },
        { kind: 'help', id: 'courses#material' },
      ],
    })
  },
)
