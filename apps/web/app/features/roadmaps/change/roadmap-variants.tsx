import { Trans, useLingui } from '@lingui/react/macro'
import type { ByDate, Roadmap, RoadmapVariant, VariantChoice } from '@milepost/contract/roadmaps/schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { variantsQuery } from '#features/roadmaps/api.ts'
import { ByDateForm } from '#features/roadmaps/change/by-date-form.tsx'
import { VariantList } from '#features/roadmaps/change/variant-list.tsx'
import { messageOf } from '#lib/api-error.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { Button } from '#ui/button.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

interface RoadmapVariantsProps {
  roadmap: Pick<Roadmap, 'requests' | 'hoursPerWeek'>
  /** The way that is being saved. */
  saving: VariantChoice | null
  onChoose: (choice: VariantChoice) => void
}

/** Other ways to the same career, worked out once the learner asks for them. */
export function RoadmapVariants(props: RoadmapVariantsProps) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  return (
    <section aria-label={t`Other ways to your career`} className="grid gap-4 border-t border-line pt-5">
      <h3 className="text-lead">
        <Trans>Other ways to your career</Trans>
      </h3>
      <p className="text-ink-soft">
        <Trans>
          Finish earlier, spend less, start with projects or learn another tool. Compare them before you choose one.
        </Trans>
      </p>
      {isAsked ? (
        <ComparedVariants {...props} />
      ) : (
        <Button variant="quiet" className="justify-self-start" onClick={() => setAsked(true)}>
          <Trans>Compare other ways</Trans>
        </Button>
      )}
    </section>
  )
}

/** The other ways side by side, also by a date that the learner chooses. */
function ComparedVariants({ roadmap, saving, onChoose }: RoadmapVariantsProps) {
  const { t } = useLingui()
  const user = useCurrentUser()
  const [byDate, setByDate] = useState<ByDate | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    ...variantsQuery(user.id, byDate),
    placeholderData: (before) => before,
  })
  const deadline = roadmap.requests
    .filter((request) => request.kind === 'deadline')
    .find(({ ignored }) => ignored !== true)
  const choose = (variant: RoadmapVariant) => {
    if (variant.kind === 'other_tool') onChoose({ kind: 'other_tool', skillId: variant.skillId })
    else if (variant.kind !== 'by_date') onChoose({ kind: variant.kind })
    else if (byDate !== null) onChoose({ kind: 'by_date', ...byDate })
  }
  const fitsAlready = byDate !== null && data?.every(({ variant }) => variant.kind !== 'by_date') === true
  return (
    <>
      <ByDateForm
        defaults={{ until: deadline?.until ?? '', hoursPerWeek: roadmap.hoursPerWeek }}
        loading={isFetching && byDate !== null}
        onShow={setByDate}
      />
      {isFetching && (
        <PendingLine>
          <Trans>Working out other ways...</Trans>
        </PendingLine>
      )}
      {error !== null && !isFetching && (
        <RetryAlert onRetry={() => void refetch()}>{messageOf(error, t`We couldn’t work out other ways.`)}</RetryAlert>
      )}
      {error === null && !isFetching && fitsAlready && (
        <p role="status">
          <Trans>Your roadmap already fits that date.</Trans>
        </p>
      )}
      {data?.length === 0 && !fitsAlready && (
        <p>
          <Trans>There is no other way that would change anything.</Trans>
        </p>
      )}
      {data !== undefined && (
        <VariantList
          previews={data}
          hoursPerWeek={byDate?.hoursPerWeek ?? roadmap.hoursPerWeek}
          saving={saving}
          onChoose={choose}
        />
      )}
    </>
  )
}
