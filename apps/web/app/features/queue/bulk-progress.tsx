import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { QueueItem } from '@milepost/contract/queue/schema'
import { useEffect, useState } from 'react'
import type { Blocker } from 'react-router'
import { keyOf } from '#features/queue/merge-rows.ts'
import type { BulkRun, useBulkRun } from '#features/queue/use-bulk-run.ts'
import type { Outcomes } from '#features/queue/use-decisions.ts'
import { formatNumber } from '#lib/format.ts'
import { useLeaveGuard } from '#lib/leave-guards.ts'
import { Alert } from '#ui/alert.tsx'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'

/** How far a decision about many is, why it stopped, and what continues it. */
export function BulkProgress({ bulk }: { bulk: ReturnType<typeof useBulkRun> }) {
  const { t } = useLingui()
  const { run, isSending } = bulk
  return (
    <>
      {run !== null && isSending && (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
          <p role="status" className="text-small">
            <Done run={run} />
          </p>
          <Button size="small" variant="quiet" onClick={bulk.stop}>
            <Trans>Stop</Trans>
          </Button>
          <div className="col-span-2">
            <ProgressBar label={t`Decided`} value={((run.total - run.rest.length) / run.total) * 100} />
          </div>
        </div>
      )}
      {run !== null && !isSending && (
        <Alert tone={run.state === 'stopped' ? 'note' : 'danger'}>
          <div className="grid gap-3">
            <p>
              <WhyNot run={run} />
            </p>
            <div className="flex flex-wrap gap-3">
              <Button size="small" onClick={() => void bulk.resume()}>
                <Trans>Continue</Trans>
              </Button>
              <Button size="small" variant="quiet" onClick={bulk.dismiss}>
                <Trans>Leave the rest</Trans>
              </Button>
            </div>
          </div>
        </Alert>
      )}
      <LeavingGuard run={run} isSending={isSending} />
    </>
  )
}

function Done({ run: { total, rest } }: { run: BulkRun }) {
  const done = formatNumber(total - rest.length)
  return (
    <Trans>
      {done} of {formatNumber(total)} done.
    </Trans>
  )
}

function WhyNot({ run }: { run: BulkRun }) {
  const { state, unsure, message } = run
  if (state === 'stopped') {
    return (
      <span>
        <Trans>You stopped.</Trans> <Done run={run} /> <Trans>The rest is still waiting.</Trans>
      </span>
    )
  }
  if (state === 'refused') {
    return (
      <span>
        <span>{message || <Trans>That didn’t work.</Trans>}</span> <Done run={run} />
      </span>
    )
  }
  return (
    <span>
      <Trans>We lost the connection.</Trans> <Done run={run} />{' '}
      <Plural
        value={unsure}
        one="# more was sent without an answer, so it may be decided too."
        other="# more were sent without an answer, so they may be decided too."
      />{' '}
      <Trans>Continue sends the rest. Nothing is decided twice.</Trans>
    </span>
  )
}

/** Asks before a decision about many is left half done. */
function LeavingGuard({ run, isSending }: { run: BulkRun | null; isSending: boolean }) {
  const [blocked, setBlocked] = useState<Blocker>()
  useLeaveGuard(() => isSending, setBlocked)
  const stay = () => {
    blocked?.reset?.()
    setBlocked(undefined)
  }
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
  return (
    <AlertDialog
      open={blocked !== undefined}
      onClose={stay}
      title={<Trans>Leave before all are decided?</Trans>}
      description={
        <>
          {run !== null && (
            <span>
              <Done run={run} />{' '}
            </span>
          )}
          <Trans>If you leave, the rest keeps waiting.</Trans>
        </>
      }
      actions={
        <>
          <Button onClick={stay}>
            <Trans>Stay here</Trans>
          </Button>
          <Button variant="quiet" onClick={() => blocked?.proceed?.()}>
            <Trans>Leave</Trans>
          </Button>
        </>
      }
    />
  )
}

/** What could not be decided and why, where the rows are too many to look through. */
export function UndecidedItems({ outcomes, onOpen }: { outcomes: Outcomes; onOpen?: (item: QueueItem) => void }) {
  const failed = [...outcomes.values()].filter(({ error }) => error !== null)
  return (
    <ul className="grid gap-1 rounded-medium bg-sunken px-4 py-3 text-small wrap-anywhere empty:hidden">
      {failed.map(({ item, error }) => (
        <li key={keyOf(item)}>
          <span>
            {onOpen === undefined ? (
              <span className="font-semibold">{item.title || <Trans>Untitled</Trans>}</span>
            ) : (
              <button
                type="button"
                onClick={() => onOpen(item)}
                className="min-h-6 text-left font-semibold underline decoration-1 underline-offset-4"
              >
                {item.title || <Trans>Untitled</Trans>}
              </button>
            )}
          </span>
          : {error}
        </li>
      ))}
    </ul>
  )
}
