import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { maxOfferDays } from '@milepost/contract/applications/limits'
import type { OfferSettings } from '@milepost/contract/applications/schema'
import { useQuery } from '@tanstack/react-query'
import { offerSettingsMutation, offerSettingsQuery } from '#features/applications/received/api.ts'
import { useWrite } from '#lib/use-write.ts'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'
import { SectionTitle } from '#ui/section-title.tsx'
import { Select } from '#ui/select.tsx'
import { notifyFailure } from '#ui/toast.tsx'

const dayChoices = [2, 3, 5, 7, 10, 14, 21, 30].filter((days) => days <= maxOfferDays)

/** What happens to a place that becomes free. */
export function OffersCard({ institutionId }: { institutionId: number }) {
  return (
    <Card aria-labelledby="offers" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SectionTitle id="offers">
        <Trans>Places and offers</Trans>
      </SectionTitle>
      <Loaded
        query={useQuery(offerSettingsQuery(institutionId))}
        failure={(retry) => (
          <RetryAlert onRetry={retry}>
            <Trans>We couldn’t load these settings.</Trans>
          </RetryAlert>
        )}
      >
        {(settings) => <Choices institutionId={institutionId} settings={settings} />}
      </Loaded>
    </Card>
  )
}

function Choices({ institutionId, settings }: { institutionId: number; settings: OfferSettings }) {
  const { t } = useLingui()
  const { subject, run } = useWrite(offerSettingsMutation(institutionId), {
    onFailure: (error) => notifyFailure(error, t`We couldn’t save that. Please try again.`),
  })
  const shown = subject ?? settings
  const days = [...new Set([...dayChoices, shown.offerDays])].toSorted((a, b) => a - b)
  return (
    <>
      <Checkbox
        checked={shown.offersNext}
        onChange={({ target }) => void run({ ...shown, offersNext: target.checked })}
      >
        <span className="block">
          <Trans>Offer a free place to the learner who has waited longest</Trans>
        </span>
        <span className="block text-small text-ink-soft">
          <Trans>Otherwise we tell you when a place is free, and you decide.</Trans>
        </span>
      </Checkbox>
      <Field label={<Trans>An offer holds for</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={shown.offerDays}
            onChange={({ target }) => void run({ ...shown, offerDays: Number(target.value) })}
          >
            {days.map((count) => (
              <option key={count} value={count}>
                {plural(count, { one: '# day', other: '# days' })}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
