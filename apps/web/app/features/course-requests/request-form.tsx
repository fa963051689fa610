import { Trans, useLingui } from '@lingui/react/macro'
import {
  courseCategories,
  courseDifficulties,
  courseModes,
  coursePriceBands,
  maxCourseDescriptionLength,
  maxCourseDurationLength,
  maxCourseLinkLength,
  maxCourseNameLength,
} from '@milepost/contract/course-requests'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { sendRequest } from '#features/course-requests/api.ts'
import {
  bodyOf,
  emptyFields,
  issuesByField,
  type RequestFieldName,
  type RequestFields,
  resumeDraft,
  validate,
} from '#features/course-requests/request-fields.ts'
import { ApiError } from '#lib/api-error.ts'
import { formDraft } from '#lib/form-draft.ts'
import { useFieldIssues } from '#lib/use-field-issues.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { useTemporaryFlag } from '#lib/use-temporary-flag.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { type BoundControl, Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const confirmationStays = 4000
const idOf = (fieldName: RequestFieldName) => `course-request-${fieldName}`

interface RequestFormProps {
  userId: string
  /** What the link that led here asks for; '' where it asks for nothing. */
  courseName: string
  onSent: () => void
}

/** Asks for a course that the catalogue does not have. What was typed stays until it was sent. */
export function RequestForm({ userId, courseName, onSent }: RequestFormProps) {
  const { t } = useLingui()
  const [draft] = useState(() => formDraft('course-request', userId, emptyFields()))
  const [fields, setFields] = useState<RequestFields>(() => resumeDraft(draft.read(), courseName))
  const [fieldIssues, show] = useFieldIssues(idOf)
  const [failure, setFailure] = useState<string | null>(null)
  const [confirmed, confirm] = useTemporaryFlag(confirmationStays)

  const change = (part: Partial<RequestFields>) => {
    const next = { ...fields, ...part }
    setFields(next)
    draft.write(next)
  }
  const textOf = (fieldName: RequestFieldName) => {
    const texts: Partial<Record<RequestFieldName, string>> = {
      courseName: t`Give the course a name.`,
      description: t`Say what the course should teach.`,
      category: t`Choose a category.`,
      price: t`Choose what it may cost.`,
      link: t`Give a web address that begins with http:// or https://, or leave this empty.`,
    }
    return texts[fieldName] ?? t`Choose one of the list.`
  }
  const refuse = (error: unknown) => {
    const issues = issuesByField(error instanceof ApiError ? error.issues : [])
    if (issues.size > 0) show(issues)
    else
      setFailure((error instanceof ApiError && error.message) || t`Your request could not be sent. Please try again.`)
  }
  const { busy, send } = useSubmit(refuse)
  const clear = () => {
    draft.clear()
    setFields(emptyFields())
    confirm()
    onSent()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(null)
    const newIssues = validate(fields)
    show(new Map([...newIssues.keys()].map((fieldName) => [fieldName, textOf(fieldName)])))
    const body = bodyOf(userId, fields)
    if (newIssues.size > 0 || body === null) return
    await send(() => sendRequest(body).then(clear))
  }
  const field = (
    fieldName: RequestFieldName,
    label: ReactNode,
    {
      optional = false,
      hint,
      control,
    }: { optional?: boolean; hint?: ReactNode; control: (it: BoundControl) => ReactNode },
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
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {field('courseName', <Trans>Course name</Trans>, {
        control: (it) => <TextInput {...it} maxLength={maxCourseNameLength} />,
      })}
      {field('description', <Trans>Description</Trans>, {
        hint: <Trans>What should it teach, and what do you need it for?</Trans>,
        control: (it) => <TextArea {...it} rows={5} maxLength={maxCourseDescriptionLength} />,
      })}
      {field('category', <Trans>Category</Trans>, {
        control: (it) => <Choice {...it} options={courseCategories} empty={t`Choose a category`} />,
      })}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        {field('difficulty', <Trans>Difficulty</Trans>, {
          optional: true,
          control: (it) => <Choice {...it} options={courseDifficulties} />,
        })}
        {field('mode', <Trans>Mode</Trans>, {
          optional: true,
          control: (it) => <Choice {...it} options={courseModes} />,
        })}
        {field('duration', <Trans>Duration</Trans>, {
          optional: true,
          control: (it) => <TextInput {...it} maxLength={maxCourseDurationLength} placeholder={t`Such as 6 weeks`} />,
        })}
        {field('price', <Trans>Price</Trans>, {
          control: (it) => <Choice {...it} options={coursePriceBands} empty={t`Choose a price`} />,
        })}
      </div>
      {field('link', <Trans>Link</Trans>, {
        optional: true,
        hint: <Trans>Where such a course is described, if you have seen one.</Trans>,
        control: (it) => (
          <TextInput {...it} type="url" inputMode="url" maxLength={maxCourseLinkLength} placeholder="https://" />
        ),
      })}
      {failure !== null && <Alert>{failure}</Alert>}
      {confirmed && (
        <Alert tone="success">
          <Trans>Course request sent successfully.</Trans>
        </Alert>
      )}
      <div>
        <Button type="submit" size="large" busy={busy} busyText={<Trans>Sending...</Trans>}>
          <Trans>Send Request</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The options are the product's data, so they are not translated. */
function Choice({ options, empty, ...control }: BoundControl & { options: readonly string[]; empty?: string }) {
  return (
    <Select {...control}>
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </Select>
  )
}
