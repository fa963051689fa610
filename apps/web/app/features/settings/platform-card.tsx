import { Trans, useLingui } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import { type PlatformSettings, SettingsChange } from '@milepost/contract/settings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import * as z from 'zod/mini'
import { platformQuery, savePlatform } from '#features/settings/api.ts'
import { ReasonsForm } from '#features/settings/reasons-form.tsx'
import { ApiError } from '#lib/api-error.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextInput } from '#ui/text-input.tsx'

interface PlatformCardProps {
  onDirtyChange: (isDirty: boolean) => void
  onReasonsDirtyChange: (isDirty: boolean) => void
}

/** What is set for the whole product. What is switched acts at once; the address has a button. */
export function PlatformCard({ onDirtyChange, onReasonsDirtyChange }: PlatformCardProps) {
  const titleId = useId()
  const { data, isFetching, refetch } = useQuery({ ...platformQuery, refetchOnWindowFocus: 'always' })
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <h2 id={titleId} className="text-title">
        <Trans>Platform</Trans>
      </h2>
      {data === undefined && isFetching && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">
            <Trans>Loading...</Trans>
          </span>
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-2/3" />
        </div>
      )}
      {data === undefined && !isFetching && (
        <RetryAlert onRetry={() => void refetch()}>
          <Trans>We couldn’t load the platform’s settings.</Trans>
        </RetryAlert>
      )}
      {data !== undefined && <Switches settings={data} />}
      {data !== undefined && <ContactAddress saved={data.contactAddress} onDirtyChange={onDirtyChange} />}
      {data !== undefined && <ReasonsForm saved={data.rejectionReasons} onDirtyChange={onReasonsDirtyChange} />}
    </Card>
  )
}

const ContactAddressChange = z.required(z.pick(SettingsChange, { contactAddress: true }))

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
          <Trans>Something went wrong while saving. Nothing has changed.</Trans> {outcome.failure}
        </Alert>
      )}
    </>
  )
}

function ContactAddress({ saved, onDirtyChange }: Pick<PlatformCardProps, 'onDirtyChange'> & { saved: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const form = useForm(ContactAddressChange, {
    labels: { contactAddress: t`Contact email` },
    defaultValues: { contactAddress: saved },
    onSubmit: async (change) => {
      setSaved(false)
      const settings = await savePlatform(change)
      queryClient.setQueryData(platformQuery.queryKey, settings)
      form.reset({ contactAddress: settings.contactAddress })
      setSaved(true)
    },
    failure: (error, isAtField) => (isAtField ? null : error instanceof ApiError ? error.message : ''),
  })
  const { isDirty } = form.formState
  const { reset } = form
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  // Shows what was saved elsewhere, unless the user is typing here.
  useEffect(() => {
    if (!isDirty) reset({ contactAddress: saved })
  }, [saved, isDirty, reset])
  return (
    <form {...form.attributes} className="grid gap-4 border-t border-line pt-6">
      <Field
        {...form.field('contactAddress')}
        hint={
          <Trans>Contact messages go here, and emails show it for questions. If empty: {product.supportEmail}.</Trans>
        }
        optional
      >
        {(control) => (
          <TextInput {...control} {...form.input('contactAddress')} type="email" placeholder={product.supportEmail} />
        )}
      </Field>
      {isSaved && <Alert tone="success">{t`The contact address has been saved.`}</Alert>}
      {form.failure !== null && (
        <Alert>
          <Trans>Something went wrong while updating.</Trans> {form.failure}
        </Alert>
      )}
      <Button type="submit" className="justify-self-start" busy={form.busy} busyText={<Trans>Saving...</Trans>}>
        <Trans>Save the address</Trans>
      </Button>
    </form>
  )
}
