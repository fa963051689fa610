import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { platformQuery, savePlatform } from '#features/settings/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextArea } from '#ui/text-area.tsx'

const maxReasons = 9
const maxLength = 300
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const Reasons = z
  .strictObject({ reasons: z.string() })
  .check(
    z.refine(
      ({ reasons }) =>
        linesOf(reasons).length <= maxReasons && linesOf(reasons).every(({ length }) => length <= maxLength),
      { path: ['reasons'], params: { rule: 'reasons' } },
    ),
  )

interface ReasonsFormProps {
  saved: readonly string[]
  onDirtyChange: (isDirty: boolean) => void
}

/** The reasons that admins choose from when they reject something, one on each line. */
export function ReasonsForm({ saved, onDirtyChange }: ReasonsFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const text = saved.join('\n')
  const form = useForm(Reasons, {
    labels: { reasons: t`Reasons for rejections` },
    texts: { reasons: t`Use up to 9 lines of up to 300 characters.` },
    defaultValues: { reasons: text },
    onSubmit: async ({ reasons }) => {
      setSaved(false)
      const settings = await savePlatform({ rejectionReasons: linesOf(reasons) })
      queryClient.setQueryData(platformQuery.queryKey, settings)
      form.reset({ reasons: settings.rejectionReasons.join('\n') })
      setSaved(true)
    },
    failure: (error, isAtField) => (isAtField ? null : error instanceof ApiError ? error.message : ''),
  })
  const { isDirty } = form.formState
  const { reset } = form
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  // Shows what was saved elsewhere, unless the user is typing here.
  useEffect(() => {
    if (!isDirty) reset({ reasons: text })
  }, [text, isDirty, reset])
  return (
    <form {...form.attributes} className="grid gap-4 border-t border-line pt-6">
      <Field
        {...form.field('reasons')}
        hint={<Trans>One on each line. Admins choose from them when they reject something.</Trans>}
        optional
      >
        {(control) => <TextArea {...control} {...form.input('reasons')} rows={6} />}
      </Field>
      {isSaved && <Alert tone="success">{t`The reasons have been saved.`}</Alert>}
      {form.failure !== null && (
        <Alert>
          <Trans>Something went wrong while updating.</Trans> {form.failure}
        </Alert>
      )}
      <Button type="submit" className="justify-self-start" busy={form.busy} busyText={<Trans>Saving...</Trans>}>
        <Trans>Save the reasons</Trans>
      </Button>
    </form>
  )
}
