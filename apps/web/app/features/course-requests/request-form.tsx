import { Trans, useLingui } from '@lingui/react/macro'
import {
  courseCategories,
  courseDifficulties,
  courseModes,
  coursePriceBands,
  maxCourseNameLength,
} from '@milepost/contract/course-requests/limits'
import { NewCourseRequest } from '@milepost/contract/course-requests/schema'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { requestMutation } from '#features/course-requests/api.ts'
import { useTemporaryFlag } from '#lib/use-temporary-flag.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { type FormValues, useForm } from '#ui/form/use-form.ts'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const confirmationStays = 4000

/** `askedFor`: the name that the link asked for by which the form was begun; '' without one. */
const Request = z.extend(z.omit(NewCourseRequest, { userId: true }), { askedFor: z.string() })

const empty: FormValues<typeof Request> = {
  courseName: '',
  askedFor: '',
  description: '',
  category: '',
  price: '',
  difficulty: 'Beginner',
  duration: '',
  mode: 'Online',
  link: '',
}

interface NewCourseRequestProps {
  userId: string
  /** What the link that led here asks for; '' where it asks for nothing. */
  courseName: string
  /** How the learner prefers to learn, once that is known. */
  usualMode: FormValues<typeof Request>['mode'] | undefined
}

/** What was typed stays until it was sent. */
function useRequestForm({ userId, courseName, usualMode }: NewCourseRequestProps) {
  const { t } = useLingui()
  const [confirmed, confirm] = useTemporaryFlag(confirmationStays)
  const [askedFor] = useState(() => courseName.trim().slice(0, maxCourseNameLength))
  const { mutateAsync } = useMutation(requestMutation(userId))
  const form = useForm(Request, {
    labels: {
      courseName: t`Course name`,
      description: t`Description`,
      category: t`Category`,
      mode: t`Mode`,
      difficulty: t`Difficulty`,
      duration: t`Duration`,
      price: t`Price`,
      link: t`Link`,
    },
    texts: {
      courseName: t`Enter the course’s name.`,
      description: t`Tell us what the course should teach.`,
      category: t`Choose a category.`,
      price: t`Choose a price range.`,
      link: t`Enter a web address that starts with http:// or https://, or leave this empty.`,
    },
    defaultValues: { ...empty, courseName: askedFor, askedFor },
    draft: formDraft('course-request', userId),
    onSubmit: async ({ askedFor: _, ...request }) => {
      await mutateAsync({ ...request, userId })
      form.reset({ ...empty, mode: usualMode ?? empty.mode })
      confirm()
    },
    failure: t`We couldn’t send your request. Please try again.`,
  })
  // A draft is continued, unless the link now asks for another course.
  const { getValues, setValue } = form
  useEffect(() => {
    if (askedFor === '' || getValues('askedFor') === askedFor) return
    setValue('askedFor', askedFor)
    setValue('courseName', askedFor)
  }, [askedFor, getValues, setValue])
  const { resetField } = form
  const isBegun = form.formState.isDirty || form.isResumed
  useEffect(() => {
    if (usualMode !== undefined && !isBegun) resetField('mode', { defaultValue: usualMode })
  }, [usualMode, isBegun, resetField])
  return { form, confirmed }
}

/** Asks for a course that the catalogue does not have. */
export function RequestForm(props: NewCourseRequestProps) {
  const { t } = useLingui()
  const { form, confirmed } = useRequestForm(props)
  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Field {...form.field('courseName')}>
        {(control) => <TextInput {...control} {...form.input('courseName')} />}
      </Field>
      <Field {...form.field('description')} hint={<Trans>What should it teach, and why do you need it?</Trans>}>
        {(control) => <TextArea {...control} {...form.input('description')} rows={5} />}
      </Field>
      <Field {...form.field('category')}>
        {(control) => (
          <Choice {...control} {...form.input('category')} options={courseCategories} empty={t`Choose a category`} />
        )}
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        <Field {...form.field('difficulty')} optional>
          {(control) => <Choice {...control} {...form.input('difficulty')} options={courseDifficulties} />}
        </Field>
        <Field {...form.field('mode')} optional>
          {(control) => <Choice {...control} {...form.input('mode')} options={courseModes} />}
        </Field>
        <Field {...form.field('duration')} optional>
          {(control) => <TextInput {...control} {...form.input('duration')} placeholder={t`Such as 6 weeks`} />}
        </Field>
        <Field {...form.field('price')}>
          {(control) => (
            <Choice {...control} {...form.input('price')} options={coursePriceBands} empty={t`Choose a price`} />
          )}
        </Field>
      </div>
      <Field {...form.field('link')} optional hint={<Trans>A link to a course like this, if you’ve seen one.</Trans>}>
        {(control) => (
          <TextInput {...control} {...form.input('link')} type="url" inputMode="url" placeholder="https://" />
        )}
      </Field>
      {form.failure !== null && <Alert>{form.failure}</Alert>}
      {confirmed && (
        <Alert tone="success">
          <Trans>Course request sent successfully.</Trans>
        </Alert>
      )}
      <div>
        <Button type="submit" size="large" busy={form.busy} busyText={<Trans>Sending...</Trans>}>
          <Trans>Send Request</Trans>
        </Button>
      </div>
    </form>
  )
}

interface ChoiceProps extends ComponentProps<'select'> {
  options: readonly string[]
  empty?: string
}

/** The options are the product's data, so they are not translated. */
function Choice({ options, empty, ...control }: ChoiceProps) {
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
