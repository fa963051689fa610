import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { BackupError, EndLine, Header, TableLine } from '#backup/format.ts'

export type BackupPart =
  | { readonly kind: 'header'; readonly header: Header }
  | RowsPart
  | { readonly kind: 'end'; readonly rows: Counts; readonly sequences: Readonly<Record<string, string>> }

export interface RowsPart {
  readonly kind: 'rows'
  readonly table: string
  readonly rows: readonly string[]
  /** The number of its first line in the file. */
  readonly firstLine: number
}

/** How many rows each table has. */
export type Counts = Readonly<Record<string, number>>

const rowsAtOnce = 500
const bytesAtOnce = 1024 * 1024

/**
 * Reads a backup part by part.
 * @throws {BackupError} if the file is none, is damaged, or ends before its end
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const counts: Record<string, number> = {}
  let table: string | undefined
  let rows: string[] = []
  let bytes = 0
  let number = 0
  for await (const line of linesOf(file)) {
    number += 1
    if (number === 1) {
      yield { kind: 'header', header: parse(Header, line, number) }
      continue
    }
    const isRow = line.startsWith('{')
    if (isRow) {
      if (table === undefined) throw damaged(`Line ${number} belongs to no table.`)
      rows.push(line)
      bytes += line.length
      counts[table] = (counts[table] ?? 0) + 1
    }
    if (table !== undefined && rows.length > 0 && (!isRow || rows.length >= rowsAtOnce || bytes >= bytesAtOnce)) {
      yield { kind: 'rows', table, rows, firstLine: number - rows.length + (isRow ? 1 : 0) }
      rows = []
      bytes = 0
    }
    if (isRow) continue
    if (line.startsWith('["end"')) {
      const [, end] = parse(EndLine, line, number)
      requireCounts(counts, end.rows)
      yield { kind: 'end', ...end }
      return
    }
    table = parse(TableLine, line, number)[1]
  }
  throw damaged('It ends before its end.')
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip()
  const source = createReadStream(file)
  source.on('error', (error) => gunzip.destroy(error))
  try {
    yield* createInterface({ input: source.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY })
  } catch (cause) {
    if (Object(cause).code === 'ENOENT') throw new BackupError(`There is no file ${file}.`)
    throw damaged('It can’t be unpacked to its end.', cause)
  }
}

function requireCounts(found: Counts, expected: Counts): void {
  for (const table of new Set([...Object.keys(found), ...Object.keys(expected)])) {
    const [has = 0, should = 0] = [found[table], expected[table]]
    if (has !== should) throw damaged(`${table} has ${has} rows where its end says ${should}.`)
  }
}

function parse<S extends z.ZodMiniType>(schema: S, line: string, number: number): z.output<S> {
  try {
    return z.parse(schema, JSON.parse(line))
  } catch (cause) {
    throw damaged(`Line ${number} can’t be read.`, cause)
  }
}

function damaged(what: string, cause?: unknown): BackupError {
  return new BackupError(`The file is not a whole backup of Milepost. ${what}`, { cause })
}
