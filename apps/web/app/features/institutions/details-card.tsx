import { Trans, useLingui } from '@lingui/react/macro'
import { type InstitutionDetails, NewInstitutionDetails } from '@milepost/contract/institutions/schema'
import { useMutation, useQuery } from '@tanstack/react-query'
import { detailsMutation, detailsQuery } from '#features/institutions/api.ts'
import { messageOf } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Loaded } from '#ui/loaded.tsx'
import { PublishedLink } from '#ui/published-link.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { SectionTitle } from '#ui/section-title.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { notify } from '#ui/toast.tsx'

/** What an institution's public page says besides its profile, and the way to the page. */
export function DetailsCard({ institutionId }: { institutionId: number }) {
  return (
    <Card aria-labelledby="public-page" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SectionTitle id="public-page" note={<Trans>Everyone can read it, also without an account.</Trans>}>
        <Trans>Public page</Trans>
      </SectionTitle>
      <p>
        <PublishedLink kind="institution" id={institutionId}>
          <Trans>Open your public page</Trans>
        </PublishedLink>
      </p>
      <Loaded
        query={useQuery(detailsQuery(institutionId))}
        failure={(retry) => (
          <RetryAlert onRetry={retry}>
            <Trans>We couldn’t load what your page says.</Trans>
          </RetryAlert>
        )}
      >
        {(details) => <DetailsForm institutionId={institutionId} details={details} />}
      </Loaded>
    </Card>
  )
}

function DetailsForm({ institutionId, details }: { institutionId: number; details: InstitutionDetails }) {
  const { t } = useLingui()
  const { mutateAsync } = useMutation(detailsMutation(institutionId))
  const form = useForm(NewInstitutionDetails, {
    labels: { website: t`Website`, contactPerson: t`Contact person`, campus: t`Campus` },
    defaultValues: details,
    onSubmit: async (values) => {
      form.reset(await mutateAsync(values))
      notify({ text: t`Your public page is updated.`, tone: 'success' })
    },
    failure: (error, isAtField) => (isAtField ? null : messageOf(error, t`We couldn’t save that. Please try again.`)),
  })
  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field {...form.field('website')} optional>
        {(control) => <TextInput {...control} {...form.input('website')} inputMode="url" />}
      </Field>
      <Field {...form.field('contactPerson')} optional>
        {(control) => <TextInput {...control} {...form.input('contactPerson')} />}
      </Field>
      <Field
        {...form.field('campus')}
        hint={<Trans>Where learners find you, if it isn’t your address.</Trans>}
        optional
      >
        {(control) => <TextInput {...control} {...form.input('campus')} />}
      </Field>
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <div>
        <Button type="submit" variant="quiet" size="small" busy={form.busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}
