import { Trans, useLingui } from '@lingui/react/macro'
import { product } from '@milepost/contract/product'
import type { PlatformSettings } from '@milepost/contract/settings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { platformQuery, savePlatform } from '#features/settings/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextInput } from '#ui/text-input.tsx'

interface PlatformCardProps {
  onDirtyChange: (isDirty: boolean) => void
}

/** What is set for the whole product. What is switched acts at once; the address has a button. */
export function PlatformCard({ onDirtyChange }: PlatformCardProps) {
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
          <Trans>The platform’s settings could not be loaded.</Trans>
        </RetryAlert>
      )}
      {data !== undefined && <Switches settings={data} />}
      {data !== undefined && <ContactAddress saved={data.contactAddress} onDirtyChange={onDirtyChange} />}
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
        label={<Trans>Courses of institutions wait for approval</Trans>}
        hint={<Trans>New and edited courses are shown once an admin has approved them.</Trans>}
        checked={shown.moderateCourses}
        onChange={(moderateCourses) => change({ moderateCourses })}
      />
      <Switch
        label={<Trans>Show counted figures</Trans>}
        hint={<Trans>The landing page shows real counts where they are larger than the illustrative ones.</Trans>}
        checked={shown.showCountedFigures}
        onChange={(showCountedFigures) => change({ showCountedFigures })}
      />
      <p role="status" className="text-small text-ink-soft empty:sr-only">
        {outcome === 'saved' && <Trans>Saved.</Trans>}
      </p>
      {outcome !== null && outcome !== 'saved' && (
        <Alert>
          <Trans>Something went wrong while updating. Everything is as it was before.</Trans> {outcome.failure}
        </Alert>
      )}
    </>
  )
}

function ContactAddress({ saved, onDirtyChange }: PlatformCardProps & { saved: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const [issueText, setIssueText] = useState<string>()
  const [outcome, setOutcome] = useState<'saved' | { failure: string } | null>(null)
  const text = typed ?? saved
  const isDirty = typed !== null && typed.trim() !== saved
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  const { busy, send } = useSubmit((error) => {
    const issue = error instanceof ApiError ? error.issues.find(({ field }) => field === 'contactAddress') : undefined
    setIssueText(issue?.message)
    if (issue !== undefined) document.getElementById('contact-address')?.focus()
    else setOutcome({ failure: error instanceof ApiError ? error.message : '' })
  })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIssueText(undefined)
    setOutcome(null)
    await send(async () => {
      queryClient.setQueryData(platformQuery.queryKey, await savePlatform({ contactAddress: text }))
      setTyped(null)
      setOutcome('saved')
    })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 border-t border-line pt-6">
      <Field
        id="contact-address"
        label={<Trans>Contact address</Trans>}
        hint={
          <Trans>
            Messages of the contact form go there, and mails name it for questions. Empty: {product.supportEmail}.
          </Trans>
        }
        error={issueText}
        optional
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            maxLength={254}
            value={text}
            placeholder={product.supportEmail}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {outcome === 'saved' && <Alert tone="success">{t`The contact address is saved.`}</Alert>}
      {outcome !== null && outcome !== 'saved' && (
        <Alert>
          <Trans>Something went wrong while updating.</Trans> {outcome.failure}
        </Alert>
      )}
      <Button type="submit" className="justify-self-start" busy={busy} busyText={<Trans>Saving...</Trans>}>
        <Trans>Save the address</Trans>
      </Button>
    </form>
  )
}
