import { readFileSync } from 'node:fs'

const run = readFileSync(new URL('../files/ai-products/test-run.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, kind = '', outcome = '', cents = ''] = line.split(',')
    return { kind, outcome, cents: Number(cents) }
  })
const prices = new Map([
  ['dates', 100],
  ['fees', 500],
  ['forms', 150],
  ['exams', 2000],
  ['personal trouble', 5000],
])
const of = (outcome: string, list = run) => list.filter((question) => question.outcome === outcome)
const cost = (list: typeof run) => of('wrong', list).reduce((total, { kind }) => total + (prices.get(kind) ?? 0), 0)
const kept = run.filter(({ kind }) => kind !== 'exams' && kind !== 'personal trouble')
const number = (value: number) => value.toLocaleString('en-GB')
const calls = (1000 * run.reduce((total, { cents }) => total + cents, 0)) / run.length / 100
const errors = (1000 * cost(kept)) / kept.length
const declined = (1000 * of('declined', kept).length * 40) / kept.length
const hundreds = (value: number) => number(Math.round(value / 100) * 100)

/** The figures that the sessions on AI products name, computed from the test run. */
export const figures: Record<string, readonly string[]> = {
  'price-of-wrong': [
    `${of('right').length} are right, ${of('wrong').length} wrong and ${of('declined').length} declined`,
    `cost ${number(cost(run))} rupees, ${cost(run) / run.length} per question`,
    `kinds ${kept.length} questions remain, with ${of('wrong', kept).length} wrong and about ${(cost(kept) / kept.length).toFixed(0)} rupees`,
  ],
  sums: [
    `about ${hundreds(20_000 + calls + errors + declined)}, of which errors are ${hundreds(errors)} and the calls only ${calls.toFixed(0)}`,
  ],
}
