import { readFileSync } from 'node:fs'

const rows = readFileSync(new URL('../files/cloud-networking/flow.log', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(' '))
const rejected = rows.filter((row) => row[12] === 'REJECT')
const count = (chosen: readonly string[][]): string => String(chosen.length)

/** The figures in the checks of the cloud networking sessions, computed from flow.log. */
export const figures: Record<string, readonly string[]> = {
  'cannot-reach': [
    count(rows),
    count(rejected),
    count(rejected.filter((row) => row[6] === '5432')),
    count(rejected.filter((row) => row[5] === '8080')),
    count(rejected.filter((row) => ['22', '23', '3389'].includes(row[6] ?? ''))),
  ],
}
