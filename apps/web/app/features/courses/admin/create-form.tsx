import { Trans, useLingui } from '@lingui/react/macro'
import { maxCourseTitleLength, maxOfferDescriptionLength, maxOfferDurationLength } from '@milepost/contract/courses'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { offerCourse } from '#features/courses/admin/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { formDraft } from '#lib/form-draft.ts'
import { useFieldIssues } from '#lib/use-field-issues.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { type BoundControl, Field } from '#ui/field.tsx'
import { InstitutionField } from '#ui/institution-field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { notify } from '#ui/toast.tsx'

const empty = {
  ...{ title: '', description: '', institutionId: '', institution: '' },
  ...{ duration: '', price: '', status: 'approved' },
}
type NewCourseFieldName = 'title' | 'description' | 'institution_id' | 'duration' | 'price' | 'status'
const fieldNames: readonly NewCourseFieldName[] = [
  'title',
  'description',
  'institution_id',
  'duration',
  'price',
  'status',
]
const idOf = (fieldName: NewCourseFieldName) => `new-course-${fieldName}`

/** Creates a course for any institution. What was typed stays until it is created. */
export function CreateForm({ userId, onCreated }: { userId: string; onCreated: () => Promise<unknown> }) {
  const { t } = useLingui()
  const [draft] = useState(() => formDraft('admin-course', userId, empty))
  const [fields, setFields] = useState(() => draft.read())
  const [fieldIssues, show] = useFieldIssues(idOf)
  const [failure, setFailure] = useState<string | null>(null)
  /** Another one with every course that was created, so that nothing of it is left in the fields. */
  const [turn, setTurn] = useState(0)
  const { title, description, institutionId, institution, duration, price, status } = fields
  const isReady = title.trim() !== '' && description.trim() !== '' && institutionId !== ''

  const change = (part: Partial<typeof empty>) => {
    const next = { ...fields, ...part }
    setFields(next)
    draft.write(next)
  }
  const { busy, send } = useSubmit((error) => {
    const issues = error instanceof ApiError ? error.issues : []
    const found = fieldNames.flatMap((fieldName) => {
      const issue = issues.find(({ field }) => field === fieldName)
      return issue === undefined ? [] : [[fieldName, issue.message] as const]
    })
    if (found.length > 0) show(new Map(found))
    else
      setFailure((error instanceof ApiError && error.message) || t`The course could not be created. Please try again.`)
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(null)
    show(new Map())
    if (!isReady) return setFailure(t`Title, description, and institution are required.`)
    if (!/^(\d{1,9}(\.\d{1,6})?)?$/.test(price.trim())) {
      return show(new Map([['price', t`Price must be a valid positive number.`]]))
    }
    void send(async () => {
      const chosen = status === 'pending' ? 'pending' : 'approved'
      const words = { title, description, duration, price: price.trim() }
      await offerCourse({ ...words, institution_id: institutionId, status: chosen })
      draft.clear()
      setFields(empty)
      setTurn((before) => before + 1)
      notify({ text: t`The course is created.`, tone: 'success' })
      await onCreated()
    })
  }
  const field = (
    fieldName: 'title' | 'description' | 'duration' | 'price' | 'status',
    label: ReactNode,
    control: (it: BoundControl) => ReactNode,
    { optional = false, hint }: { optional?: boolean; hint?: ReactNode } = {},
  ) => (
    <Field
      id={idOf(fieldName)}
      label={label}
      hint={hint}
      error={fieldIssues.get(fieldName)}
      required={!optional}
      optional={optional}
    >
      {(it) =>
        control({
          ...it,
          value: fields[fieldName],
          onChange: (event) => change({ [fieldName]: event.currentTarget.value }),
        })
      }
    </Field>
  )
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      {field('title', <Trans>Title</Trans>, (it) => (
        <TextInput {...it} maxLength={maxCourseTitleLength} />
      ))}
      <InstitutionField
        key={turn}
        id={idOf('institution_id')}
        value={institutionId === '' ? null : { key: institutionId, label: institution }}
        onChange={(found) => change({ institutionId: found?.key ?? '', institution: found?.label ?? '' })}
        error={fieldIssues.get('institution_id')}
      />
      <div className="lg:col-span-2">
        {field('description', <Trans>Description</Trans>, (it) => (
          <TextArea {...it} rows={4} maxLength={maxOfferDescriptionLength} />
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:col-span-2 lg:grid-cols-3">
        {field(
          'duration',
          <Trans>Duration</Trans>,
          (it) => (
            <TextInput {...it} maxLength={maxOfferDurationLength} />
          ),
          {
            optional: true,
            hint: <Trans>In weeks, such as 6 or 6-8.</Trans>,
          },
        )}
        {field(
          'price',
          <Trans>Price</Trans>,
          (it) => (
            <TextInput {...it} inputMode="decimal" maxLength={20} />
          ),
          {
            optional: true,
            hint: <Trans>In rupees; 0 is free.</Trans>,
          },
        )}
        {field(
          'status',
          <Trans>Status</Trans>,
          (it) => (
            <Select {...it}>
              <option value="approved">{t`Approved`}</option>
              <option value="pending">{t`Pending`}</option>
            </Select>
          ),
          { hint: <Trans>Learners see what is approved.</Trans> },
        )}
      </div>
      {failure !== null && (
        <div className="lg:col-span-2">
          <Alert>{failure}</Alert>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-4 lg:col-span-2">
        <Button type="submit" disabled={!isReady} busy={busy} busyText={<Trans>Creating...</Trans>}>
          <Trans>Create Course</Trans>
        </Button>
        {!isReady && (
          <p className="text-small text-ink-soft">
            <Trans>Title, description, and institution are required.</Trans>
          </p>
        )}
      </div>
    </form>
  )
}
