import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CourseColumn } from '@milepost/contract/courses/imports/limits'
import type { ImportedLine } from '@milepost/contract/courses/imports/schema'
import { type ReactNode, useState } from 'react'
import { Changes, KeptFields, NewCourseFacts, OldAndNew } from '#features/courses/imports/changes.tsx'
import { cellKey } from '#features/courses/imports/plan-rows.ts'
import type { PreviewedRow, SheetPreview } from '#features/courses/imports/preview-sheet.ts'
import type { CourseImportState } from '#features/courses/imports/use-course-import.ts'
import { useImportTexts } from '#features/courses/imports/use-import-texts.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Field } from '#ui/field.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { TextInput } from '#ui/text-input.tsx'

const rowsPerPage = 10
const order: Record<ImportedLine['action'], number> = { refuse: 0, update: 1, create: 2, unchanged: 3 }

interface ImportLinesProps extends Pick<CourseImportState, 'correct'> {
  preview: SheetPreview
  corrections: ReadonlyMap<string, string>
  /** Columns that are not imported. */
  ignored: string
  /** What can be done with the refused rows. */
  children: ReactNode
}

/** What importing a sheet would do, row by row, with refused rows first and their wrong cells to correct. */
export function ImportLines({ preview, corrections, ignored, correct, children }: ImportLinesProps) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const { created, updated, unchanged, refused } = preview
  const rows = preview.rows.toSorted((a, b) => order[a.action] - order[b.action] || a.row - b.row)
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage))
  const shown = rows.slice((page - 1) * rowsPerPage, page * rowsPerPage)
  const counts = [
    { key: 'created', count: created, label: t`to create` },
    { key: 'updated', count: updated, label: t`to update` },
    { key: 'unchanged', count: unchanged, label: t`unchanged` },
    { key: 'refused', count: refused, label: t`refused` },
  ]
  return (
    <section aria-label={t`What this file would do`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div role="status">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {counts.map(({ key, count, label }) => (
            <li key={key} className="flex items-baseline gap-2">
              <span className="font-display text-title font-semibold tabular-nums">{count}</span>
              <span className="text-ink-soft">{label}</span>
            </li>
          ))}
        </ul>
      </div>
      {refused > 0 && (
        <Alert tone="note">
          <Plural
            value={refused}
            one="# line has a problem and is left out."
            other="# lines have problems and are left out."
          />{' '}
          <Trans>Correct what’s wrong here, or download it to correct later.</Trans>
        </Alert>
      )}
      {children}
      {ignored !== '' && (
        <p className="text-small text-ink-soft wrap-anywhere">
          <Trans>Columns we don’t use: {ignored}</Trans>
        </p>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {shown.map((row) => (
          <Row key={row.row} row={row} corrections={corrections} correct={correct} />
        ))}
      </ol>
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          onPage={setPage}
          text={<Plural value={rows.length} one="# row" other="# rows" />}
        />
      )}
    </section>
  )
}

type RowProps = Pick<ImportLinesProps, 'corrections' | 'correct'> & { row: PreviewedRow }

function Row({ row: previewed, ...correcting }: RowProps) {
  const { t } = useLingui()
  const { row, action, title, changes, cells, issues, twin } = previewed
  const renamed = changes.find(({ field }) => field === 'title')
  const looks = {
    create: { tone: 'success', text: t`Create` },
    update: { tone: 'spruce', text: t`Update` },
    unchanged: { tone: 'plain', text: t`Unchanged` },
    refuse: { tone: 'danger', text: t`Refused` },
  } as const satisfies Record<ImportedLine['action'], { tone: BadgeTone; text: string }>
  const { tone, text } = looks[action]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line pt-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-small text-ink-soft tabular-nums">
          <Trans>Row {row}</Trans>
        </span>
        <Badge tone={tone}>{text}</Badge>
        <span className="min-w-0 wrap-anywhere">
          {renamed === undefined ? title : <OldAndNew before={renamed.before ?? ''} after={renamed.after ?? ''} />}
        </span>
      </div>
      {twin !== null && (
        <p className="text-small text-ink-soft">
          <Trans>Row {twin} has the same title. Check that these are two courses.</Trans>
        </p>
      )}
      {action === 'create' && <NewCourseFacts cells={cells} />}
      {action === 'update' && <Changes row={previewed} />}
      {(action === 'update' || action === 'unchanged') && <KeptFields cells={cells} />}
      {issues.map(({ field, message }) =>
        field === null || cells[field] === undefined ? (
          <p key={message} className="text-small text-danger wrap-anywhere">
            {message}
          </p>
        ) : (
          <Correction key={field} row={previewed} field={field} message={message} {...correcting} />
        ),
      )}
    </li>
  )
}

interface CorrectionProps extends RowProps {
  field: CourseColumn
  message: string
}

function Correction({ row: { row, cells }, field, message, corrections, correct }: CorrectionProps) {
  const { columns } = useImportTexts()
  const name = columns[field]
  const value = corrections.get(cellKey(row, field)) ?? cells[field]?.written ?? ''
  return (
    <Field
      label={
        <Trans>
          {name} in row {row}
        </Trans>
      }
      error={message}
    >
      {(control) => (
        <TextInput
          {...control}
          value={value}
          onChange={(event) => correct([{ row, field, text: event.target.value }])}
        />
      )}
    </Field>
  )
}
