import { readFileSync } from 'node:fs'

type Fault = { id: string; log: string[] }

const read = (name: string): string =>
  readFileSync(new URL(`../files/ai-assisted-operations/${name}`, import.meta.url), 'utf8')
const faults: Fault[] = JSON.parse(read('faults.json'))
const text = faults.flatMap((fault) => fault.log).join('\n')
const count = (pattern: RegExp): string => String(text.match(pattern)?.length ?? 0)
const causes = read('causes.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',')[1] ?? '')
const most = Math.max(...causes.map((cause) => causes.filter((other) => other === cause).length))

/** The figures in the checks of the sessions about AI in operations, computed from faults.json and causes.csv. */
export const figures: Record<string, readonly string[]> = {
  redact: [count(/[\w.]+@[\w.]+/g), count(/\b\d+\.\d+\.\d+\.\d+\b/g), count(/token=\S+/g)],
  explain: [String(faults.length), String(most)],
}
