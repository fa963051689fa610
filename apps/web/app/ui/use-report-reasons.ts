import { useLingui } from '@lingui/react/macro'
import type { messageReportReasons } from '@milepost/contract/applications/limits'

/** What the reasons for a report are called. */
export function useReportReasons(): Readonly<Record<(typeof messageReportReasons)[number], string>> {
  const { t } = useLingui()
  return {
    spam: t`It’s advertising`,
    insult: t`It’s insulting or threatening`,
    personal_data: t`It asks for personal data that the course doesn’t need`,
    money: t`It asks for money outside the usual way`,
    other: t`Something else`,
  }
}
