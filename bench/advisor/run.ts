import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chatRows } from './measures/chat.ts'
import { chatFactRows } from './measures/chat-facts.ts'
import { faultRows } from './measures/faults.ts'
import { interestRows } from './measures/interests.ts'
import { likenessRows } from './measures/likeness.ts'
import { linkingRows } from './measures/linking.ts'
import { localLanguageRows } from './measures/local-languages.ts'
import { peopleRows } from './measures/people.ts'
import { planRows } from './measures/plans.ts'
import { propertyRows } from './measures/properties.ts'
import { skillRows } from './measures/skills.ts'
import { textRows } from './measures/text.ts'
import type { BenchFigure, BenchRow, BenchRun } from './rows.ts'

/*
 * `npm run bench -- advisor` prints the advisor's figures: now, of the prototype, and the goal. Rows without their set are 'skipped'.
 * `--outside <folder>` names the folder of the sets that are not committed, `--short` is the form for CI, `--check` fails when
 * a row falls below the committed values, and `--commit` writes them.
 */
const { values: options } = parseArgs({
  options: {
    outside: { type: 'string', default: '../shared/data' },
    short: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    commit: { type: 'boolean', default: false },
  },
})
const run: BenchRun = { outside: options.short ? undefined : options.outside, short: options.short }
/** A larger drop of a row fails CI. */
const maxDrop = 0.02
const committedFile = new URL('./committed.json', import.meta.url)

type Committed = Record<string, Record<string, number>>

const rows = [
  ...textRows,
  ...skillRows,
  ...peopleRows,
  ...linkingRows,
  ...planRows,
  ...propertyRows,
  ...interestRows,
  ...chatRows,
  ...chatFactRows,
  ...localLanguageRows,
  ...likenessRows,
  ...faultRows,
]

function shown({ value, kind }: BenchFigure): string {
  if (kind === 'zero') return String(value)
  return value.toFixed(3).replace(/^0/, '')
}

function verdict(row: BenchRow, figures: readonly BenchFigure[]): string {
  const bounds = Object.entries(row.meets)
  if (bounds.length === 0) return ''
  const met = bounds.every(([name, { atLeast = -Infinity, atMost = Infinity }]) => {
    const value = figures.find((figure) => figure.name === name)?.value ?? Number.NaN
    return value >= atLeast - 1e-9 && value <= atMost + 1e-9
  })
  return met ? 'met' : 'MISSED'
}

function findDrops(row: BenchRow, figures: readonly BenchFigure[], committed: Committed): string[] {
  return figures.flatMap(({ name, value, kind }) => {
    const before = committed[row.name]?.[name]
    if (before === undefined) return [`${row.name}: ${name} has no committed value`]
    const fell = kind === 'zero' ? value > before : value < before - maxDrop - 1e-9
    return fell ? [`${row.name}: ${name} fell from ${before} to ${value.toFixed(3)}`] : []
  })
}

const committed: Committed = JSON.parse(readFileSync(committedFile, 'utf8'))
const measured: Committed = {}
const issues: string[] = []
const table: string[][] = [['row', 'set by', 'now', 'prototype', 'goal', '']]
for (const row of rows) {
  const figures = await row.measure(run)
  if (figures === null) {
    table.push([row.name, row.author, 'skipped', row.prototype, row.goal, ''])
    continue
  }
  measured[row.name] = Object.fromEntries(figures.map(({ name, value }) => [name, Math.round(value * 1000) / 1000]))
  table.push([
    row.name,
    row.author,
    figures.map((one) => `${one.name} ${shown(one)}`).join(', '),
    row.prototype,
    row.goal,
    verdict(row, figures),
  ])
  if (options.check) issues.push(...findDrops(row, figures, committed))
}
const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? []
for (const line of table) {
  process.stdout.write(
    `${line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()}\n`,
  )
}
if (options.commit) writeFileSync(committedFile, `${JSON.stringify({ ...committed, ...measured }, null, 2)}\n`)
for (const issue of issues) process.stderr.write(`${issue}\n`)
process.exitCode = issues.length === 0 ? 0 : 1
