import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { BackupError, EndLine, Header, TableLine } from '#backup/format.ts'

export type BackupPart =
  | { readonly kind: 'header'; readonly header: Header }
  | { readonly kind: 'rows'; readonly table: string; readonly rows: readonly string[] }
  | { readonly kind: 'end'; readonly sequences: Readonly<Record<string, string>> }

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
  let isFirst = true
  for await (const line of linesOf(file)) {
    if (isFirst) {
      yield { kind: 'header', header: parse(Header, line) }
      isFirst = false
    } else if (line.startsWith('{')) {
      if (table === undefined) throw damaged()
      rows.push(line)
      bytes += line.length
      counts[table] = (counts[table] ?? 0) + 1
    }
    const isRow = line.startsWith('{')
    if (table !== undefined && rows.length > 0 && (!isRow || rows.length >= rowsAtOnce || bytes >= bytesAtOnce)) {
      yield { kind: 'rows', table, rows }
      rows = []
      bytes = 0
    }
    if (isRow) continue
    if (line.startsWith('["end"')) {
      const [, { rows: expected, sequences }] = parse(EndLine, line)
      const isComplete = Object.entries(expected).every(([name, count]) => (counts[name] ?? 0) === count)
      if (!isComplete) throw damaged()
      yield { kind: 'end', sequences }
      return
    }
    table = parse(TableLine, line)[1]
    if (!/^[a-z_]+\.[a-z_]+$/.test(table)) throw damaged()
  }
  throw damaged()
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip()
  const source = createReadStream(file)
  source.on('error', (error) => gunzip.destroy(error))
  try {
    yield* createInterface({ input: source.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY })
  } catch (cause) {
    if (Object(cause).code === 'ENOENT') throw new BackupError(`There is no file ${file}.`)
    throw damaged(cause)
  }
}

function parse<S extends z.ZodMiniType>(schema: S, line: string): z.output<S> {
  try {
    return z.parse(schema, JSON.parse(line))
  } catch (cause) {
    throw damaged(cause)
  }
}

function damaged(cause?: unknown): BackupError {
  return new BackupError('The file is not a whole backup of Milepost. Nothing was restored.', { cause })
}
