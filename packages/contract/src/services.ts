import * as z from 'zod/mini'
import { serviceModes } from '#constants/services.ts'
import { route } from '#http.ts'

export type ServiceMode = (typeof serviceModes)[number]

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

export const getServices = route({
  method: 'GET',
  path: '/services',
  summary: 'Which outside services this server uses, where people write to, and how old they must be',
  tag: 'services',
  access: 'anonymous',
  reply: { 200: Services },
})
