import { Plural, Trans } from '@lingui/react/macro'
import type { RoadmapPreview } from '@milepost/contract/roadmaps/schema'
import { ChangedCourses } from '#features/roadmaps/change/changed-courses.tsx'
import { ComparedFigures } from '#features/roadmaps/change/compared-figures.tsx'
import { StepGroup } from '#features/roadmaps/change/step-group.tsx'
import { stepGroups } from '#features/roadmaps/change/step-groups.ts'

/** What another roadmap would change: its size before and after, and what becomes of every step. */
export function RoadmapChanges({ preview }: { preview: RoadmapPreview }) {
  const groups = stepGroups(preview)
  return (
    <div className="grid gap-5">
      <ComparedFigures preview={preview} />
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
          <ChangedCourses count={preview.coursesChanged} />
        </>
      )}
    </div>
  )
}
