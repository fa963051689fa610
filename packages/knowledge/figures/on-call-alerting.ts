import { readFileSync } from 'node:fs'

const alerts = readFileSync(new URL('../files/on-call-alerting/alerts.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
const felt = new Set(['booking page fails for users', 'payment answers slowly'])

/** The figures in the checks of the on-call and alerting sessions, computed from alerts.csv. */
export const figures: Record<string, readonly string[]> = {
  'sort-a-week': [
    String(alerts.length),
    String(alerts.filter(([, , , action]) => action === 'yes').length),
    String(alerts.filter(([, alert = '']) => felt.has(alert)).length),
  ],
}
