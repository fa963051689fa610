import type { Credential } from '@milepost/contract/credentials/schema'
import { addressOf } from '@milepost/contract/http'
import { credentialPage } from '@milepost/contract/pages'

/** The whole address of a credential's page. */
export function credentialAddress(id: string): string {
  return window.location.origin + addressOf(credentialPage, { id })
}

/** Where LinkedIn has a form, already filled in, that adds a credential to one's profile there. */
export function linkedInAddress({ id, courseTitle, institutionName, issuedAt }: Credential): string {
  const issued = new Date(issuedAt)
  return addressOf(
    'https://www.linkedin.com/profile/add',
    {},
    {
      startTask: 'CERTIFICATION_NAME',
      name: courseTitle,
      organizationName: institutionName,
      issueYear: issued.getFullYear(),
      issueMonth: issued.getMonth() + 1,
      certUrl: credentialAddress(id),
      certId: id,
    },
  )
}
