import { Trans, useLingui } from '@lingui/react/macro'
import { maxInstitutionNameLength } from '@milepost/contract/institutions'
import { type SubmitEvent, useState } from 'react'
import { add, findCandidates, maxCandidates } from '#features/institutions/management/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { useFieldIssues } from '#lib/use-field-issues.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { LookupField } from '#ui/lookup-field.tsx'
import type { Found } from '#ui/search-select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { notify } from '#ui/toast.tsx'

const fieldNames = ['email', 'name', 'contactEmail'] as const
type OwnerFieldName = (typeof fieldNames)[number]
const idOf = (fieldName: OwnerFieldName) => `add-institution-${fieldName}`

/** Makes an institution of a learner's account: an admin picks the learner and gives the name. */
export function AddInstitution({ onAdded }: { onAdded: () => void }) {
  const { t } = useLingui()
  const [owner, setOwner] = useState<Found | null>(null)
  const [turn, setTurn] = useState(0)
  const [name, setName] = useState('')
  const [contactEmail, setContactEmail] = useState('')
  const [fieldIssues, show] = useFieldIssues(idOf)
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, send } = useSubmit((error) => {
    const issues = error instanceof ApiError ? error.issues : []
    const newIssues = fieldNames.flatMap((fieldName) => {
      const issue = issues.find(({ field }) => field === fieldName)
      return issue === undefined ? [] : [[fieldName, issue.message] as const]
    })
    if (newIssues.length > 0) show(new Map(newIssues))
    else setFailure((error instanceof ApiError && error.message) || t`It could not be added. Please try again.`)
  })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(null)
    const newIssues = new Map<OwnerFieldName, string>()
    if (owner === null) newIssues.set('email', t`Choose the owner from the list.`)
    if (name.trim() === '') newIssues.set('name', t`Give the institution’s name.`)
    show(newIssues)
    if (owner === null || newIssues.size > 0) return
    await send(async () => {
      const added = await add(name, owner.label, contactEmail.trim())
      notify({ text: t`“${added.name}” is added, and its owner is told.`, tone: 'success' })
      setOwner(null)
      setTurn((before) => before + 1)
      setName('')
      setContactEmail('')
      onAdded()
      document.getElementById(idOf('email'))?.focus()
    })
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-large bg-raised p-6 shadow-raised"
    >
      <h3 className="text-title">
        <Trans>Add an institution</Trans>
      </h3>
      <p className="max-w-prose text-ink-soft">
        <Trans>
          The learner you pick becomes its owner at once: the account leaves the learner’s area, and a paid plan is
          cancelled. They are told.
        </Trans>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        <LookupField
          key={turn}
          id={idOf('email')}
          label={<Trans>Owner’s email</Trans>}
          placeholder={t`Type a learner’s name or email`}
          value={owner}
          onChange={setOwner}
          error={fieldIssues.get('email')}
          kind="candidates"
          lookUp={findCandidates}
          most={maxCandidates}
          nothing={<Trans>No learner has this in their name or address.</Trans>}
        />
        <Field id={idOf('name')} label={<Trans>Institution Name</Trans>} error={fieldIssues.get('name')} required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={maxInstitutionNameLength}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field
          id={idOf('contactEmail')}
          label={<Trans>Contact email</Trans>}
          hint={<Trans>Learners see it. Without it, the institution stays hidden until its owner adds one.</Trans>}
          error={fieldIssues.get('contactEmail')}
          optional
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              maxLength={254}
              value={contactEmail}
              onChange={(event) => setContactEmail(event.target.value)}
            />
          )}
        </Field>
      </div>
      {failure !== null && <Alert>{failure}</Alert>}
      <div>
        <Button type="submit" busy={busy} busyText={<Trans>Adding...</Trans>}>
          <Trans>Add Institution</Trans>
        </Button>
      </div>
    </form>
  )
}
