import { Trans, useLingui } from '@lingui/react/macro'
import type { RoadmapVersion } from '@milepost/contract/roadmaps'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { versionsQuery } from '#features/roadmaps/api.ts'
import { RestoreDialog } from '#features/roadmaps/restore-dialog.tsx'
import { VersionDialog } from '#features/roadmaps/version-dialog.tsx'
import { restoreButtonId, VersionList } from '#features/roadmaps/version-list.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

interface RoadmapVersionsProps {
  userId: string
  restoring: boolean
  /** Why restoring failed, null while it has not. */
  failure: ReactNode
  /** A version is about to be restored: what failed before is of no interest any more. */
  onOpen: () => void
  onRestore: (version: number, onRestored: () => void) => void
}

/** How the roadmap has come to be what it is, folded away until asked for, and the way back to each of its versions. */
export function RoadmapVersions({ userId, restoring, failure, onOpen, onRestore }: RoadmapVersionsProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<RoadmapVersion | null>(null)
  const [shown, setShown] = useState<'look' | 'restore' | null>(null)
  const summary = useRef<HTMLElement>(null)
  const { data, error, isFetching, refetch } = useQuery({ ...versionsQuery(userId), enabled: open })
  const close = () => setShown(null)
  const show = (version: RoadmapVersion, next: 'look' | 'restore') => {
    onOpen()
    isRestored.current = false
    setChosen(version)
    setShown(next)
  }
  const rowButton = () => chosen && document.getElementById(restoreButtonId(chosen))
  // Restored, a version has no such button any more.
  const isRestored = useRef(false)
  return (
    <section aria-label={t`Earlier versions`} className="border-t-2 border-line pt-6">
      <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary
          ref={summary}
          className="inline-flex min-h-8 list-none items-center gap-1.5 rounded-small text-spruce [&::-webkit-details-marker]:hidden"
        >
          <ChevronRight className="size-5 shrink-0 transition-transform group-open:rotate-90" aria-hidden />
          <h2 className="text-lead">
            <Trans>Earlier versions</Trans>
          </h2>
        </summary>
        <div className="mt-6">
          {data === undefined && isFetching && (
            <PendingLine>
              <Trans>Fetching the versions...</Trans>
            </PendingLine>
          )}
          {error !== null && data === undefined && !isFetching && (
            <RetryAlert onRetry={() => void refetch()}>
              <Trans>The versions could not be loaded.</Trans>
            </RetryAlert>
          )}
          {data !== undefined && (
            <VersionList
              versions={data}
              onLook={(version) => show(version, 'look')}
              onRestore={(version) => show(version, 'restore')}
            />
          )}
          {data?.length === 1 && (
            <p className="text-ink-soft">
              <Trans>There is only this one so far. Whenever your roadmap changes, the one before is kept here.</Trans>
            </p>
          )}
        </div>
      </details>
      {chosen !== null && (
        <>
          <VersionDialog
            userId={userId}
            version={chosen}
            open={shown === 'look'}
            onRestore={() => setShown('restore')}
            onClose={close}
            returnFocus={() => (shown === 'restore' ? document.querySelector('[role="alertdialog"] button') : null)}
          />
          <RestoreDialog
            version={chosen}
            open={shown === 'restore'}
            saving={restoring}
            failure={failure}
            onRestore={() =>
              onRestore(chosen.version, () => {
                isRestored.current = true
                close()
              })
            }
            onClose={close}
            returnFocus={() => (isRestored.current ? summary.current : rowButton())}
          />
        </>
      )}
    </section>
  )
}
