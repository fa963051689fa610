import { Trans, useLingui } from '@lingui/react/macro'
import { AddedCourse } from '@milepost/contract/courses/schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { creationMutation } from '#features/courses/admin/api.ts'
import { CourseForm, useCourseForm } from '#features/courses/course-form.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { InstitutionField } from '#ui/institution-field.tsx'
import { Select } from '#ui/select.tsx'
import { notify } from '#ui/toast.tsx'

/** With the institution's name, so that a draft can show it. */
const NewCourseFields = z.extend(AddedCourse, { institution: z.string() })

/** Creates a course for any institution. What was typed stays until it is created. */
export function CreateForm({ userId }: { userId: string }) {
  const { t } = useLingui()
  /** Another one with every course that was created, so that nothing of it is left in the fields. */
  const [turn, setTurn] = useState(0)
  const { mutateAsync } = useMutation(creationMutation)
  const form = useCourseForm(NewCourseFields, {
    defaultValues: { status: 'approved' },
    draft: formDraft('admin-course', userId),
    onSubmit: async ({ institution: _, ...course }) => {
      await mutateAsync(course)
      form.reset()
      setTurn((before) => before + 1)
      notify({ text: t`The course has been created.`, tone: 'success' })
    },
    failure: t`We couldn’t create the course. Please try again.`,
  })
  const [title, description, id] = form.watch(['title', 'description', 'institution_id'])
  const isReady = title.trim() !== '' && description.trim() !== '' && id !== ''
  return (
    <CourseForm
      form={form}
      besideTitle={
        <InstitutionField
          key={turn}
          value={id === '' ? null : { key: String(id), label: form.watch('institution') }}
          onChange={(found) => {
            form.bind('institution').onChange(found?.label ?? '')
            form.bind('institution_id').onChange(found?.key ?? '')
          }}
          error={form.field('institution_id').error}
        />
      }
      besidePrice={
        <Field
          {...form.field('status')}
          label={<Trans>Status</Trans>}
          hint={<Trans>Learners see approved courses only.</Trans>}
          required
        >
          {(control) => (
            <Select {...control} {...form.input('status')}>
              <option value="approved">{t`Approved`}</option>
              <option value="pending">{t`Pending`}</option>
            </Select>
          )}
        </Field>
      }
      actions={
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={!isReady} busy={form.busy} busyText={<Trans>Creating...</Trans>}>
            <Trans>Create Course</Trans>
          </Button>
          {!isReady && (
            <p className="text-small text-ink-soft">
              <Trans>Title, description, and institution are required.</Trans>
            </p>
          )}
        </div>
      }
    />
  )
}
