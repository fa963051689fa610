import { Trans } from '@lingui/react/macro'
import type { PlatformSettings } from '@milepost/contract/settings/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { platformQuery, savePlatform } from '#features/settings/api.ts'
import { ContactAddressForm } from '#features/settings/contact-address-form.tsx'
import { ReasonsForm } from '#features/settings/reasons-form.tsx'
import { ApiError } from '#lib/api-error.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { Switch } from '#ui/switch.tsx'

interface PlatformCardProps {
  onDirtyChange: (isDirty: boolean) => void
  onReasonsDirtyChange: (isDirty: boolean) => void
}

/** What is set for the whole product. What is switched acts at once; the address has a button. */
export function PlatformCard({ onDirtyChange, onReasonsDirtyChange }: PlatformCardProps) {
  const titleId = useId()
  const query = useQuery({ ...platformQuery, refetchOnWindowFocus: 'always' })
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <h2 id={titleId} className="text-title">
        <Trans>Platform</Trans>
      </h2>
      <Loaded
        query={query}
        failure={(retry) => (
          <RetryAlert onRetry={retry}>
            <Trans>We couldn’t load the platform’s settings.</Trans>
          </RetryAlert>
        )}
      >
        {(data) => (
          <>
            <Switches settings={data} />
            <ContactAddressForm settings={data} onDirtyChange={onDirtyChange} />
            <ReasonsForm settings={data} onDirtyChange={onReasonsDirtyChange} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

type Switched = Pick<PlatformSettings, 'moderateCourses' | 'showCountedFigures'>

function Switches({ settings }: { settings: PlatformSettings }) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<Partial<Switched>>({})
  const [outcome, setOutcome] = useState<'saved' | { failure: string } | null>(null)
  const { send } = useSubmit((error) => setOutcome({ failure: error instanceof ApiError ? error.message : '' }))
  const shown = { ...settings, ...pending }
  const change = (next: Partial<Switched>) => {
    setOutcome(null)
    void send(async () => {
      setPending(next)
      try {
        queryClient.setQueryData(platformQuery.queryKey, await savePlatform(next))
        setOutcome('saved')
      } finally {
        setPending({})
      }
    })
  }
  return (
    <>
      <Switch
        label={<Trans>Review institutions’ courses before they’re shown</Trans>}
        hint={<Trans>New and edited courses need an admin’s approval before learners see them.</Trans>}
        checked={shown.moderateCourses}
        onChange={(moderateCourses) => change({ moderateCourses })}
      />
      <Switch
        label={<Trans>Show real figures</Trans>}
        hint={<Trans>The landing page shows real figures once they’re higher than the sample ones.</Trans>}
        checked={shown.showCountedFigures}
        onChange={(showCountedFigures) => change({ showCountedFigures })}
      />
      <p role="status" className="text-small text-ink-soft empty:sr-only">
        {outcome === 'saved' && <Trans>Saved.</Trans>}
      </p>
      {outcome !== null && outcome !== 'saved' && (
        <Alert>
          <Trans>Something went wrong while saving. Nothing has changed.</Trans> <span>{outcome.failure}</span>
        </Alert>
      )}
    </>
  )
}
