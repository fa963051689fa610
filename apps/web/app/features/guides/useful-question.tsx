import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'

/** Asks whether an answer was useful. Only daily counts are kept. */
export function UsefulQuestion({ answerId, question }: { answerId: string; question: string }) {
  const [outcome, setOutcome] = useState<'saving' | 'saved' | 'failed' | null>(null)
  const rate = (useful: boolean) => {
    if (outcome === 'saving') return
    setOutcome('saving')
    call('POST /guides/answers/:answerId/ratings', { params: { answerId }, body: { useful } }).then(
      () => setOutcome('saved'),
      () => setOutcome('failed'),
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small" role="status">
      {outcome === 'saved' ? (
        <p className="flex min-h-11 items-center">
          <Trans>Thank you. That helps us write better answers.</Trans>
        </p>
      ) : (
        <>
          <p className="text-ink-soft">
            <Trans>
              Was this useful? <span className="sr-only">({question})</span>
            </Trans>
          </p>
          <Button variant="link" className="min-h-11" onClick={() => rate(true)}>
            <Trans>Yes</Trans>
          </Button>
          <Button variant="link" className="min-h-11" onClick={() => rate(false)}>
            <Trans>No</Trans>
          </Button>
          {outcome === 'failed' && (
            <p>
              <Trans>We couldn’t save that. Please try again.</Trans>
            </p>
          )}
        </>
      )}
    </div>
  )
}
