import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { roadmapQuery } from '#features/roadmaps/api.ts'
import { isCopy } from '#lib/offline-copy.ts'
import { useOnline } from '#lib/use-online.ts'
import { Alert } from '#ui/alert.tsx'

/** Says what works while the server can't be reached. */
export function OfflineNotice({ userId }: { userId: string }) {
  const isOnline = useOnline()
  const isRoadmap = useLocation().pathname.startsWith(pages.roadmap)
  const { data } = useQuery({ ...roadmapQuery(userId), enabled: false })
  if (isOnline && !isCopy(data)) return null
  return (
    <div className="mb-6">
      <Alert tone="note">
        <span>{isOnline ? <Trans>We can’t reach the server right now.</Trans> : <Trans>You’re offline.</Trans>}</span>{' '}
        <span>
          {isRoadmap ? (
            <Trans>You can still read your roadmap and mark steps. We’ll save that once you’re back.</Trans>
          ) : (
            <Link to={pages.roadmap} className="underline underline-offset-4">
              <Trans>Open your roadmap: you can still read it and mark steps.</Trans>
            </Link>
          )}
        </span>
      </Alert>
    </div>
  )
}
