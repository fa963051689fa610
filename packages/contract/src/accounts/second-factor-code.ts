import * as z from 'zod/mini'
import { requiredText } from '#text.ts'

/** Six digits of an authenticator, or a recovery code. Spaces and hyphens don't matter. */
export const SecondFactorCode = z.strictObject({ code: requiredText(64) })

/** An admin's second factor. */
export const SecondFactorState = z.object({
  on: z.boolean(),
  /** How many recovery codes are unused. */
  recoveryCodes: z.int(),
  /** Whether every admin must have one. */
  required: z.boolean(),
})
export type SecondFactorState = z.output<typeof SecondFactorState>
