import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RecentImport } from '@milepost/contract/courses/imports/schema'
import { useQuery } from '@tanstack/react-query'
import { recentImportsQuery, undoMutation } from '#features/courses/management/api.ts'
import { formatAgo, formatMoment, formatNumber } from '#lib/format.ts'
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
  if (latest?.state !== 'undoable') return dialog
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
        <Trans>You can undo this until {until}, unless a learner applies or a course changes.</Trans>
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
            </span>
          )}
          {updated > 0 && (
            <Plural
              value={updated}
              one="# changed course will be as before."
              other="# changed courses will be as before."
            />
          )}
        </>
      }
      action={<Trans>Undo import</Trans>}
      busyText={<Trans>Undoing...</Trans>}
      mutation={undoMutation(institutionId)}
      subject={imported.id}
      onDone={({ deleted, restored }) =>
        notify({
          text: t`The import is undone. Deleted: ${formatNumber(deleted)}. Restored: ${formatNumber(restored)}.`,
          tone: 'success',
        })
      }
      failure={t`We couldn’t undo the import. Please try again.`}
    />
  )
}
