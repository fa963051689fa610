import { useLingui } from '@lingui/react/macro'
import { type LearningDuration, type LearningMode, shortTermWeeks } from '@milepost/contract/preferences/limits'

/** The names of how and how long one may learn, in the interface's language. */
export function useLearningTexts(): {
  nameOfMode: Readonly<Record<LearningMode, string>>
  nameOfDuration: Readonly<Record<LearningDuration, string>>
} {
  const { t } = useLingui()
  return {
    nameOfMode: { Online: t`Online`, Offline: t`Offline`, Hybrid: t`Hybrid` },
    nameOfDuration: {
      'Short-term': t`Short-term (up to ${shortTermWeeks} weeks)`,
      'Long-term': t`Long-term (more than ${shortTermWeeks} weeks)`,
    },
  }
}
