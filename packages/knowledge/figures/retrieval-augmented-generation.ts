import { readFileSync } from 'node:fs'

const read = (name: string) =>
  readFileSync(new URL(`../files/retrieval-augmented-generation/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
const pages = read('handbook.csv').map((line) => {
  const [page = '', readers = '', ...text] = line.split(',')
  return { page: Number(page), readers, text: text.join(',').replace(/^"|"$/g, '') }
})
const questions = read('questions.csv').map((line) => {
  const fields = line.split(',')
  return { number: Number(fields[0]), text: fields.slice(1, -1).join(','), page: Number(fields.at(-1)) }
})
const words = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9-]+/g) ?? []
const count = (list: readonly string[], word: string) => list.filter((other) => other === word).length
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const texts = pages.map(({ text }) => words(text))
const averageLength = sum(texts.map((text) => text.length)) / texts.length
const vocabulary = [...new Set(texts.flat())]
const rawWeights = new Map(
  vocabulary.map((word) => {
    const found = texts.filter((text) => text.includes(word)).length
    return [word, Math.log(texts.length - found + 0.5) - Math.log(found + 0.5)]
  }),
)
const floor = (0.25 * sum([...rawWeights.values()])) / rawWeights.size
const weightOf = (word: string) => {
  const weight = rawWeights.get(word)
  return weight === undefined ? 0 : weight < 0 ? floor : weight
}
const shared = (question: string, text: readonly string[]) =>
  [...new Set(words(question))].filter((word) => text.includes(word)).length
/** BM25 as in rank_bm25's BM25Okapi, with its usual settings. */
const bm25 = (question: string, text: readonly string[]) =>
  sum(
    words(question).map((word) => {
      const times = count(text, word)
      return (weightOf(word) * times * 2.5) / (times + 1.5 * (0.25 + (0.75 * text.length) / averageLength))
    }),
  )
/** How often the right page is among the best. */
const hits = (score: typeof bm25, best: number) =>
  questions.filter(({ text, page }) =>
    texts
      .map((words, index) => ({ page: index + 1, score: score(text, words) }))
      .sort((a, b) => b.score - a.score || a.page - b.page)
      .slice(0, best)
      .some((found) => found.page === page),
  ).length
const length = pages
  .map(({ text }) => text)
  .join(' ')
  .split(' ').length
const staff = pages.filter(({ readers }) => readers === 'staff')
const staffQuestions = questions
  .filter(({ page }) => staff.some((other) => other.page === page))
  .map(({ number }) => number)

/** The figures that the sessions on retrieval name, computed from the handbook. */
export const figures: Record<string, readonly string[]> = {
  'shared-words': [
    `find ${hits(shared, 1)} of ${questions.length} first and ${hits(shared, 3)} among three`,
    `finds ${hits(bm25, 1)} first and ${hits(bm25, 3)} among three`,
  ],
  'cut-text': [
    `text has ${length} words`,
    `${Math.ceil(length / 50)} pieces without and ${Math.ceil((length - 50) / 40) + 1} with overlap`,
  ],
  combined: [`A gets ${(1 / 61 + 1 / 64).toFixed(4)} and B ${(2 / 62).toFixed(4)}`],
  'readers-rights': [
    `Questions ${staffQuestions.slice(0, -1).join(', ')} and ${staffQuestions.at(-1)}`,
    `${staff.length} pages in any list, with ${pages.length - staff.length} pages`,
  ],
}
