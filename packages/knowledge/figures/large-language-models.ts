import { readFileSync } from 'node:fs'

const [, ...lines] = readFileSync(new URL('../files/large-language-models/questions.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const unanswered = lines.filter((line) => line.includes(',none,')).length

const words = new Map([
  ['tea', 4],
  ['team', 2],
  ['steam', 3],
  ['seat', 2],
])
const pieces = new Map([...words.keys()].map((word) => [word, [...word]]))
const merges = Array.from({ length: 4 }, () => {
  const pairs = new Map<string, number>()
  for (const [word, parts] of pieces)
    for (const [index, part] of parts.slice(0, -1).entries()) {
      const pair = `${part} ${parts[index + 1] ?? ''}`
      pairs.set(pair, (pairs.get(pair) ?? 0) + (words.get(word) ?? 0))
    }
  const [pair, times] = [...pairs].reduce((best, other) => (other[1] > best[1] ? other : best))
  for (const [word, parts] of pieces) {
    const joined = ` ${parts.join(' ')} `.replaceAll(` ${pair} `, ` ${pair.replace(' ', '')} `)
    pieces.set(word, joined.trim().split(' '))
  }
  return { token: pair.replace(' ', ''), times }
})
const [first, second, third, fourth] = merges

const firstOfThree = (temperature: number) => {
  const powers = [2, 1, 0].map((score) => Math.exp(score / temperature))
  return ((powers[0] ?? 0) / powers.reduce((total, power) => total + power, 0)).toFixed(3)
}
const cost = (input: number) => ((input * 0.5 + 200 * 1.5) * 20_000) / 1_000_000
const withHistory = cost(3800)

/** The figures that the sessions on large language models name. */
export const figures: Record<string, readonly string[]> = {
  tokens: [
    `${first?.token} (${first?.times} times), ${second?.token} (${second?.times}), ${third?.token} (${third?.times})`,
    `${fourth?.token} (${fourth?.times})`,
  ],
  'next-token': [`${firstOfThree(0.5)}, ${firstOfThree(1)} and ${firstOfThree(2)}`],
  'fifty-questions': [`${unanswered} of the ${lines.length} questions have no rule`],
  price: [
    `${cost(800)} dollars a month`,
    `history it is ${withHistory}, with retries ${(withHistory * 1.05).toFixed(2)}, and with the cache ${(withHistory * 1.05 * 0.7).toFixed(2)}`,
  ],
}
