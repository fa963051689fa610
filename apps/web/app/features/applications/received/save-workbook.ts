import Papa from 'papaparse'
import writeXlsxFile from 'write-excel-file/universal'
import type { ReceivedFilter } from '#features/applications/received/api.ts'
import { open } from '#lib/api.ts'
import { saveBlob } from '#lib/save-file.ts'

const timeLimit = 120_000

/**
 * Saves what the filters leave as an .xlsx file, with the cells of the CSV file.
 * @returns The file's name.
 */
export async function saveAsWorkbook(institutionId: number, filter: ReceivedFilter): Promise<string> {
  const input = { params: { id: institutionId }, query: filter }
  const signal = AbortSignal.timeout(timeLimit)
  const response = await open('GET /institutions/:id/applications/export', input, { accept: 'text/csv', signal })
  const { data } = Papa.parse<string[]>((await response.text()).replace(/^\uFEFF/, ''), { skipEmptyLines: true })
  const [header = [], ...rows] = data
  const bold = header.map((value) => ({ value, fontWeight: 'bold' as const }))
  // A CSV file marks what a spreadsheet would take for a formula; here every cell is text.
  const cells = rows.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')))
  const blob = await writeXlsxFile([{ sheet: 'Applications', data: [bold, ...cells], stickyRowsCount: 1 }]).toBlob()
  const name = /filename="([\w.-]+)\.csv"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return saveBlob(blob, `${name ?? 'milepost-applications'}.xlsx`)
}
