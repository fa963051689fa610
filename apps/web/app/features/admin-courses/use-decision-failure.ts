import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#lib/api-error.ts'

/** In: what shows the courses as they stand now. Out: the words for a decision that failed, which calls it where the course is another. */
export function useDecisionFailure(renew: () => unknown) {
  const { t } = useLingui()
  return (error: unknown): string => {
    if (error instanceof ApiError && ['changed_meanwhile', 'not_found'].includes(error.code)) void renew()
    if (error instanceof ApiError && error.code === 'changed_meanwhile') {
      return t`This course was changed or decided about meanwhile. The list shows how it stands now.`
    }
    if (error instanceof ApiError && error.code === 'not_found') return t`The course is gone.`
    return (error instanceof ApiError && error.message) || t`That did not work. Please try again.`
  }
}
