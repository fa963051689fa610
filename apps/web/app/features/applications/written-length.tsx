import { Trans } from '@lingui/react/macro'
import { maxApplicationMessageLength } from '@milepost/contract/applications/limits'
import { formatNumber } from '#lib/format.ts'

/** How much of the allowed length of a message is used. */
export function WrittenLength({ text }: { text: string }) {
  const length = formatNumber(text.length)
  const most = formatNumber(maxApplicationMessageLength)
  return (
    <Trans>
      {length} of {most} characters
    </Trans>
  )
}
