import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'

/** Asks whether an answer was useful. Only daily counts are kept. */
export function UsefulQuestion({ answerId, question }: { answerId: string; question: string }) {
  const { mutate, isSuccess, isPending, isError } = useMutation({
    mutationFn: (useful: boolean) =>
      call('POST /guides/answers/:answerId/ratings', { params: { answerId }, body: { useful } }),
  })
  const rate = (useful: boolean) => !isPending && mutate(useful)
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small" role="status">
      {isSuccess ? (
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
          {isError && (
            <p>
              <Trans>We couldn’t save that. Please try again.</Trans>
            </p>
          )}
        </>
      )}
    </div>
  )
}
