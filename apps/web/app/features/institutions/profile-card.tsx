import { Trans, useLingui } from '@lingui/react/macro'
import { isPublic } from '@milepost/contract/institutions/limits'
import { type Institution, InstitutionChange } from '@milepost/contract/institutions/schema'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import * as z from 'zod/mini'
import { institutionQuery, type PublicProfile, saveProfile } from '#features/institutions/api.ts'
import { HiddenAlert } from '#features/institutions/hidden-notice.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Loaded } from '#ui/loaded.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const fields = ['name', 'description', 'address', 'email'] as const
const ProfileChange = z.omit(InstitutionChange, { before: true })

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
  const query = useQuery(institutionQuery(institutionId))
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h2 id={titleId} className="text-title">
        <Trans>Institution</Trans>
      </h2>
      <Loaded
        query={query}
        failure={(retry) => (
          <RetryAlert onRetry={retry}>
            <Trans>We couldn’t load your institution’s profile.</Trans>
          </RetryAlert>
        )}
      >
        {(data) => <ProfileForm institution={data} {...form} />}
      </Loaded>
      {children}
    </Card>
  )
}

function profileOf({ name, description, address, email }: Institution): PublicProfile {
  return { name, description, address, email }
}

interface ProfileFormProps extends Pick<ProfileCardProps, 'onDirtyChange' | 'disabled' | 'onBusy'> {
  institution: Institution
}

/** Saves a profile and updates what is shown of it, also when a colleague has changed it first. */
async function saveAndShow(client: QueryClient, id: number, profile: PublicProfile, begun: PublicProfile) {
  const { queryKey } = institutionQuery(id)
  try {
    const saved = await saveProfile(id, profile, begun)
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, saved)
    return saved
  } catch (error) {
    if (error instanceof ApiError && error.code === 'changed_meanwhile') await client.invalidateQueries({ queryKey })
    throw error
  }
}

/** The form of a profile, which follows what colleagues save unless something is typed here. */
function useProfileForm({ institution, onDirtyChange, onBusy }: Omit<ProfileFormProps, 'disabled'>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  /** What stood there when the change was begun. */
  const [begun, setBegun] = useState(() => profileOf(institution))
  const [isSaved, setSaved] = useState(false)
  const form = useForm(ProfileChange, {
    labels: { name: t`Institution Name`, description: t`Description`, address: t`Address`, email: t`Email` },
    texts: {
      name: { required: t`Enter the institution’s name.` },
      email: { required: t`Enter a contact email.` },
    },
    defaultValues: begun,
    onSubmit: async (profile) => {
      setSaved(false)
      onBusy(true)
      try {
        const saved = profileOf(await saveAndShow(queryClient, institution.id, profile, begun))
        form.reset(saved)
        setBegun(saved)
        setSaved(true)
      } finally {
        onBusy(false)
      }
    },
    failure: (error, isAtField) => (error instanceof ApiError && !isAtField ? error.message : ''),
  })
  const { reset } = form
  const { isDirty } = form.formState
  const now = profileOf(institution)
  const isOvertaken = fields.some((field) => now[field] !== begun[field])
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  // What a colleague has changed is shown unless one is changing it oneself.
  useEffect(() => {
    if (isDirty) return
    reset(profileOf(institution))
    setBegun(profileOf(institution))
  }, [institution, isDirty, reset])

  return {
    form,
    /** Until something else is typed. */
    isSaved: isSaved && !isDirty,
    /** What a colleague has saved while something else is typed here. */
    theirs: isOvertaken && isDirty ? now : null,
    keepMine: () => setBegun(now),
    takeTheirs: () => {
      setBegun(now)
      reset(now)
      setSaved(false)
      form.setFailure(null)
    },
  }
}

function ProfileForm({ disabled, ...props }: ProfileFormProps) {
  const { t } = useLingui()
  const { institution } = props
  const { form, isSaved, theirs, keepMine, takeTheirs } = useProfileForm(props)
  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {!isPublic(institution) && (
        <HiddenAlert>
          <Trans>Fill in “Email” and choose “Update Profile”. Learners can then see them right away.</Trans>
        </HiddenAlert>
      )}
      {isSaved && <Alert tone="success">{t`Profile updated successfully.`}</Alert>}
      {form.failure !== null && (
        <Alert>
          <Trans>Update failed.</Trans> <span>{form.failure}</span>
        </Alert>
      )}
      {theirs !== null && <Overtaken theirs={theirs} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />}
      <Field {...form.field('name')}>
        {(control) => <TextInput {...control} {...form.input('name')} autoComplete="organization" />}
      </Field>
      <Field {...form.field('description')}>
        {(control) => <TextArea {...control} {...form.input('description')} rows={5} />}
      </Field>
      <Field {...form.field('address')}>{(control) => <TextInput {...control} {...form.input('address')} />}</Field>
      <Field
        {...form.field('email')}
        hint={<Trans>Shown publicly with your courses. It can differ from the email you sign in with.</Trans>}
      >
        {(control) => <TextInput {...control} {...form.input('email')} type="email" />}
      </Field>
      <Button
        type="submit"
        disabled={disabled || form.busy}
        busy={form.busy}
        busyText={<Trans>Updating...</Trans>}
        className="justify-self-start"
      >
        <Trans>Update Profile</Trans>
      </Button>
    </form>
  )
}

interface OvertakenProps {
  theirs: PublicProfile
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shows a colleague's version beside one's own, so that the user chooses one. */
function Overtaken({ theirs, onKeepMine, onTakeTheirs }: OvertakenProps) {
  return (
    <Alert tone="note">
      <div className="grid justify-items-start gap-2 wrap-anywhere">
        <p>
          <Trans>A colleague has just changed this. Their version:</Trans>
        </p>
        <p className="text-small whitespace-pre-line">
          {[theirs.name, theirs.description, theirs.address, theirs.email].filter((text) => text !== '').join('\n')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" size="small" onClick={onKeepMine}>
            <Trans>Keep mine</Trans>
          </Button>
          <Button variant="quiet" size="small" onClick={onTakeTheirs}>
            <Trans>Take theirs</Trans>
          </Button>
        </div>
      </div>
    </Alert>
  )
}
