import { Trans, useLingui } from '@lingui/react/macro'
import { maxHoursPerWeek, minHoursPerWeek } from '@milepost/contract/roadmaps/pace'
import { type ByDate, TypedByDate } from '@milepost/contract/roadmaps/schema'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextInput } from '#ui/text-input.tsx'

interface ByDateFormProps {
  /** The day that the answers name, and the pace that the learner has set. */
  defaults: { readonly until: string; readonly hoursPerWeek: number | null }
  loading: boolean
  onShow: (byDate: ByDate) => void
}

/** Asks by when the learner wants to finish, and at which pace. */
export function ByDateForm({ defaults, loading, onShow }: ByDateFormProps) {
  const { t } = useLingui()
  const form = useForm(TypedByDate, {
    labels: { until: t`Finish by`, hoursPerWeek: t`Hours a week` },
    texts: {
      until: t`Enter a date after today.`,
      hoursPerWeek: t`Enter a whole number from ${minHoursPerWeek} to ${maxHoursPerWeek}.`,
    },
    defaultValues: { until: defaults.until, hoursPerWeek: defaults.hoursPerWeek ?? '' },
    onSubmit: async (byDate) => onShow(byDate),
    failure: () => null,
  })
  return (
    <form {...form.attributes} className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="w-44">
        <Field {...form.field('until')}>
          {(control) => <TextInput {...control} {...form.input('until')} type="date" />}
        </Field>
      </div>
      <div className="w-36">
        <Field {...form.field('hoursPerWeek')}>
          {(control) => (
            <TextInput
              {...control}
              {...form.input('hoursPerWeek', { setValueAs: (typed) => String(typed).trim() })}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="quiet" busy={loading} className="sm:mt-8">
        <Trans>Show a shorter roadmap</Trans>
      </Button>
    </form>
  )
}
