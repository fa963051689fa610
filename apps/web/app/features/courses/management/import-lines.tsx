import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CourseImportPreview, ImportedLine } from '@milepost/contract/courses/imports'
import { useState } from 'react'
import { formatList } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Pagination } from '#ui/pagination.tsx'

const linesPerPage = 10
const order: Record<ImportedLine['action'], number> = { refuse: 0, update: 1, create: 2, unchanged: 3 }

/** What importing a file would do, line by line, with refused lines first. */
export function ImportLines({ preview }: { preview: CourseImportPreview }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const { created, updated, unchanged, refused, ignoredColumns } = preview
  const lines = preview.lines.toSorted((a, b) => order[a.action] - order[b.action] || a.line - b.line)
  const pages = Math.max(1, Math.ceil(lines.length / linesPerPage))
  const shown = lines.slice((page - 1) * linesPerPage, page * linesPerPage)
  const ignored = formatList(ignoredColumns)
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
          <Trans>Correct the file to import them too. Courses you’ve already imported aren’t added twice.</Trans>
        </Alert>
      )}
      {ignoredColumns.length > 0 && (
        <p className="text-small text-ink-soft wrap-anywhere">
          <Trans>Columns we don’t use: {ignored}</Trans>
        </p>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {shown.map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ol>
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          onPage={setPage}
          text={<Plural value={lines.length} one="# line" other="# lines" />}
        />
      )}
    </section>
  )
}

function Line({ line: { line, action, title, issues } }: { line: ImportedLine }) {
  const { t } = useLingui()
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
          <Trans>Line {line}</Trans>
        </span>
        <Badge tone={tone}>{text}</Badge>
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </div>
      {issues.map((issue) => (
        <p key={`${issue.field} ${issue.rule}`} className="text-small text-danger wrap-anywhere">
          {issue.message}
        </p>
      ))}
    </li>
  )
}
