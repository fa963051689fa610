import { readFileSync } from 'node:fs'

const rows = readFileSync(new URL('../files/windows-administration/events.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
const withId = (id: string): string[] => rows.filter((row) => row.split(',')[1] === id)
const restarts = withId('41')
const allZero = restarts.filter((row) => /BugcheckCode 0, PowerButtonTimestamp 0\./.test(row))
const code = Number(/BugcheckCode ([1-9]\d*)/.exec(restarts.join('\n'))?.[1])

export const figures: Record<string, readonly string[]> = {
  events: [
    `${String(restarts.length)} unexpected restarts`,
    `${String(allZero.length)} have zeros only`,
    `${String(withId('1074').length)} planned restarts`,
    `${String(withId('7').length)} disk errors`,
    `0x${code.toString(16).toUpperCase()}`,
  ],
}
