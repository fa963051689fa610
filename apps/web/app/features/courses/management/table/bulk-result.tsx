import { Plural, Trans } from '@lingui/react/macro'
import type { Bulk, BulkResult } from '#features/courses/management/table/use-bulk.ts'
import { formatList } from '#lib/format.ts'
import { OutcomeNote } from '#ui/outcome-note.tsx'

const maxNamed = 5

/** What became of the last change, and Undo until the next one. */
export function BulkOutcomeNote({ bulk: { result, busy, undo, close } }: { bulk: Bulk }) {
  if (result === null) return null
  return (
    <OutcomeNote
      tone={result.changed.length + result.gone.length > 0 ? 'note' : 'success'}
      busy={busy}
      onUndo={result.undo === null ? null : () => void undo()}
      onDismiss={close}
    >
      <p>
        <Done result={result} />
      </p>
      <Changed titles={result.changed} />
      <Gone titles={result.gone} />
    </OutcomeNote>
  )
}

function Done({ result: { count, isUndone, what } }: { result: BulkResult }) {
  if (count === 0) return <Trans>Nothing was changed.</Trans>
  if (isUndone) return <Plural value={count} one="# course is as before." other="# courses are as before." />
  switch (what) {
    case 'deleted':
      return (
        <Plural
          value={count}
          one="# course was deleted. You can undo this for 1 minute."
          other="# courses were deleted. You can undo this for 1 minute."
        />
      )
    case 'archived':
      return <Plural value={count} one="# course was archived." other="# courses were archived." />
    case 'restored':
      return <Plural value={count} one="# course is offered again." other="# courses are offered again." />
    case 'closed':
      return (
        <Plural
          value={count}
          one="# course was closed for applications."
          other="# courses were closed for applications."
        />
      )
    case 'opened':
      return (
        <Plural
          value={count}
          one="# course was opened for applications."
          other="# courses were opened for applications."
        />
      )
    case 'changed':
      return <Plural value={count} one="# course was changed." other="# courses were changed." />
  }
}

function Changed({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null
  return (
    <p className="wrap-anywhere">
      <Plural
        value={titles.length}
        one="# course had been changed by someone else, so we left it:"
        other="# courses had been changed by someone else, so we left them:"
      />{' '}
      {namesOf(titles)}
    </p>
  )
}

function Gone({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null
  return (
    <p className="wrap-anywhere">
      <Plural value={titles.length} one="# course is deleted for good:" other="# courses are deleted for good:" />{' '}
      {namesOf(titles)}
    </p>
  )
}

function namesOf(titles: readonly string[]): string {
  return formatList(titles.slice(0, maxNamed)) + (titles.length > maxNamed ? '…' : '')
}
