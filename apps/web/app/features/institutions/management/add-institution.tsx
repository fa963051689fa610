import { Trans, useLingui } from '@lingui/react/macro'
import { NewInstitution } from '@milepost/contract/institutions/schema'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  additionMutation,
  findCandidates,
  maxCandidates,
  similarNamesQuery,
} from '#features/institutions/management/api.ts'
import { formatList } from '#lib/format.ts'
import { useDebouncedValue } from '#lib/use-debounced-value.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { LookupField } from '#ui/lookup-field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { notify } from '#ui/toast.tsx'

const ownerId = 'add-institution-owner'

/** Makes an institution of a learner's account: an admin picks the learner and gives the name. */
export function AddInstitution() {
  const { t } = useLingui()
  const { form, turn } = useInstitutionForm()
  const owner = form.watch('email')
  return (
    <form
      {...form.attributes}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-large bg-raised p-6 shadow-raised"
    >
      <h3 className="text-title">
        <Trans>Add an institution</Trans>
      </h3>
      <p className="max-w-prose text-ink-soft">
        <Trans>
          The learner becomes the owner right away. Their account moves to the institution area, any paid plan is
          cancelled, and we let them know.
        </Trans>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        <LookupField
          key={turn}
          id={ownerId}
          label={<Trans>Owner’s email</Trans>}
          placeholder={t`Type a learner’s name or email`}
          value={owner === '' ? null : { key: owner, label: owner }}
          onChange={(found) => form.bind('email').onChange(found?.label ?? '')}
          error={form.field('email').error}
          kind="candidates"
          lookUp={findCandidates}
          most={maxCandidates}
          nothing={<Trans>No learners found.</Trans>}
        />
        <Field {...form.field('name')}>{(control) => <TextInput {...control} {...form.input('name')} />}</Field>
        <Field
          {...form.field('contactEmail')}
          hint={
            <Trans>Learners see this address. Without it, the institution stays hidden until its owner adds one.</Trans>
          }
          optional
        >
          {(control) => <TextInput {...control} {...form.input('contactEmail')} type="email" />}
        </Field>
      </div>
      <SimilarNames name={form.watch('name')} />
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      <div>
        <Button type="submit" busy={form.busy} busyText={<Trans>Adding...</Trans>}>
          <Trans>Add Institution</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The form, and a `turn` that changes with each institution: the lookup has to begin afresh. */
function useInstitutionForm() {
  const { t } = useLingui()
  const [turn, setTurn] = useState(0)
  const { mutateAsync } = useMutation(additionMutation)
  const form = useForm(NewInstitution, {
    labels: { email: t`Owner’s email`, name: t`Institution Name`, contactEmail: t`Contact email` },
    texts: { email: t`Choose the owner from the list.`, name: t`Enter the institution’s name.` },
    defaultValues: { email: '', name: '', contactEmail: '' },
    onSubmit: async (institution) => {
      const added = await mutateAsync(institution)
      notify({ text: t`“${added.name}” was added, and we’ve told its owner.`, tone: 'success' })
      form.reset()
      setTurn((before) => before + 1)
      requestAnimationFrame(() => document.getElementById(ownerId)?.focus())
    },
    failure: t`We couldn’t add it. Please try again.`,
  })
  return { form, turn }
}

/** Warns of institutions and requests that have nearly the same name. */
function SimilarNames({ name }: { name: string }) {
  const typed = useDebouncedValue(name.trim(), 300)
  const { data = [] } = useQuery({ ...similarNamesQuery(typed), enabled: typed !== '' })
  if (data.length === 0 || typed === '') return null
  return (
    <Alert tone="note">
      <Trans>There’s already an institution, or a request, with nearly the same name: {formatList(data)}.</Trans>
    </Alert>
  )
}
