import { describe, expect, it } from 'vitest'
import { isCrisis } from '#assistant/crisis/recognise-crisis.ts'
import { intents } from '#knowledge/knowledge.ts'
import { seenHarmless, seenInDanger, unseenHarmless, unseenInDanger } from '#testing/messages-in-danger.ts'
import { localHarmless, localInDanger } from '#testing/messages-in-danger-in-local-languages.ts'

const recognised = (messages: readonly string[]) => messages.filter((message) => isCrisis(message))
const overlooked = (messages: readonly string[]) => messages.filter((message) => !isCrisis(message))

describe('messages of people in danger', () => {
  it('are recognised where rules were written from them', () => {
    expect(overlooked(seenInDanger)).toEqual([])
  })

  it('are recognised where no rule was written from them, but for one that says it only by a goodbye', () => {
    expect(overlooked(unseenInDanger)).toEqual(["I won't be here tomorrow, thanks for everything"])
  })
})

describe('harmless messages that sound alike', () => {
  it('are left alone where rules were written from them', () => {
    expect(recognised(seenHarmless)).toEqual([])
  })

  it('are left alone where no rule was written from them', () => {
    expect(recognised(unseenHarmless)).toEqual([])
  })

  it('are left alone in all examples', () => {
    const others = intents.flatMap(({ examples }) => examples)
    expect(others.length).toBeGreaterThan(4000)
    expect(recognised(others)).toEqual([])
  })
})

it('tells a person in danger from the same words about work', () => {
  expect(recognised(['I cut myself again', 'is there a suicide hotline', 'my app for suicide prevention'])).toEqual([
    'I cut myself again',
    'is there a suicide hotline',
  ])
})

it('reads a message as it was typed', () => {
  expect(overlooked(['SUICIDE', 'I Don’t Want To Be Alive', 'Nobody would miss me'])).toEqual([])
})

describe('in Tamil and Sinhala, in both scripts', () => {
  it('phrases of people in danger are recognised', () => {
    expect(overlooked(localInDanger)).toEqual([])
  })

  it('idioms and questions with the same words are left alone', () => {
    expect(recognised(localHarmless)).toEqual([])
  })
})
