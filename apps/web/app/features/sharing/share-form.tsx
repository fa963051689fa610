import { Trans, useLingui } from '@lingui/react/macro'
import { type ShareDays, shareDays } from '@milepost/contract/sharing/limits'
import { NewShare, type Share } from '@milepost/contract/sharing/schema'
import { shareRoadmap } from '#features/sharing/api.ts'
import { CopyField } from '#features/sharing/copy-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { formDraft } from '#ui/form/draft.ts'
import { useForm } from '#ui/form/use-form.ts'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** The link that was just made. */
export interface MadeLink {
  readonly shareId: string
  readonly address: string
}

interface ShareFormProps {
  userId: string
  made: MadeLink | null
  /** There can be no further link. */
  full: boolean
  onMade: (share: Share, made: MadeLink) => void
  /** The server refused it, perhaps because something has changed since. */
  onRefused: () => void
}

/** Makes a link, and shows it this once. */
export function ShareForm({ userId, made, full, onMade, onRefused }: ShareFormProps) {
  const { t } = useLingui()
  const form = useForm(NewShare, {
    labels: { label: t`Who is it for?`, days: t`Link works for` },
    defaultValues: { label: '', days: 30 },
    draft: formDraft('share', userId),
    onSubmit: async ({ label = '', days }) => {
      const { share, address } = await shareRoadmap(userId, { label, days })
      form.reset({ label: '', days })
      onMade(share, { shareId: share.id, address })
    },
    failure: t`We couldn’t create the link. Please try again.`,
    onRefused,
  })
  const lengths: Record<ShareDays, string> = { 30: t`30 days`, 90: t`90 days`, 365: t`1 year` }
  return (
    <div className="grid gap-4">
      {made !== null && <CopyField key={made.shareId} address={made.address} />}
      {!full && (
        <form {...form.attributes} className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
          <Field {...form.field('label')} optional>
            {(control) => (
              <TextInput {...control} {...form.input('label')} autoComplete="off" placeholder={t`Only you see this`} />
            )}
          </Field>
          <Field {...form.field('days')} required={false}>
            {(control) => (
              <Select {...control} {...form.input('days', { valueAsNumber: true })}>
                {shareDays.map((days) => (
                  <option key={days} value={days}>
                    {lengths[days]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button type="submit" busy={form.busy} busyText={<Trans>Making the link...</Trans>}>
            <Trans>Create link</Trans>
          </Button>
        </form>
      )}
      {form.failure !== null && <Alert>{form.failure}</Alert>}
    </div>
  )
}
