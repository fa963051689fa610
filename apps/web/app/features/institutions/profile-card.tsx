import { Trans, useLingui } from '@lingui/react/macro'
import {
  type Institution,
  isPublic,
  maxInstitutionAddressLength,
  maxInstitutionDescriptionLength,
  maxInstitutionNameLength,
} from '@milepost/contract/institutions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { institutionQuery, type Profile, saveProfile } from '#features/institutions/api.ts'
import { HiddenAlert } from '#features/institutions/hidden-notice.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const fields = ['name', 'description', 'address', 'email'] as const

interface ProfileCardProps {
  institutionId: number
  onDirtyChange: (isDirty: boolean) => void
  /** Something else is under way that the profile must not change under. */
  disabled: boolean
  onBusy: (isBusy: boolean) => void
  /** Shown below the form. */
  children: ReactNode
}

/** What the institution says of itself, to be changed. */
export function ProfileCard({ institutionId, children, ...form }: ProfileCardProps) {
  const titleId = useId()
  const { data, isError, refetch } = useQuery(institutionQuery(institutionId))
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id={titleId} className="text-title">
        <Trans>Institution</Trans>
      </h2>
      {data === undefined && !isError && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">
            <Trans>Loading...</Trans>
          </span>
          {fields.map((field) => (
            <Skeleton key={field} className="h-12 w-full" />
          ))}
        </div>
      )}
      {data === undefined && isError && (
        <RetryAlert onRetry={() => void refetch()}>
          <Trans>What the institution says of itself could not be loaded.</Trans>
        </RetryAlert>
      )}
      {data !== undefined && <ProfileForm institution={data} {...form} />}
      {children}
    </Card>
  )
}

function profileOf({ name, description, address, email }: Institution): Profile {
  return { name, description, address, email }
}

interface ProfileFormProps extends Pick<ProfileCardProps, 'onDirtyChange' | 'disabled' | 'onBusy'> {
  institution: Institution
}

function ProfileForm({ institution, onDirtyChange, disabled, onBusy }: ProfileFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  /** What stood there when the change was begun. */
  const [begun, setBegun] = useState(() => profileOf(institution))
  const [outcome, setOutcome] = useState<'saved' | { failure: string }>()
  const form = useForm({ defaultValues: begun })
  const { errors, isSubmitting, isDirty } = form.formState
  const now = profileOf(institution)
  const isOvertaken = fields.some((field) => now[field] !== begun[field])
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  // What a colleague has changed is shown unless one is changing it oneself.
  useEffect(() => {
    if (isDirty) return
    form.reset(profileOf(institution))
    setBegun(profileOf(institution))
  }, [institution, isDirty, form])

  const submit = form.handleSubmit(async (profile) => {
    setOutcome(undefined)
    onBusy(true)
    const { queryKey } = institutionQuery(institution.id)
    try {
      const saved = await saveProfile(institution.id, profile, begun)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, saved)
      form.reset(profileOf(saved))
      setBegun(profileOf(saved))
      setOutcome('saved')
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : []
      for (const field of [...fields].reverse()) {
        const issue = issues.find((each) => each.field === field)
        if (issue !== undefined) form.setError(field, { message: issue.message }, { shouldFocus: true })
      }
      if (error instanceof ApiError && error.code === 'changed_meanwhile') {
        await queryClient.invalidateQueries({ queryKey })
      }
      setOutcome({ failure: error instanceof ApiError && issues.length === 0 ? error.message : '' })
    }
    onBusy(false)
  })
  const takeOver = () => {
    setBegun(now)
    form.reset(now)
    setOutcome(undefined)
  }
  const off = disabled || isSubmitting
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {!isPublic(institution) && (
        <HiddenAlert>
          <Trans>Fill in “Email” and choose “Update Profile”. They become public at once.</Trans>
        </HiddenAlert>
      )}
      {outcome === 'saved' && <Alert tone="success">{t`Profile updated successfully.`}</Alert>}
      {typeof outcome === 'object' && (
        <Alert>
          <Trans>Update failed.</Trans> {outcome.failure}
        </Alert>
      )}
      {isOvertaken && isDirty && (
        <Alert tone="note">
          <div className="grid justify-items-start gap-2 wrap-anywhere">
            <p>
              <Trans>A colleague has changed this meanwhile. It reads now:</Trans>
            </p>
            <p className="text-small whitespace-pre-line">
              {[now.name, now.description, now.address, now.email].filter((text) => text !== '').join('\n')}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button variant="quiet" size="small" onClick={() => setBegun(now)}>
                <Trans>Keep mine</Trans>
              </Button>
              <Button variant="quiet" size="small" onClick={takeOver}>
                <Trans>Take theirs</Trans>
              </Button>
            </div>
          </div>
        </Alert>
      )}
      <Field label={<Trans>Institution Name</Trans>} error={errors.name?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('name', { required: t`Give the institution’s name.` })}
            required
            maxLength={maxInstitutionNameLength}
            autoComplete="organization"
          />
        )}
      </Field>
      <Field label={<Trans>Description</Trans>} error={errors.description?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('description')}
            rows={5}
            maxLength={maxInstitutionDescriptionLength}
          />
        )}
      </Field>
      <Field label={<Trans>Address</Trans>} error={errors.address?.message}>
        {(control) => <TextInput {...control} {...form.register('address')} maxLength={maxInstitutionAddressLength} />}
      </Field>
      <Field
        label={<Trans>Email</Trans>}
        hint={
          <Trans>Shown to everybody beside your courses. Your own address to sign in with is another matter.</Trans>
        }
        error={errors.email?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email', { required: t`Enter a contact email.` })}
            type="email"
            required
            maxLength={254}
          />
        )}
      </Field>
      <Button
        type="submit"
        disabled={off}
        busy={isSubmitting}
        busyText={<Trans>Updating...</Trans>}
        className="justify-self-start"
      >
        <Trans>Update Profile</Trans>
      </Button>
    </form>
  )
}
