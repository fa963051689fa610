import { Trans } from '@lingui/react/macro'
import type { RoadmapVariant, VariantChoice, VariantPreview } from '@milepost/contract/roadmaps/schema'
import { ChangedCourses } from '#features/roadmaps/change/changed-courses.tsx'
import { ComparedFigures } from '#features/roadmaps/change/compared-figures.tsx'
import { DeadlineOutcome } from '#features/roadmaps/change/deadline-outcome.tsx'
import { StepGroup } from '#features/roadmaps/change/step-group.tsx'
import { VariantIdea, VariantName } from '#features/roadmaps/change/variant-texts.tsx'
import { Button } from '#ui/button.tsx'

interface VariantListProps {
  previews: readonly VariantPreview[]
  /** At this pace a finish day is shown. */
  hoursPerWeek: number | null
  /** The way that is being saved. */
  saving: VariantChoice | null
  onChoose: (variant: RoadmapVariant) => void
}

/** Other ways to the career, each with what it would change. */
export function VariantList({ previews, hoursPerWeek, saving, onChoose }: VariantListProps) {
  return (
    <ul className="grid gap-4">
      {previews.map((preview) => {
        const key = keyOf(preview.variant)
        return (
          <li key={key} className="grid gap-3 rounded-medium bg-paper p-4">
            <h4 className="text-lead">
              <VariantName variant={preview.variant} />
            </h4>
            <p className="text-ink-soft">
              <VariantIdea kind={preview.variant.kind} />
            </p>
            <ComparedFigures preview={preview} hoursPerWeek={hoursPerWeek} />
            {preview.variant.kind === 'by_date' && (
              <p>
                <DeadlineOutcome
                  hoursLeft={preview.hoursLeft.after}
                  until={preview.variant.until}
                  hoursPerWeek={hoursPerWeek}
                />
              </p>
            )}
            <StepGroup kind="added" steps={preview.added} title={<Trans>New steps</Trans>} />
            <StepGroup kind="removed" steps={preview.removed} title={<Trans>Steps removed</Trans>} />
            <ChangedCourses count={preview.coursesChanged} />
            <Button
              variant="quiet"
              className="justify-self-start"
              busy={saving !== null && keyOf(saving) === key}
              busyText={<Trans>Generating your roadmap...</Trans>}
              onClick={() => onChoose(preview.variant)}
            >
              <Trans>
                Use this roadmap{' '}
                <span className="sr-only">
                  (<VariantName variant={preview.variant} />)
                </span>
              </Trans>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

const keyOf = (variant: RoadmapVariant | VariantChoice) =>
  variant.kind === 'other_tool' ? variant.skillId : variant.kind
