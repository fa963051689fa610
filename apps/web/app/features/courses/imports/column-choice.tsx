import { Trans, useLingui } from '@lingui/react/macro'
import { findIdColumn, isFailedCell } from '@milepost/contract/courses/imports/cells'
import { type CourseColumn, courseColumns } from '@milepost/contract/courses/imports/limits'
import { CodeQuestion } from '#features/courses/imports/code-question.tsx'
import { EmptyColumns } from '#features/courses/imports/empty-columns.tsx'
import { headingsOf, rowsBelow } from '#features/courses/imports/plan-rows.ts'
import { PriceQuestion } from '#features/courses/imports/price-question.tsx'
import { openQuestionsOf, type ReadSource } from '#features/courses/imports/read-source.ts'
import { textOf } from '#features/courses/imports/source-sheet.ts'
import type { CourseImportState } from '#features/courses/imports/use-course-import.ts'
import { useImportTexts } from '#features/courses/imports/use-import-texts.ts'
import { formatList } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

const maxRowsOffered = 30
const maxSampleLength = 60

type ColumnChoiceProps = Pick<CourseImportState, 'change' | 'chooseSheet' | 'chooseHeaderRow'> & { source: ReadSource }

/** How a sheet is understood: where its headings are, which column is which, and what its prices mean. */
export function ColumnChoice({ source, ...actions }: ColumnChoiceProps) {
  const { columns } = useImportTexts()
  const { missing, ties } = openQuestionsOf(source)
  const missingNames = formatList(missing.map((field) => columns[field]))
  const tied = formatList(ties.map((field) => columns[field]))
  return (
    <>
      <SheetChoice source={source} {...actions} />
      {missing.length > 0 && (
        <Alert tone="note">
          <Trans>
            Choose the columns for: {missingNames}. If your file has none, add them there and choose it again.
          </Trans>
        </Alert>
      )}
      {ties.length > 0 && (
        <Alert tone="note">
          <Trans>More than one column fits. Choose which to import for: {tied}.</Trans>
        </Alert>
      )}
      <CodeQuestion source={source} change={actions.change} />
      <EmptyColumns source={source} change={actions.change} />
      <Columns source={source} change={actions.change} />
      <PriceQuestion source={source} change={actions.change} />
    </>
  )
}

function SheetChoice({ source, chooseSheet, chooseHeaderRow }: Omit<ColumnChoiceProps, 'change'>) {
  const { sheets, sheet, reading } = source
  const rows = sheet.rows.slice(0, maxRowsOffered).flatMap((row, at) => {
    const beginning = row
      .map(textOf)
      .filter((text) => text !== '')
      .join(', ')
      .slice(0, maxSampleLength)
    return beginning === '' ? [] : [{ at, beginning }]
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
      {sheets.length > 1 && (
        <Field label={<Trans>Sheet</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={sheets.indexOf(sheet)}
              onChange={(event) => {
                const chosen = sheets[Number(event.target.value)]
                if (chosen !== undefined) chooseSheet(chosen)
              }}
            >
              {sheets.map(({ name }, at) => (
                <option key={name} value={at}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={<Trans>Row with the headings</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={reading.headerRow}
            onChange={(event) => chooseHeaderRow(Number(event.target.value))}
          >
            {rows.map(({ at, beginning }) => (
              <option key={at} value={at}>{`${at + 1}: ${beginning}`}</option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

function Columns({ source: { sheet, reading }, change }: Pick<ColumnChoiceProps, 'source' | 'change'>) {
  const { t } = useLingui()
  const { columns } = useImportTexts()
  const below = rowsBelow(sheet, reading.headerRow)
  const headings = headingsOf(sheet, reading.headerRow)
  const idColumn = findIdColumn(headings)
  const shown = headings.flatMap((heading, at) => {
    const texts = below.map(({ cells }) => textOf(cells[at]))
    const sample = texts.find((text) => text !== '' && !isFailedCell(text)) ?? ''
    return heading === '' && sample === '' ? [] : [{ at, heading, sample: sample.slice(0, maxSampleLength).trim() }]
  })
  const choose = (at: number, field: CourseColumn | null) =>
    change({
      // A field takes one column.
      fields: headings.map((_, column) => {
        const before = reading.fields[column] ?? null
        return column === at ? field : before === field ? null : before
      }),
    })
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="mb-3 font-display text-title font-semibold">
        <Trans>Columns</Trans>
      </legend>
      {shown.map(({ at, heading, sample }) => (
        <div key={at} className="grid grid-cols-[minmax(0,1fr)] border-t border-line pt-3 wrap-anywhere">
          <Field
            label={heading === '' ? <Trans>Column {at + 1}</Trans> : heading}
            {...(sample === '' ? {} : { hint: <Trans>Such as “{sample}”</Trans> })}
          >
            {(control) => (
              <Select
                {...control}
                value={reading.fields[at] ?? ''}
                onChange={({ target }) => choose(at, courseColumns.find((field) => field === target.value) ?? null)}
              >
                <option value="">{t`Don’t import`}</option>
                {courseColumns
                  .filter((field) => field !== 'milepost_id' || at === idColumn)
                  .map((field) => (
                    <option key={field} value={field}>
                      {columns[field]}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        </div>
      ))}
    </fieldset>
  )
}
