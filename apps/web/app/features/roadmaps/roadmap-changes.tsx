import { Plural, Trans } from '@lingui/react/macro'
import type { RoadmapPreview } from '@milepost/contract/roadmaps'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { StepGroup } from '#features/roadmaps/step-group.tsx'
import { stepGroups } from '#features/roadmaps/step-groups.ts'
import { formatNumber } from '#lib/format.ts'

/** What another roadmap would change: its size before and after, and what becomes of every step. */
export function RoadmapChanges({ preview }: { preview: RoadmapPreview }) {
  const groups = stepGroups(preview)
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-6 gap-y-3 rounded-medium bg-paper p-4">
        <BeforeAfter label={<Trans>Steps</Trans>} {...preview.steps} />
        <BeforeAfter label={<Trans>Total hours</Trans>} {...preview.totalHours} />
        <BeforeAfter label={<Trans>Hours you have left</Trans>} {...preview.hoursLeft} />
      </dl>
      {preview.identical && (
        <p>
          <Trans>Nothing would change. Same steps, same order, same courses.</Trans>
        </p>
      )}
      {!preview.identical && (
        <>
          <StepGroup
            kind="done"
            open
            steps={groups.carriedOver}
            title={<Trans>Finished steps you keep</Trans>}
            none={<Trans>None of your finished steps is part of this roadmap.</Trans>}
          />
          <StepGroup kind="kept" steps={groups.kept} title={<Trans>Steps that stay the same</Trans>} />
          <StepGroup kind="added" steps={groups.added} title={<Trans>New steps</Trans>} />
          <StepGroup
            kind="removed"
            steps={groups.leftBehind}
            title={<Trans>Steps removed</Trans>}
            note={
              groups.finishedLeftBehind > 0 && (
                <Plural
                  value={groups.finishedLeftBehind}
                  one="You’ve finished # of them. We keep it in your progress, and it comes back if you switch back."
                  other="You’ve finished # of them. We keep them in your progress, and they come back if you switch back."
                />
              )
            }
          />
          {preview.coursesChanged > 0 && (
            <p className="text-ink-soft">
              <Plural
                value={preview.coursesChanged}
                one="# step gets a different course."
                other="# steps get different courses."
              />
            </p>
          )}
        </>
      )}
    </div>
  )
}

function BeforeAfter({ label, before, after }: { label: ReactNode; before: number; after: number }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="flex items-center gap-2 font-display text-lead font-bold tabular-nums">
        {Math.round(before) !== Math.round(after) && (
          <>
            <span className="font-medium text-ink-soft">
              <span className="sr-only">
                <Trans>before:</Trans>{' '}
              </span>
              {formatNumber(Math.round(before))}
            </span>
            <ArrowRight className="size-4 shrink-0 text-ink-soft" aria-hidden />
            <span className="sr-only">
              <Trans>after:</Trans>{' '}
            </span>
          </>
        )}
        {formatNumber(Math.round(after))}
      </dd>
    </div>
  )
}
