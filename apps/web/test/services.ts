import type { Services } from '@milepost/contract/services/schema'

/** What the stand-in says of the server’s outside services. */
export const services: Services = {
  mail: 'sandbox',
  google: 'sandbox',
  github: 'sandbox',
  payment: 'sandbox',
  contactAddress: 'support@milepost.example',
  minimumAge: 16,
}
