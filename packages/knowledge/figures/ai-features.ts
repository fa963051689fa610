import { readFileSync } from 'node:fs'

const read = (name: string) =>
  readFileSync(new URL(`../files/ai-features/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
const right = read('messages.csv')
  .slice(1)
  .map((line) => line.slice(line.lastIndexOf(',') + 1))
const answers = read('recorded.jsonl').map(
  (line) => JSON.parse(line) as { number: number; seconds: number; text: string },
)
const categories = ['delivery', 'account', 'payment', 'damage', 'question']

/** The category of an answer in the right form. */
function parse(text: string): string | undefined {
  try {
    const { category, reply, ...rest } = JSON.parse(text) as Record<string, unknown>
    const fits = typeof category === 'string' && categories.includes(category) && typeof reply === 'string'
    return fits && Object.keys(rest).length === 0 ? category : undefined
  } catch {
    return undefined
  }
}
const given = answers.map(({ text }) => parse(text))
const refused = answers.filter((_, index) => given[index] === undefined).map(({ number }) => number)
const correct = given.filter((category, index) => category === right[index]).length
const largest = Math.max(...categories.map((category) => right.filter((other) => other === category).length))
const call = (600 * 1 + 150 * 4) / 1_000_000

/** The figures that the sessions on AI features name, computed from the messages and the recorded answers. */
export const figures: Record<string, readonly string[]> = {
  'check-answer': [
    `${answers.length - refused.length} answers pass. Refused are ${refused.slice(0, -1).join(', ')} and ${refused.at(-1)}`,
    `Of the ${answers.length - refused.length}, ${correct} have the right category`,
  ],
  'model-down': [
    `${answers.filter(({ seconds }) => seconds > 10).length === 2 ? 'Two' : '?'} recorded answers took 41 seconds`,
  ],
  'forty-messages': [`${correct} of ${right.length} right`, `have ${largest} messages each`],
  'runaway-bill': [`costs ${(500 * call).toFixed(2)} dollars, the hour of the loop ${(36_000 * call).toFixed(2)}`],
}
