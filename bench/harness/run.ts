import { parseArgs } from 'node:util'
import { crash } from './crash.ts'
import { fuzz } from './fuzz.ts'
import { hostile } from './hostile.ts'
import { overload } from './overload.ts'
import type { HarnessOptions } from './report.ts'
import { rolling } from './rolling.ts'
import { scan } from './scan.ts'
import { webhooks } from './webhooks.ts'

/*
 * `npm run harness -- NAME [--long]`: what a test would take too long for. Needs TEST_DATABASE_URL for a PostgreSQL server.
 * Ends with 1 where what must hold did not. docs/operations.md has the latest figures.
 */
const harnesses: Record<string, (options: HarnessOptions) => Promise<boolean>> = {
  crash,
  fuzz,
  hostile,
  overload,
  rolling,
  scan,
  webhooks,
}
const { values, positionals } = parseArgs({ options: { long: { type: 'boolean' } }, allowPositionals: true })
const chosen = harnesses[positionals[0] ?? '']
if (chosen === undefined) {
  process.stderr.write(`Usage: npm run harness -- ${Object.keys(harnesses).join('|')} [--long]\n`)
  process.exitCode = 1
} else {
  const holds = await chosen({ isLong: values.long === true })
  process.stdout.write(`${holds ? 'Holds' : 'FAILED'}.\n`)
  process.exitCode = holds ? 0 : 1
}
