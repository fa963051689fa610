import { verdicts } from '@milepost/contract/recommendations/limits'
import { adviceTexts } from '@milepost/contract/recommendations/texts'
import { expect, it } from 'vitest'
import type { ChatContext } from '#advisor.ts'
import { alikeSentences, careersSentences } from '#chat/answers/careers.ts'
import { greeting, recommendationSentences } from '#chat/answers/own.ts'
import { chatContext } from '#testing/chat-context.ts'

/** What a text begins with, before the first name. */
const beginningOf = (text: string) => text.split(/[{.]/)[0] ?? ''

it.each(verdicts)('what is answered under %s has no sentence of another conclusion', (verdict) => {
  const context = chatContext()
  const { recommendation } = context
  if (recommendation === null) throw new Error('the learner has advice')
  const elsewhere = verdict === 'elsewhere' ? { group: '29', quote: 'nurse' } : null
  const toTry = verdict === 'clear' ? [] : recommendation.ranking.slice(0, 3).map(({ careerId }) => careerId)
  const concluded: ChatContext = { ...context, recommendation: { ...recommendation, verdict, toTry, elsewhere } }
  const why = recommendationSentences(null, false, concluded)
  const said = [
    ...why,
    ...careersSentences(concluded),
    ...alikeSentences(['qa-engineer'], concluded),
    greeting(concluded),
  ].map(({ text }) => text)
  expect(why[0]?.text).toContain(beginningOf(adviceTexts.answer[verdict]))
  const foreign = verdicts.filter((other) => other !== verdict).map((other) => beginningOf(adviceTexts.answer[other]))
  for (const text of [...foreign, 'Your roadmap to', ...(verdict === 'clear' ? [] : ['point most to'])])
    expect(said.filter((sentence) => sentence.includes(text))).toEqual([])
  expect(said.join(' ').includes('Ask the')).toBe(verdict === 'elsewhere')
})
