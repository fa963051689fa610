import { readFileSync } from 'node:fs'

const read = (name: string): string[][] =>
  readFileSync(new URL(`../files/identity-management/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
const staff = new Map(read('staff.csv').map(([name = '', job = '', left = '']) => [name, { job, left }]))
const jobs = new Set(read('jobs.csv').map(([job = '', right = '']) => `${job} ${right}`))
const rights = read('rights.csv').map(([name = '', right = '', used = '']) => ({
  name,
  right,
  used,
  person: staff.get(name),
}))
const leavers = rights.filter(({ person }) => person !== undefined && person.left !== '')
const unknown = rights.filter(({ person }) => person === undefined)
const tooMuch = rights.filter(({ person, right }) => person?.left === '' && !jobs.has(`${person.job} ${right}`))
const afterwards = leavers.filter(({ used, person }) => used > (person?.left ?? ''))

/** The figures in the checks of the identity management sessions, computed from the three files. */
export const figures: Record<string, readonly string[]> = {
  review: [
    String(rights.length),
    String(leavers.length),
    String(unknown.length),
    String(tooMuch.length),
    String(afterwards.length),
  ],
}
