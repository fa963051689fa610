import { Trans } from '@lingui/react/macro'

/** Says which of some questions is shown. */
export function QuestionNumber({ number, total }: { number: number; total: number }) {
  return (
    <p className="text-small text-ink-soft">
      <Trans>
        Question {number} of {total}
      </Trans>
    </p>
  )
}
