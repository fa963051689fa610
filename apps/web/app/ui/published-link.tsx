import { Trans } from '@lingui/react/macro'
import { addressOf } from '@milepost/contract/http'
import { publishedPages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'

interface PublishedLinkProps {
  kind: keyof typeof publishedPages
  id: number
  children: ReactNode
}

/** A link to a page that the server makes for everyone. It opens in a new tab. */
export function PublishedLink({ kind, id, children }: PublishedLinkProps) {
  return (
    <a
      href={addressOf(publishedPages[kind], { id: String(id) })}
      target="_blank"
      className="inline-block min-h-6 text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
      rel="noopener"
    >
      {children}
      <span className="sr-only">
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  )
}
