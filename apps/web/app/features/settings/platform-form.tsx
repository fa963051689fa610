import { Trans } from '@lingui/react/macro'
import type { PlatformSettings } from '@milepost/contract/settings/schema'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { platformQuery, savePlatform } from '#features/settings/api.ts'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { FormTexts } from '#ui/form/issue-text.ts'
import type { FormSchema } from '#ui/form/schema-rules.ts'
import { type FormValues, useForm } from '#ui/form/use-form.ts'

export interface PlatformFormOptions<Schema extends FormSchema> extends FormTexts<keyof z.input<Schema> & string> {
  readonly settings: PlatformSettings
  /** What the fields hold. The same function at each render. */
  readonly valuesOf: (settings: PlatformSettings) => FormValues<Schema>
  readonly changeOf: (values: z.output<Schema>) => Partial<PlatformSettings>
  readonly onDirtyChange: (isDirty: boolean) => void
}

/** A form for a part of the platform's settings. It shows what was saved elsewhere, unless the user is typing here. */
export function usePlatformForm<Schema extends FormSchema>(
  schema: Schema,
  { settings, valuesOf, changeOf, onDirtyChange, ...texts }: PlatformFormOptions<Schema>,
) {
  const queryClient = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const form = useForm(schema, {
    ...texts,
    defaultValues: valuesOf(settings),
    onSubmit: async (values) => {
      setSaved(false)
      const next = await savePlatform(changeOf(values))
      queryClient.setQueryData(platformQuery.queryKey, next)
      form.reset(valuesOf(next))
      setSaved(true)
    },
    failure: (error, isAtField) => (isAtField ? null : error instanceof ApiError ? error.message : ''),
  })
  const { isDirty } = form.formState
  const { reset } = form
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  useEffect(() => {
    if (!isDirty) reset(valuesOf(settings))
  }, [settings, valuesOf, isDirty, reset])
  return { ...form, isSaved }
}

interface PlatformFormProps {
  form: Pick<ReturnType<typeof usePlatformForm>, 'attributes' | 'busy' | 'failure' | 'isSaved'>
  /** The field. */
  children: ReactNode
  saved: ReactNode
  submit: ReactNode
}

export function PlatformForm({ form, children, saved, submit }: PlatformFormProps) {
  return (
    <form {...form.attributes} className="grid gap-4 border-t border-line pt-6">
      {children}
      {form.isSaved && <Alert tone="success">{saved}</Alert>}
      {form.failure !== null && (
        <Alert>
          <Trans>Something went wrong while updating.</Trans> <span>{form.failure}</span>
        </Alert>
      )}
      <Button type="submit" className="justify-self-start" busy={form.busy} busyText={<Trans>Saving...</Trans>}>
        {submit}
      </Button>
    </form>
  )
}
