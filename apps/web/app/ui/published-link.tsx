import { Trans } from '@lingui/react/macro'
import { addressOf } from '@milepost/contract/http'
import { credentialPage, publishedPages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'

interface PublishedLinkProps {
  kind: keyof typeof publishedPages
  id: number
  children: ReactNode
}

/** A link to a page that the server makes for everyone. It opens in a new tab. */
export function PublishedLink({ kind, id, children }: PublishedLinkProps) {
  return <NewTabLink address={addressOf(publishedPages[kind], { id: String(id) })}>{children}</NewTabLink>
}

/** A link to the page of a shared credential. It opens in a new tab. */
export function CredentialLink({ id, children }: { id: string; children: ReactNode }) {
  return <NewTabLink address={addressOf(credentialPage, { id })}>{children}</NewTabLink>
}

function NewTabLink({ address, children }: { address: string; children: ReactNode }) {
  return (
    <a
      href={address}
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
