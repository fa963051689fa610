import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RoadmapVersion } from '@milepost/contract/roadmaps/schema'
import { roadmapReasonTexts } from '#features/roadmaps/versions/roadmap-reason-texts.ts'
import { formatDate } from '#lib/format.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import '#features/roadmaps/versions/versions.css'

const shownAtOnce = 8

interface VersionListProps {
  versions: readonly RoadmapVersion[]
  onLook: (version: RoadmapVersion) => void
  onRestore: (version: RoadmapVersion) => void
}

export function restoreButtonId({ version }: Pick<RoadmapVersion, 'version'>): string {
  return `restore-version-${version}`
}

/** The versions as posts along the way the roadmap has come, the newest on top; a long way is folded. */
export function VersionList({ versions, ...actions }: VersionListProps) {
  // One more than fits is shown rather than folded away alone.
  const first = versions.length <= shownAtOnce + 1 ? versions : versions.slice(0, shownAtOnce)
  const rest = versions.slice(first.length)
  return (
    <div className="max-w-prose">
      <Posts versions={first} {...actions} />
      {rest.length > 0 && (
        <Disclosure summary={<Trans>Show {rest.length} more</Trans>}>
          <Posts versions={rest} {...actions} />
        </Disclosure>
      )}
    </div>
  )
}

function Posts({ versions, onLook, onRestore }: VersionListProps) {
  const { i18n } = useLingui()
  return (
    <ol>
      {versions.map((version) => (
        <li key={version.version} className="version relative grid gap-1 pb-7 pl-12">
          <span
            aria-hidden="true"
            className={classNames(
              'absolute top-0 left-0 z-10 grid size-8 place-items-center rounded-t-full rounded-b-small border-2 font-display text-small font-bold tabular-nums',
              version.current ? 'border-spruce bg-spruce text-on-spruce' : 'border-line-strong bg-paper text-ink-soft',
            )}
          >
            {version.version}
          </span>
          <h3 className="flex flex-wrap items-center gap-x-3 text-body">
            <span>
              <Trans>
                Version {version.version}: {version.career}
              </Trans>
            </span>
            {version.current && (
              <Badge tone="spruce">
                <Trans>Current</Trans>
              </Badge>
            )}
          </h3>
          <p className="text-small">{i18n._(roadmapReasonTexts[version.occasion])}</p>
          <p className="text-small text-ink-soft">
            {formatDate(version.createdAt)} · <Plural value={version.steps} one="# step" other="# steps" /> ·{' '}
            <Plural value={Math.round(version.totalHours)} one="# hour" other="# hours" />
          </p>
          {!version.current && (
            <div className="flex flex-wrap gap-x-6 gap-y-1 text-small">
              <Button variant="link" onClick={() => onLook(version)}>
                <Trans>
                  View <span className="sr-only">(version {version.version})</span>
                </Trans>
              </Button>
              <Button id={restoreButtonId(version)} variant="link" onClick={() => onRestore(version)}>
                <Trans>
                  Restore this version <span className="sr-only">({version.version})</span>
                </Trans>
              </Button>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
