import '#lib/added-functions.ts'
import { readWorkbook } from '#features/courses/imports/read-workbook.ts'
import { SheetError } from '#features/courses/imports/source-sheet.ts'

/** Reads a workbook away from the page, which stays usable and can stop it. */
self.onmessage = async ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  try {
    self.postMessage({ sheets: await readWorkbook(data) })
  } catch (error) {
    self.postMessage({ problem: error instanceof SheetError ? error.problem : 'unreadable' })
  }
}
