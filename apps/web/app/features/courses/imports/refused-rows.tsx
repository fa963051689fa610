import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { headingsOf } from '#features/courses/imports/plan-rows.ts'
import type { SheetPreview } from '#features/courses/imports/preview-sheet.ts'
import type { ReadSource } from '#features/courses/imports/read-source.ts'
import { textOf } from '#features/courses/imports/source-sheet.ts'
import type { CourseImportState } from '#features/courses/imports/use-course-import.ts'
import { saveBlob } from '#lib/save-file.ts'
import { Button } from '#ui/button.tsx'
import { Download } from '#ui/icons.ts'

interface RefusedRowsProps extends Pick<CourseImportState, 'correct' | 'lookAgain'> {
  source: ReadSource
  preview: SheetPreview
}

/** What can be done with the refused rows together: a price of 0 for all that lack one, and a file of them. */
export function RefusedRows({ source, preview, correct, lookAgain }: RefusedRowsProps) {
  const { t } = useLingui()
  const refused = preview.rows.filter(({ action }) => action === 'refuse')
  const priceless = refused.filter(({ issues }) => issues.some(({ field }) => field === 'price'))
  if (refused.length === 0) return null
  const makeFree = () => lookAgain(correct(priceless.map(({ row }) => ({ row, field: 'price', text: '0' }))))
  return (
    <div className="flex flex-wrap gap-3">
      {priceless.length > 1 && (
        <Button variant="quiet" size="small" onClick={makeFree}>
          <Plural value={priceless.length} one="Use 0 for # price" other="Use 0 for these # prices" />
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => void downloadRefused(source, refused, t`Problem`)}>
        <Download className="size-4" aria-hidden />
        <Plural value={refused.length} one="Download # refused row" other="Download # refused rows" />
      </Button>
    </div>
  )
}

/** The rows as the sheet has them, with what is wrong, guarded against formulas. */
async function downloadRefused(
  { sheet, reading }: ReadSource,
  refused: SheetPreview['rows'],
  problem: string,
): Promise<void> {
  const { default: Papa } = await import('papaparse')
  const headings = headingsOf(sheet, reading.headerRow)
  const rows = refused
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, issues }) => [
      ...headings.map((_, at) => textOf(sheet.rows[row - 1]?.[at])),
      issues.map(({ message }) => message).join(' '),
    ])
  const csv = Papa.unparse([[...headings, problem], ...rows], { escapeFormulae: true })
  saveBlob(new Blob([`\uFEFF${csv}`], { type: 'text/csv' }), 'milepost-refused-courses.csv')
}

/** Says that corrected cells have not been looked at yet. */
export function UncheckedNote() {
  return (
    <p role="status" className="text-small text-ink-soft">
      <Trans>Check your corrections before you import.</Trans>
    </p>
  )
}
