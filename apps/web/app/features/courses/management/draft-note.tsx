import { Plural, Trans } from '@lingui/react/macro'
import type { CourseDraft } from '@milepost/contract/analytics/schema'
import { formatRupees } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { Checkbox } from '#ui/checkbox.tsx'

interface DraftNoteProps {
  draft: CourseDraft
  /** Steps that it can fill as it is written; undefined while that is unknown. */
  steps: CourseDraft['steps'] | undefined
  /** The description is still the draft's. */
  isDraft: boolean
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}

/** Says that a course is a draft to rewrite, why it costs what it does, and which steps it would fill. */
export function DraftNote({ draft: { price, duration }, steps, isDraft, isAccepted, onAccept }: DraftNoteProps) {
  return (
    <Alert tone="note">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {isDraft && (
          <>
            <p className="font-semibold">
              <Trans>This is a draft. Rewrite the description so it’s about your course.</Trans>
            </p>
            <Checkbox checked={isAccepted} onChange={(event) => onAccept(event.target.checked)}>
              <Trans>The description fits my course as it is</Trans>
            </Checkbox>
          </>
        )}
        <p>
          <Plural
            value={Number(duration)}
            one="We suggest # week with about 5 hours."
            other="We suggest # weeks with about 5 hours each."
          />{' '}
          <span>
            {price === null ? (
              <Trans>We don’t know enough budgets to suggest a price.</Trans>
            ) : price === 0 ? (
              <Trans>Most of the learners who wait have no budget, so we suggest a free course.</Trans>
            ) : (
              <Trans>Most of the learners who wait can pay {formatRupees(price)} for all their courses together.</Trans>
            )}
          </span>
        </p>
        {steps?.length === 0 && (
          <p>
            <Trans>
              As it’s written, this course fits none of the steps that wait. Say what learners will learn and build.
            </Trans>
          </p>
        )}
        {steps !== undefined && steps.length > 0 && (
          <>
            <p>
              <Trans>Roadmap steps this course can fill, where budget and language fit:</Trans>
            </p>
            <ul className="list-disc pl-5">
              {steps.map(({ skill, step, learners }) => (
                <li key={skill.id}>
                  <Plural value={learners} one={`${step}: # learner waits`} other={`${step}: # learners wait`} />
                </li>
              ))}
            </ul>
            <p>
              <Trans>We’ll tell learners with these steps once your course is offered.</Trans>
            </p>
          </>
        )}
      </div>
    </Alert>
  )
}
