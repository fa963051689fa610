import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { latestFailureCode } from '#lib/api-error.ts'

interface FailureCodeProps {
  /** What is said of the failure. The server's own words name the code already. */
  beside: readonly ReactNode[]
}

/** Beside what is said of a failure that has just come: the code by which we find it in the log, if there is one. */
export function FailureCode({ beside }: FailureCodeProps) {
  const [code] = useState(latestFailureCode)
  if (code === '' || beside.some((words) => typeof words === 'string' && words.includes(code))) return null
  return (
    <p className="text-small text-ink-soft">
      <Trans>If it happens again, tell us this code: {code}</Trans>
    </p>
  )
}
