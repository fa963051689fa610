import { Trans } from '@lingui/react/macro'
import type { Preferences } from '@milepost/contract/preferences/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { preferencesQuery } from '#features/preferences/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loaded } from '#ui/loaded.tsx'

interface PreferencesCardProps {
  userId: string
  title: ReactNode
  children: (preferences: Preferences) => ReactNode
}

/** A card of the settings that needs one's choices first: says that it loads them, and when they could not be loaded. */
export function PreferencesCard({ userId, title, children }: PreferencesCardProps) {
  const titleId = useId()
  // Another tab or device may have changed them since.
  const query = useQuery({
    ...preferencesQuery(userId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id={titleId} className="text-title">
        {title}
      </h2>
      <Loaded
        query={query}
        failure={(retry) => (
          <>
            <Alert>
              <Trans>We couldn’t load your choices.</Trans>
            </Alert>
            <Button variant="quiet" className="justify-self-start" onClick={retry}>
              <Trans>Try Again</Trans>
            </Button>
          </>
        )}
      >
        {children}
      </Loaded>
    </Card>
  )
}
