import * as z from 'zod/mini'
import { serviceModes } from '#services/limits.ts'

const mode = z.enum(serviceModes)

export const Services = z.object({
  mail: mode,
  google: mode,
  github: mode,
  payment: mode,
  /** The contact address. */
  contactAddress: z.string(),
  /** The youngest age to get advice, in years. */
  minimumAge: z.int(),
})
export type Services = z.output<typeof Services>
