import { useLingui } from '@lingui/react/macro'

/** A length as people wrote it, with the unit of a bare number; '' for none. */
export function useDurationText(): (duration: string) => string {
  const { t } = useLingui()
  return (duration) => {
    const weeks = duration.trim()
    if (!/^\d[\d\s.–-]*$/.test(weeks)) return duration
    return weeks === '1' ? t`1 week` : t`${weeks} weeks`
  }
}
