import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Briefcase } from '#ui/icons.ts'

/** Stands after the step from which on one can apply for a job. */
export function TitleSign({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <p className="mt-2 flex max-w-prose items-start gap-3 rounded-medium bg-signal-soft px-3 py-2 text-ink">
      <Briefcase className="mt-0.5 size-5 shrink-0 text-signal-ink" aria-hidden />
      <span className="grid min-w-0">
        <span className="font-display leading-snug font-semibold">
          <Trans>From here you can apply for {title} jobs</Trans>
        </span>
        {children !== undefined && <span className="text-small">{children}</span>}
      </span>
    </p>
  )
}
