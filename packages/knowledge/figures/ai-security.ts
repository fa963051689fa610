import { readFileSync } from 'node:fs'

const lines = readFileSync(new URL('../files/ai-security/alerts.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
const decided = (decision: string): string => String(lines.filter((line) => line.endsWith(`,${decision}`)).length)

/** The figures in the checks of the AI security sessions, computed from alerts.csv. */
export const figures: Record<string, readonly string[]> = {
  alerts: [String(lines.length), decided('escalate'), decided('close'), decided('watch')],
}
