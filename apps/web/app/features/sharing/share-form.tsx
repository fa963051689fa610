import { Trans, useLingui } from '@lingui/react/macro'
import { maxShareLabelLength, type Share, type ShareDays, shareDays } from '@milepost/contract/sharing'
import { type FormEvent, useState } from 'react'
import { shareRoadmap } from '#features/sharing/api.ts'
import { CopyField } from '#features/sharing/copy-field.tsx'
import { ApiError } from '#lib/api-error.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'

export interface ShareDraft {
  readonly label: string
  readonly days: ShareDays
  /** The link that was just made. */
  readonly made: { readonly shareId: string; readonly address: string } | null
}

export const emptyShareDraft: ShareDraft = { label: '', days: 30, made: null }

interface ShareFormProps {
  userId: string
  draft: ShareDraft
  /** There can be no further link. */
  full: boolean
  onChange: (draft: ShareDraft) => void
  onMade: (share: Share) => void
  /** The server refused it, perhaps because something has changed since. */
  onRefused: () => void
}

/** Makes a link, and shows it this once. */
export function ShareForm({ userId, draft, full, onChange, onMade, onRefused }: ShareFormProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, send } = useSubmit((error) => {
    setFailure((error instanceof ApiError && error.message) || t`The link could not be made. Please try again.`)
    onRefused()
  })
  const lengths: Record<ShareDays, string> = { 30: t`30 days`, 90: t`90 days`, 365: t`A year` }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await send(async () => {
      setFailure(null)
      const { share, address } = await shareRoadmap(userId, { label: draft.label.trim(), days: draft.days })
      onChange({ ...emptyShareDraft, days: draft.days, made: { shareId: share.id, address } })
      onMade(share)
    })
  }
  return (
    <div className="grid gap-4">
      {draft.made !== null && <CopyField key={draft.made.shareId} address={draft.made.address} />}
      {!full && (
        <form onSubmit={submit} noValidate className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
          <Field label={<Trans>Whom it is for</Trans>} optional>
            {(control) => (
              <TextInput
                {...control}
                value={draft.label}
                maxLength={maxShareLabelLength}
                autoComplete="off"
                placeholder={t`Only you see this`}
                onChange={(event) => onChange({ ...draft, label: event.target.value })}
              />
            )}
          </Field>
          <Field label={<Trans>It works for</Trans>}>
            {(control) => (
              <Select
                {...control}
                value={draft.days}
                onChange={(event) => {
                  const days = shareDays.find((each) => String(each) === event.target.value)
                  if (days !== undefined) onChange({ ...draft, days })
                }}
              >
                {shareDays.map((days) => (
                  <option key={days} value={days}>
                    {lengths[days]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button type="submit" busy={busy} busyText={<Trans>Making the link...</Trans>}>
            <Trans>Make a link</Trans>
          </Button>
        </form>
      )}
      {failure !== null && <Alert>{failure}</Alert>}
    </div>
  )
}
