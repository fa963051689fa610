import { Trans } from '@lingui/react/macro'
import type { Share } from '@milepost/contract/sharing/schema'
import { useRef, useState } from 'react'
import { formatAgo, formatDate } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'

interface ShareListProps {
  shares: readonly Share[]
  /** Ends a link; resolves when that has worked or failed. */
  onEnd: (shareId: string) => Promise<void>
}

/** The working links. Ending one needs a second press, because its readers lose access. */
export function ShareList({ shares, onEnd }: ShareListProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const [ending, setEnding] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const end = async (shareId: string) => {
    setEnding(true)
    await onEnd(shareId)
    setEnding(false)
    setAsked(null)
    list.current?.focus()
  }
  return (
    <ul ref={list} tabIndex={-1} className="grid outline-none">
      {shares.map((share) => (
        <li
          key={share.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-0"
        >
          <ShareText share={share} />
          {asked === share.id ? (
            <span className="flex flex-wrap gap-3">
              <Button
                autoFocus
                variant="danger"
                size="small"
                busy={ending}
                aria-describedby={`share-${share.id}`}
                onClick={() => void end(share.id)}
              >
                <Trans>Turn off for good</Trans>
              </Button>
              <Button variant="quiet" size="small" onClick={() => setAsked(null)}>
                <Trans>Keep it</Trans>
              </Button>
            </span>
          ) : (
            <Button
              variant="quiet"
              size="small"
              aria-describedby={`share-${share.id}`}
              onClick={() => setAsked(share.id)}
            >
              <Trans>Turn off this link</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function ShareText({ share }: { share: Share }) {
  const { id, label, createdAt, expiresAt, lastOpenedAt } = share
  const made = formatDate(createdAt)
  return (
    <div className="grid min-w-0 flex-1 basis-60">
      <p id={`share-${id}`} className="font-display font-semibold wrap-anywhere">
        {label === '' ? <Trans>Link of {made}</Trans> : label}
      </p>
      <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
        <span>
          <Trans>works until {formatDate(expiresAt)}</Trans>
        </span>
        <span>
          {lastOpenedAt === null ? <Trans>not opened yet</Trans> : <Trans>last opened {formatAgo(lastOpenedAt)}</Trans>}
        </span>
      </p>
    </div>
  )
}
