import { Trans, useLingui } from '@lingui/react/macro'
import type { RoadmapVersion } from '@milepost/contract/roadmaps/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { versionsQuery } from '#features/roadmaps/api.ts'
import { RestoreDialog } from '#features/roadmaps/versions/restore-dialog.tsx'
import { VersionDialog } from '#features/roadmaps/versions/version-dialog.tsx'
import { restoreButtonId, VersionList } from '#features/roadmaps/versions/version-list.tsx'
import { ChevronRight } from '#ui/icons.ts'
import { Loaded } from '#ui/loaded.tsx'
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
  const [chosen, setChosen] = useState<RoadmapVersion | null>(null)
  const [shown, setShown] = useState<'look' | 'restore' | null>(null)
  const summary = useRef<HTMLElement>(null)
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
      <VersionsDisclosure
        userId={userId}
        summary={summary}
        onLook={(version) => show(version, 'look')}
        onRestore={(version) => show(version, 'restore')}
      />
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

interface VersionsDisclosureProps {
  userId: string
  summary: RefObject<HTMLElement | null>
  onLook: (version: RoadmapVersion) => void
  onRestore: (version: RoadmapVersion) => void
}

function VersionsDisclosure({ summary, ...props }: VersionsDisclosureProps) {
  const [open, setOpen] = useState(false)
  return (
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
      <div className="mt-6">{open && <Versions {...props} />}</div>
    </details>
  )
}

function Versions({ userId, onLook, onRestore }: Omit<VersionsDisclosureProps, 'summary'>) {
  return (
    <Loaded
      query={useQuery(versionsQuery(userId))}
      loading={<Trans>Loading versions...</Trans>}
      failure={(retry) => (
        <RetryAlert onRetry={retry}>
          <Trans>We couldn’t load the versions.</Trans>
        </RetryAlert>
      )}
    >
      {(data) => (
        <>
          <VersionList versions={data} onLook={onLook} onRestore={onRestore} />
          {data.length === 1 && (
            <p className="text-ink-soft">
              <Trans>No earlier versions yet. When your roadmap changes, we’ll keep the old one here.</Trans>
            </p>
          )}
        </>
      )}
    </Loaded>
  )
}
