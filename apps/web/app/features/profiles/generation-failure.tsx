import { Trans } from '@lingui/react/macro'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { FailureCode } from '#ui/failure-code.tsx'

/** That it failed, and what the server said of it where that helps. */
export function GenerationFailure({ error }: { error: Error }) {
  return (
    <Alert>
      <p className="font-medium">
        <Trans>Something went wrong. Please try again.</Trans>
      </p>
      <p>
        <span>
          {error instanceof ApiError && error.code === 'network' ? (
            <Trans>We couldn’t reach the server.</Trans>
          ) : (
            helpfulMessage(error)
          )}
        </span>{' '}
        <Trans>Your answers are saved.</Trans>
      </p>
      <FailureCode beside={[helpfulMessage(error)]} />
    </Alert>
  )
}

/** The server's words, unless they say no more than the line above them. */
function helpfulMessage(error: Error): string {
  if (!(error instanceof ApiError) || error.code === 'internal' || error.code === 'unexpected') return ''
  const [issue] = error.issues
  return issue === undefined ? error.message : ''
}
