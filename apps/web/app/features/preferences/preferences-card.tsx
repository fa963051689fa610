import { Trans, useLingui } from '@lingui/react/macro'
import { defaultPreferences, type Preferences } from '@milepost/contract/preferences'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { preferencesQuery } from '#features/preferences/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

interface PreferencesCardProps {
  userId: string
  title: ReactNode
  children: (preferences: Preferences) => ReactNode
}

/** A card of the settings that needs one's choices first: says that it loads them, and when they could not be loaded. */
export function PreferencesCard({ userId, title, children }: PreferencesCardProps) {
  const { t } = useLingui()
  const titleId = useId()
  // Another tab or device may have changed them since.
  const { data, isFetching, refetch } = useQuery({
    ...preferencesQuery(userId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id={titleId} className="text-title">
        {title}
      </h2>
      {data === undefined && isFetching && (
        <div role="status" aria-label={t`Loading...`} className="grid grid-cols-[minmax(0,1fr)]">
          <div className="col-start-1 row-start-1 grid grid-rows-[auto_1fr_1fr] gap-3">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="w-full" />
            <Skeleton className="w-full" />
          </div>
          {/* The same fields, out of sight, keep the place of what comes, so that the cards below don't move. */}
          <div inert className="invisible col-start-1 row-start-1 grid grid-cols-[minmax(0,1fr)] gap-5">
            {children(defaultPreferences)}
          </div>
        </div>
      )}
      {data === undefined && !isFetching && (
        <>
          <Alert>
            <Trans>We couldn’t load your choices.</Trans>
          </Alert>
          <Button variant="quiet" className="justify-self-start" onClick={() => void refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        </>
      )}
      {data !== undefined && children(data)}
    </Card>
  )
}
