import { cpus, totalmem } from 'node:os'

export interface HarnessOptions {
  readonly isLong: boolean
}

/** Prints a result with the machine it was measured on. */
export function print(title: string, lines: readonly string[]): void {
  const memory = Math.round(totalmem() / 1024 ** 3)
  process.stdout.write(`${title} (${cpus().length} cores, ${memory} GB, Node.js ${process.versions.node})\n`)
  for (const line of lines) process.stdout.write(`  ${line}\n`)
}

/** @returns the quantile, rounded; 0 for no values */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

/** @throws Error without a PostgreSQL server to create databases on */
export function requireDatabase(): string {
  const address = process.env['TEST_DATABASE_URL']
  if (address === undefined) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server.')
  return address
}
