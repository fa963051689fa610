import { ApiError } from '#lib/api-error.ts'

/** The first step of the sign-in was right, and a code of the second factor is still to come. */
export function isCodeNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_needed'
}
