import { handbook, intents, termsOf } from '@milepost/advisor/testing'
import { type BenchRow, share } from '../rows.ts'
import { readSet } from '../sets.ts'

/** Two questions resemble each other where they have so many of their words in common. */
const tooLike = 0.6

const sets = {
  known: ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((name) => [`questions-${name}-open`, `questions-${name}-unseen`]),
  open: ['assistant-open'],
  unread: ['assistant-unread'],
  later: ['assistant-later'],
} as const

function resemble(question: ReadonlySet<string>, example: ReadonlySet<string>): boolean {
  const common = [...question].filter((word) => example.has(word)).length
  return common / Math.max(1, question.size + example.size - common) >= tooLike
}

/** How many of the measured questions resemble one that the assistant learns from: on these a figure flatters. */
export const likenessRows: readonly BenchRow[] = [
  {
    name: 'assistant: questions of the sets that resemble an example',
    author: 'no set',
    prototype: '',
    goal: 'reported',
    meets: {},
    measure: async () => {
      const wordsOf = (text: string) => new Set(termsOf(text))
      const asked = handbook.flatMap(({ guides }) =>
        guides.flatMap(({ answers }) => answers.flatMap((one) => one.asked)),
      )
      const examples = [...intents.flatMap((intent) => intent.examples), ...asked].map(wordsOf)
      return Object.entries(sets).map(([name, files]) => {
        const questions = files
          .flatMap((file) => readSet<{ question: string }>(file))
          .map(({ question }) => wordsOf(question))
        const alike = questions.filter(
          (question) => question.size > 1 && examples.some((one) => resemble(question, one)),
        )
        return share(name, alike.length / questions.length)
      })
    },
  },
]
