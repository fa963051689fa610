import { useLingui } from '@lingui/react/macro'
import type { adviceTexts } from '@milepost/contract/recommendations/texts'

interface AdviceTextProps {
  /** One of the sentences that say what the advisor concludes. */
  text: (typeof adviceTexts)['card']['clear']
  career?: string
}

export function AdviceText({ text: { id, message }, career = '' }: AdviceTextProps) {
  const { i18n } = useLingui()
  return <span>{i18n._(id, { career }, { message })}</span>
}
