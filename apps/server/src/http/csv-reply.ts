import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { csvLine } from '#lib/csv.ts'

const rowsPerBatch = 1000
/** Without it, Excel takes Tamil, Sinhala and curly quotes for other signs. */
const byteOrderMark = '\uFEFF'

export interface CsvList<Row> {
  /** The beginning of the file's name, which the day follows. */
  readonly name: string
  readonly header: readonly string[]
  /** The next rows after one, or the first ones. */
  readonly find: (after: Row | undefined, limit: number) => Promise<readonly Row[]>
  readonly cellsOf: (row: Row) => Parameters<typeof csvLine>[0]
  readonly maxRows?: number
}

/** Streams rows as a CSV file without formulas, with one batch of them in memory. */
export function sendCsv<Row>(reply: FastifyReply, now: Date, list: CsvList<Row>): Readable {
  reply.header('content-type', 'text/csv; charset=utf-8; header=present')
  reply.header('content-disposition', `attachment; filename="${list.name}-${now.toISOString().slice(0, 10)}.csv"`)
  return Readable.from(linesOf(list))
}

async function* linesOf<Row>({ header, find, cellsOf, maxRows = Number.POSITIVE_INFINITY }: CsvList<Row>) {
  yield byteOrderMark + csvLine(header)
  let last: Row | undefined
  for (let left = maxRows; left > 0; ) {
    const rows = await find(last, Math.min(left, rowsPerBatch))
    last = rows.at(-1)
    if (last === undefined) return
    yield rows.map((row) => csvLine(cellsOf(row))).join('')
    left -= rows.length
  }
}
