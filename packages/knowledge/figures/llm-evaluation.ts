import { readFileSync } from 'node:fs'

const read = (name: string) =>
  readFileSync(new URL(`../files/llm-evaluation/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => (line.match(/"[^"]*"|[^,]+/g) ?? []).map((field) => field.replaceAll('"', '')))

const replies = read('replies.csv').map(([, , expected = '', reply = '', right = '']) => ({ expected, reply, right }))
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\w: ]/g, '')
    .trim()
const contains = ({ expected, reply }: (typeof replies)[number]) => plain(reply).includes(plain(expected))

const marks = read('marks.csv').map(([, , , wordsOfB, personA, personB, secondA, judgeA, judgeB]) => ({
  wordsOfB: Number(wordsOfB),
  personA: personA === '1',
  personB: personB === '1',
  secondA: secondA === '1',
  judgeA: judgeA === '1',
  judgeB: judgeB === '1',
}))
type Mark = (typeof marks)[number]
const count = (test: (mark: Mark) => boolean, list: readonly Mark[] = marks) => list.filter(test).length
const kappa = (one: (mark: Mark) => boolean, other: (mark: Mark) => boolean) => {
  const [a, b] = [count(one) / marks.length, count(other) / marks.length]
  const chance = a * b + (1 - a) * (1 - b)
  return (count((mark) => one(mark) === other(mark)) / marks.length - chance) / (1 - chance)
}
const wrong = marks.filter(({ personB }) => !personB)
const long = wrong.filter(({ wordsOfB }) => wordsOfB > 45)
const short = wrong.filter(({ wordsOfB }) => wordsOfB <= 45)
const onlyA = count(({ personA, personB }) => personA && !personB)
const onlyB = count(({ personA, personB }) => personB && !personA)
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k)
const uneven = Array.from({ length: onlyB + 1 }, (_, k) => choose(onlyA + onlyB, k)).reduce(
  (total, ways) => total + ways,
  0,
)
const chance = (2 * uneven) / 2 ** (onlyA + onlyB)

const swaps = read('swaps.csv').map(([, first, second]) => ({ first, second }))
const agreed = swaps.filter(({ first, second }) => first === second)
const won = (winner: string) => agreed.filter(({ first }) => first === winner).length

/** The figures that the sessions on evaluation name, computed from the recorded marks. */
export const figures: Record<string, readonly string[]> = {
  'three-rules': [
    [
      `pass ${replies.filter(({ expected, reply }) => expected === reply).length}, `,
      `${replies.filter(({ expected, reply }) => plain(expected) === plain(reply)).length} and `,
      `${replies.filter(contains).length} of ${replies.length}, and a person ${replies.filter(({ right }) => right === '1').length}`,
    ].join(''),
  ],
  'people-agree': [
    `agree on ${count((mark) => mark.personA === mark.secondA)} of ${marks.length}`,
    `kappa is ${kappa(
      ({ personA }) => personA,
      ({ secondA }) => secondA,
    ).toFixed(2)}`,
  ],
  judge: [
    `on ${count((mark) => mark.personA === mark.judgeA)} of ${marks.length} for A and ${count((mark) => mark.personB === mark.judgeB)} for B`,
    `kappa is ${kappa(
      ({ personB }) => personB,
      ({ judgeB }) => judgeB,
    ).toFixed(2)}`,
    `${count(({ judgeB }) => judgeB, long)} of ${long.length} long wrong replies and ${count(({ judgeB }) => judgeB, short)} of ${short.length} short`,
  ],
  swap: [
    `${swaps.filter(({ first }) => first === 'A').length} of ${swaps.length} when first and ${swaps.filter(({ second }) => second === 'A').length} when second`,
    `In ${agreed.length} pairs the orders agree, ${won('A')} for A and ${won('B')} for B`,
    `In ${swaps.filter(({ first, second }) => first === 'A' && second === 'B').length} the first place always won`,
  ],
  chance: [
    `A has ${count(({ personA }) => personA)} and B ${count(({ personB }) => personB)}`,
    `Only A was right in ${onlyA}, only B in ${onlyB}, and the coin is as uneven in ${(chance * 100).toFixed(0)} per cent`,
  ],
}
