import { Plural, Trans } from '@lingui/react/macro'
import type { RoadmapVersion } from '@milepost/contract/roadmaps/schema'
import { useQuery } from '@tanstack/react-query'
import { versionQuery } from '#features/roadmaps/api.ts'
import { sectionsOf } from '#features/roadmaps/sections.ts'
import { VersionSteps } from '#features/roadmaps/versions/version-steps.tsx'
import { formatDate } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

interface VersionDialogProps {
  userId: string
  version: RoadmapVersion
  open: boolean
  onRestore: () => void
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** An earlier version to read; nothing in it can be changed. */
export function VersionDialog({ userId, version, open, ...props }: VersionDialogProps) {
  const query = useQuery({ ...versionQuery(userId, version.version), enabled: open })
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      wide
      startAtTitle
      returnFocus={props.returnFocus}
      title={
        <Trans>
          Version {version.version}: {version.career}
        </Trans>
      }
      actions={
        <>
          <Button variant="quiet" onClick={props.onRestore}>
            <Trans>Restore this version</Trans>
          </Button>
          <Button variant="quiet" onClick={props.onClose}>
            <Trans>Keep the current one</Trans>
          </Button>
        </>
      }
    >
      <Alert tone="note">
        <Trans>
          This is an earlier version from {formatDate(version.createdAt)}. You can view it but not change it.
        </Trans>
      </Alert>
      <Loaded
        query={query}
        loading={<Trans>Loading this version...</Trans>}
        failure={(retry) => (
          <RetryAlert onRetry={retry}>
            <Trans>We couldn’t load this version.</Trans>
          </RetryAlert>
        )}
      >
        {(data) => (
          <>
            <p className="text-ink-soft">
              <Trans>
                <Plural value={data.roadmap.length} one="# step" other="# steps" />, about{' '}
                <Plural value={Math.round(data.totalHours)} one="# hour" other="# hours" /> in total
              </Trans>
            </p>
            <div className="grid gap-6">
              {sectionsOf(data.roadmap).map((section) => (
                <VersionSteps key={section.steps[0]?.key ?? section.name} section={section} />
              ))}
            </div>
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
