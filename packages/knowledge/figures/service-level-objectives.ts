import { readFileSync } from 'node:fs'

const days = readFileSync(new URL('../files/service-level-objectives/requests.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').map(Number))
const total = days.reduce((sum, [, requests = 0]) => sum + requests, 0)
const failed = days.reduce((sum, [, , failures = 0]) => sum + failures, 0)
const worst = Math.max(...days.map(([, , failures = 0]) => failures))
const budget = total * 0.005

/** The figures in the checks of the service level objectives sessions, computed from requests.csv. */
export const figures: Record<string, readonly string[]> = {
  'budget-left': [
    total.toLocaleString('en'),
    failed.toLocaleString('en'),
    ((100 * (total - failed)) / total).toFixed(2),
    `${((100 * failed) / budget).toFixed(0)} %`,
    `${((100 * worst) / budget).toFixed(0)} %`,
  ],
}
