import { Plural, Trans } from '@lingui/react/macro'
import type { QueueItem } from '@milepost/contract/queue/schema'
import { keyOf } from '#features/queue/merge-rows.ts'
import type { ItemOutcome, useDecisions } from '#features/queue/use-decisions.ts'
import { Button } from '#ui/button.tsx'

/** One Undo for all that was decided in one go, and why some of it could not be undone. */
export function UndoRuns({
  decisions: { outcomes, busy, undo },
}: {
  decisions: Pick<ReturnType<typeof useDecisions>, 'outcomes' | 'busy'> & {
    undo: (items: readonly QueueItem[]) => void
  }
}) {
  const all = [...outcomes.values()]
  const runs = Map.groupBy(
    all.filter(({ canUndo }) => canUndo),
    ({ run }) => run,
  )
  return (
    <>
      {[...runs]
        .filter(([, made]) => made.length > 1)
        .map(([run, made]) => (
          <UndoRun
            key={run}
            made={made}
            isBusy={made.some(({ item }) => busy.has(keyOf(item)))}
            onUndo={() => undo(made.map(({ item }) => item))}
          />
        ))}
      <ul
        aria-live="polite"
        className="grid gap-1 rounded-medium bg-sunken px-4 py-3 text-small wrap-anywhere empty:hidden"
      >
        {all
          .filter(({ undoError }) => undoError !== null)
          .map(({ item, undoError }) => (
            <li key={keyOf(item)}>
              <span className="font-semibold">{item.title || <Trans>Untitled</Trans>}</span>: {undoError}
            </li>
          ))}
      </ul>
    </>
  )
}

interface UndoRunProps {
  made: readonly ItemOutcome[]
  isBusy: boolean
  onUndo: () => void
}

function UndoRun({ made, isBusy, onUndo }: UndoRunProps) {
  const count = made.length
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 rounded-medium bg-sunken px-4 text-small">
      <span>
        {made[0]?.decision === 'reject' ? (
          <Plural value={count} one="# item is rejected." other="# items are rejected." />
        ) : (
          <Plural value={count} one="# item is approved." other="# items are approved." />
        )}
      </span>
      <Button size="small" variant="link" busy={isBusy} busyText={<Trans>Undoing...</Trans>} onClick={onUndo}>
        <Plural value={count} one="Undo all #" other="Undo all #" />
      </Button>
    </div>
  )
}
