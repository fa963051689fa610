import { readFileSync } from 'node:fs'

const read = (name: string): string[][] =>
  readFileSync(new URL(`../files/cloud-iam/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
const granted = read('granted.csv').map(([role, action]) => `${role} ${action}`)
const calls = read('calls.csv').map(([, role, action, result, source]) => ({
  key: `${role} ${action}`,
  role,
  result,
  source,
}))
const used = new Set(calls.filter(({ result }) => result === 'allowed').map(({ key }) => key))
const unused = granted.filter((right) => !used.has(right))
const denied = calls.filter(({ result }) => result === 'denied')

/** The figures in the checks of the cloud access sessions, computed from granted.csv and calls.csv. */
export const figures: Record<string, readonly string[]> = {
  unused: [
    String(granted.length),
    String(unused.length),
    String(denied.length),
    String(denied.filter(({ role }) => role === 'pipeline').length),
    String(new Set(denied.filter(({ role }) => role === 'pipeline').map(({ source }) => source)).size),
  ],
}
