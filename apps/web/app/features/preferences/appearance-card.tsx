import { Trans } from '@lingui/react/macro'
import { PreferencesCard } from '#features/preferences/preferences-card.tsx'
import { useChoice } from '#features/preferences/use-choice.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'

/** Light, dark, or as the device is set: acts at once, here and wherever one signs in. */
export function AppearanceCard({ userId }: { userId: string }) {
  const { choose, pending, outcome } = useChoice(userId)
  return (
    <PreferencesCard userId={userId} title={<Trans>Appearance</Trans>}>
      {({ appearance }) => (
        <>
          <RadioGroup
            legend={<Trans>Dark Mode</Trans>}
            name="appearance"
            value={pending.appearance ?? appearance}
            onChange={(chosen) => choose({ appearance: chosen })}
            choices={[
              { value: 'system', label: <Trans>Match my device</Trans> },
              { value: 'light', label: <Trans>Always light</Trans> },
              { value: 'dark', label: <Trans>Always dark</Trans> },
            ]}
          />
          {outcome}
        </>
      )}
    </PreferencesCard>
  )
}
