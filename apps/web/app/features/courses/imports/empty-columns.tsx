import { Trans, useLingui } from '@lingui/react/macro'
import { openQuestionsOf, type ReadSource } from '#features/courses/imports/read-source.ts'
import type { CourseImportState } from '#features/courses/imports/use-course-import.ts'
import { useImportTexts } from '#features/courses/imports/use-import-texts.ts'
import { formatList } from '#lib/format.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'

interface EmptyColumnsProps extends Pick<CourseImportState, 'change'> {
  source: ReadSource
}

/** What becomes of columns that are matched but have no value in any row. Nothing is taken for 'free' unasked. */
export function EmptyColumns({ source, change }: EmptyColumnsProps) {
  const { priceless, emptyColumns } = openQuestionsOf(source)
  if (priceless === null && emptyColumns.length === 0) return null
  const hasErrors = priceless?.hasErrors === true || emptyColumns.some((column) => column.hasErrors)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-medium bg-sunken p-4">
      {priceless !== null && <PricesQuestion source={source} change={change} />}
      {emptyColumns.length > 0 && <ColumnsQuestion source={source} change={change} />}
      <p className="text-small text-ink-soft">
        <Trans>Or choose another column below.</Trans>
      </p>
      {hasErrors && (
        <p className="text-small text-ink-soft">
          <Trans>
            If the cells are formulas, open the file in your spreadsheet program, save it there and choose it again.
          </Trans>
        </p>
      )}
    </div>
  )
}

function PricesQuestion({ source, change }: EmptyColumnsProps) {
  const { t } = useLingui()
  return (
    <RadioGroup<'keep' | 'free'>
      legend={<Trans>Every price in this file is empty or couldn’t be read.</Trans>}
      name="without-prices"
      choices={[
        { value: 'keep', label: t`Keep the prices that your courses have. New courses are free.` },
        { value: 'free', label: t`Make all these courses free.` },
      ]}
      value={source.reading.withoutPrices}
      onChange={(withoutPrices) => change({ withoutPrices })}
    />
  )
}

function ColumnsQuestion({ source, change }: EmptyColumnsProps) {
  const { columns } = useImportTexts()
  const names = formatList(openQuestionsOf(source).emptyColumns.map(({ field }) => columns[field]))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="font-display font-semibold">
        <Trans>Every cell is empty or couldn’t be read in: {names}.</Trans>
      </p>
      <Checkbox
        checked={source.reading.leavesEmptyOut}
        onChange={({ target }) => change({ leavesEmptyOut: target.checked })}
      >
        <Trans>Import without them. Courses that you have keep what they say.</Trans>
      </Checkbox>
    </div>
  )
}
