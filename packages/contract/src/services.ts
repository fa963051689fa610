import * as z from 'zod/mini'
import { route } from '#http.ts'

/** The real service, our sandbox with the same protocol, or none. */
export const serviceModes = ['live', 'sandbox', 'off'] as const
export type ServiceMode = (typeof serviceModes)[number]

/** Defaults of the settings. */
export const usualMinimumAge = 16

const mode = z.enum(serviceModes)

const Services = z.object({
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
  access: 'public',
  reply: { 200: Services },
  errors: [],
})
