import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { latestFailureCode } from '#lib/api-error.ts'

/** Beside our own words for a failure that has just come: the code by which we find it in the log, if there is one. */
export function FailureCode() {
  const [code] = useState(latestFailureCode)
  if (code === '') return null
  return (
    <p className="text-small text-ink-soft">
      <Trans>If it happens again, tell us this code: {code}</Trans>
    </p>
  )
}
