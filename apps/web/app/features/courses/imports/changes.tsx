import { Trans, useLingui } from '@lingui/react/macro'
import { isFailedCell } from '@milepost/contract/courses/imports/cells'
import { courseColumns } from '@milepost/contract/courses/imports/limits'
import type { FieldChange } from '@milepost/contract/courses/imports/schema'
import { formatStart } from '#features/courses/course-facts.tsx'
import type { UnderstoodCell } from '#features/courses/imports/plan-rows.ts'
import type { PreviewedRow } from '#features/courses/imports/preview-sheet.ts'
import { useImportTexts } from '#features/courses/imports/use-import-texts.ts'
import { formatCountry, formatList, formatNumber, formatRupees } from '#lib/format.ts'
import { useCourseTerms } from '#ui/course-terms.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { useDurationText } from '#ui/use-duration-text.ts'

/** What a cell of a course means, as people read it; null is no value. */
function useValueText() {
  const { t } = useLingui()
  const durationText = useDurationText()
  const { languages, levels, modes } = useCourseTerms()
  return (field: FieldChange['field'], value: string | null): string => {
    if (field === 'price') return Number(value) ? formatRupees(Number(value)) : t`Free`
    if (field === 'duration') return value === null ? t`Flexible` : durationText(value)
    if (value === null || value === '') return t`Not set`
    if (field === 'startsOn') return formatStart(value)
    if (field === 'intakes') return formatList(value.split('; ').map(intakeText))
    if (field === 'places') return formatNumber(Number(value))
    if (field === 'skills') return formatList(value.split('; '))
    if (field === 'language') return Object.entries(languages).find(([code]) => code === value)?.[1] ?? value
    if (field === 'country') return formatCountry(value)
    if (field === 'mode') return Object.entries(modes).find(([mode]) => mode === value)?.[1] ?? value
    if (field === 'level') return Object.entries(levels).find(([level]) => level === value)?.[1] ?? value
    return value
  }
}

/** '2027-01-11 (30)' with the day as people read it. */
function intakeText(intake: string): string {
  const [day = '', ...places] = intake.split(' ')
  return [formatStart(day), ...places].join(' ')
}

/** What the sheet says, where that isn't how it's shown. */
function writtenBeside(cell: UnderstoodCell | undefined, shown: string): string {
  return cell === undefined || ['', cell.text, shown].includes(cell.written) ? '' : ` (“${cell.written}”)`
}

const toldFields = ['duration', 'price', 'startsOn', 'intakes'] as const

/** Length, price and starts of a new course as we understand them. Its price is always told: none is free. */
export function NewCourseFacts({ cells }: Pick<PreviewedRow, 'cells'>) {
  const valueText = useValueText()
  const told = toldFields.filter((field) => field === 'price' || cells[field]?.written)
  return (
    <p className="flex flex-wrap gap-x-4 text-small text-ink-soft wrap-anywhere">
      {told.map((field) => {
        const text = cells[field]?.text
        const value = valueText(field, text === '-' || !text ? null : text)
        return (
          <span key={field}>
            {value}
            {writtenBeside(cells[field], value)}
          </span>
        )
      })}
    </p>
  )
}

/** Each field of an existing course that changes: old → new. Its title stands above. */
export function Changes({ row: { changes, cells } }: { row: Pick<PreviewedRow, 'changes' | 'cells'> }) {
  const { columns } = useImportTexts()
  const valueText = useValueText()
  const told = changes.filter(({ field }) => field !== 'title')
  if (told.length === 0) return null
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-1 text-small">
      {told.map(({ field, before, after }) => {
        const value = valueText(field, after)
        return (
          <div key={field} className="grid grid-cols-[minmax(0,1fr)] gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="text-ink-soft">{columns[field]}</dt>
            <dd className="wrap-anywhere">
              <OldAndNew before={valueText(field, before)} after={value} />
              {field !== 'description' && <span>{writtenBeside(cells[field], value)}</span>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** A value and what replaces it. */
export function OldAndNew({ before, after }: { before: string; after: string }) {
  const { t } = useLingui()
  return (
    <span>
      <del className="whitespace-pre-line text-ink-soft">{before}</del>{' '}
      <ArrowRight className="inline size-4 align-[-0.15em]" aria-hidden />
      <span className="sr-only">{t`becomes`}</span>{' '}
      <ins className="whitespace-pre-line font-medium no-underline">{after}</ins>
    </span>
  )
}

/** Says which fields of an existing course stay because their cell has an error. */
export function KeptFields({ cells }: Pick<PreviewedRow, 'cells'>) {
  const { columns } = useImportTexts()
  const failed = courseColumns.filter((field) => isFailedCell(cells[field]?.text ?? ''))
  if (failed.length === 0) return null
  const names = formatList(failed.map((field) => columns[field]))
  return (
    <p className="text-small text-ink-soft">
      <Trans>Kept, because the cell has an error: {names}.</Trans>
    </p>
  )
}
