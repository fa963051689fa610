import * as z from 'zod/mini'
import { route } from '#http.ts'

/** The real service, a sandbox of ours that speaks its protocol, or none. */
export const serviceModes = ['live', 'sandbox', 'off'] as const
export type ServiceMode = (typeof serviceModes)[number]

const mode = z.enum(serviceModes)

const Services = z.object({
  mail: mode,
  google: mode,
  github: mode,
  payment: mode,
  /** Where people write to. */
  contactAddress: z.string(),
})
export type Services = z.output<typeof Services>

export const getServices = route({
  method: 'GET',
  path: '/services',
  summary: 'Which outside services this server uses, and where people write to',
  tag: 'services',
  access: 'public',
  reply: { 200: Services },
  errors: [],
})
