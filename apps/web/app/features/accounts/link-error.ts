import { t } from '@lingui/core/macro'
import { ApiError } from '#lib/api-error.ts'

/** Whether an emailed link will never work, however often it is tried. */
export function isFinalRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

/** What to tell someone whose emailed link was refused. */
export function linkErrorMessage(error: unknown): string {
  return (error instanceof ApiError && error.message) || t`Something went wrong. Please try again.`
}
