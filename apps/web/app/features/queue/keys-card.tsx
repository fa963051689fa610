import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useKeysSetting } from '#features/queue/keys-setting.ts'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/switch.tsx'

/** Turns the single keys of the queue on and off. */
export function KeysCard({ userId }: { userId: string }) {
  const titleId = useId()
  const { isOn, change } = useKeysSetting(userId)
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <h2 id={titleId} className="text-title">
        <Trans>Keyboard</Trans>
      </h2>
      <Switch
        label={<Trans>Single keys in Today</Trans>}
        hint={<Trans>Approve with A, reject with R and more. They work only while the list has the focus.</Trans>}
        checked={isOn}
        onChange={change}
      />
    </Card>
  )
}
