import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RecentImport, UndoneImport } from '@milepost/contract/courses/imports/schema'
import { useQuery } from '@tanstack/react-query'
import { recentImportsQuery, undoMutation } from '#features/courses/management/api.ts'
import { formatAgo, formatList, formatMoment, formatNumber } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { type DialogControl, useDialogs } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

interface UndoOptions {
  institutionId: number
}

/** Offers to undo the latest import while that is possible. */
export function UndoImport({ institutionId }: UndoOptions) {
  const { data = [] } = useQuery(recentImportsQuery(institutionId))
  const { open, dialog } = useDialogs({
    undo: (imported: RecentImport, control) => (
      <UndoDialog {...control} institutionId={institutionId} imported={imported} />
    ),
  })
  const [latest] = data
  if (latest === undefined) return dialog
  const when = formatAgo(latest.createdAt)
  const until = formatMoment(latest.undoableUntil)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-medium bg-spruce-soft px-4 py-3">
      <p className="min-w-0 shrink grow basis-[min(100%,20rem)]">
        <Plural
          value={latest.created + latest.updated}
          one={`# course was imported (${when}).`}
          other={`# courses were imported (${when}).`}
        />{' '}
        <Trans>You can undo this until {until}. Later changes stay.</Trans>
      </p>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => open('undo', latest)}>
        <Trans>Undo import</Trans>
      </Button>
      {dialog}
    </div>
  )
}

function UndoDialog({ institutionId, imported, ...dialog }: DialogControl & UndoOptions & { imported: RecentImport }) {
  const { t } = useLingui()
  const { created, updated } = imported
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Undo this import?</Trans>}
      description={
        <>
          {created > 0 && (
            <span>
              <Plural value={created} one="# new course will be deleted." other="# new courses will be deleted." />{' '}
              <Trans>Those with later changes or applications stay.</Trans>{' '}
            </span>
          )}
          {updated > 0 && (
            <span>
              <Plural
                value={updated}
                one="# changed course gets back what the import changed."
                other="# changed courses get back what the import changed."
              />{' '}
              <Trans>Later changes stay.</Trans>
            </span>
          )}
        </>
      }
      action={<Trans>Undo import</Trans>}
      busyText={<Trans>Undoing...</Trans>}
      mutation={undoMutation(institutionId)}
      subject={imported.id}
      onDone={useOutcomeNotices()}
      failure={t`We couldn’t undo the import. Please try again.`}
    />
  )
}

const maxTitlesNamed = 5

/** Says what was undone, and what stays because of later changes. */
function useOutcomeNotices() {
  const { t } = useLingui()
  return ({ deleted, restored, changedLater, kept }: UndoneImport) => {
    notify({
      text: t`The import is undone. Deleted: ${formatNumber(deleted)}. Restored: ${formatNumber(restored)}.`,
      tone: 'success',
    })
    if (changedLater > 0) {
      const text = plural(changedLater, {
        one: '# course keeps later changes.',
        other: '# courses keep later changes.',
      })
      notify({ text, tone: 'note' })
    }
    if (kept.length === 0) return
    const more = kept.length - maxTitlesNamed
    const named = kept.slice(0, maxTitlesNamed).map(({ title }) => title)
    const titles = formatList(more > 0 ? [...named, t`${formatNumber(more)} more`] : named)
    notify({ text: t`New courses that stay, because of later changes or applications: ${titles}.`, tone: 'note' })
  }
}
