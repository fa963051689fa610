import { Plural, Trans } from '@lingui/react/macro'
import { formatNumber } from '#lib/format.ts'

/** How long a session takes, in half hours. */
export function SessionHours({ hours }: { hours: number }) {
  if (Number.isInteger(hours)) return <Plural value={hours} one="# hour" other="# hours" />
  const amount = formatNumber(hours)
  return hours === 0.5 ? <Trans>half an hour</Trans> : <Trans>{amount} hours</Trans>
}
