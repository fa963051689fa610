import { Trans } from '@lingui/react/macro'
import type { Ref } from 'react'

const road = 'M24 196c44-58 150-12 190-64S118 40 214 30s112 28 138 2'

/** While the roadmap is made: a route being walked towards its milepost. */
export function Generating({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <div role="status" className="mx-auto grid max-w-prose justify-items-center gap-4 py-16 text-center sm:py-24">
      <svg viewBox="0 0 400 220" className="w-full max-w-96" fill="none" strokeLinecap="round" aria-hidden="true">
        <path className="stroke-line" strokeWidth="12" d={road} />
        <path className="animate-walk stroke-spruce" strokeWidth="5" strokeDasharray="10 14" d={road} />
        <g className="fill-paper stroke-spruce" strokeWidth="4">
          <circle cx="24" cy="196" r="8" />
          <circle cx="214" cy="132" r="8" />
          <circle cx="214" cy="30" r="8" />
        </g>
        <path className="fill-spruce" d="M340 44V16c0-9 6-15 13-15s13 6 13 15v28z" />
        <path className="animate-breathe fill-signal" d="M340 15h26v9h-26z" />
      </svg>
      <h1 ref={headingRef} tabIndex={-1} className="text-heading outline-none">
        <Trans>Generating your personalized roadmap...</Trans>
      </h1>
      <p className="text-lead text-ink-soft">
        <Trans>Hang tight! This may take a few seconds.</Trans>
      </p>
    </div>
  )
}
