import { hash } from 'node:crypto'
import { addressOf } from '@milepost/contract/http'
import { credentialPage } from '@milepost/contract/pages'
import type { CredentialRow } from '#features/credentials/repository.ts'

const schemaAddress = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json'
/** The third has the types of the status and of the schema, which the others lack. */
const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
]

export const addressOfCredential = (origin: string, id: string) => `${origin}${addressOf(credentialPage, { id })}`
export const addressOfIssuer = (origin: string, institutionId: number) =>
  `${origin}/api/institutions/${institutionId}/issuer`
export const addressOfRevocations = (origin: string, institutionId: number) =>
  `${origin}/api/institutions/${institutionId}/revocations`
export const addressOfKeys = (origin: string) => `${origin}/api/credentials/keys/`

/** Open Badges 3.0, 'IdentityObject'. */
export function hashRecipient(email: string, salt: string): string {
  return `sha256$${hash('sha256', email.toLowerCase() + salt)}`
}

export function issuerProfile(origin: string, institutionId: number, name: string) {
  return { id: addressOfIssuer(origin, institutionId), type: ['Profile'] as ['Profile'], name }
}

/** A credential as Open Badges 3.0 and the W3C's data model 2.0 write it, without a signature. */
export function openBadge(row: CredentialRow, origin: string) {
  const { id, institutionId, institutionName, courseTitle, description, language, duration, skills } = row
  const address = addressOfCredential(origin, id)
  const weeks = duration !== null && /^\d+$/.test(duration.trim()) ? `${duration.trim()} weeks` : duration
  return {
    '@context': contexts,
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: issuerProfile(origin, institutionId, institutionName),
    validFrom: row.issuedAt.toISOString(),
    name: courseTitle,
    credentialSubject: {
      id: `urn:uuid:${id}`,
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: true,
          identityType: 'emailAddress',
          identityHash: row.recipientHash,
          salt: row.recipientSalt,
        },
      ],
      achievement: {
        id: `${address}#achievement`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: courseTitle,
        description: description === '' ? courseTitle : description,
        inLanguage: language,
        ...(skills.length > 0 && { tag: skills }),
        criteria: {
          narrative: [
            `${institutionName} confirmed on Milepost that the learner completed this course.`,
            ...(weeks === null || weeks === '' ? [] : [`Length of the course: ${weeks}.`]),
            ...(skills.length > 0 ? [`It teaches: ${skills.join(', ')}.`] : []),
          ].join(' '),
        },
      },
    },
    credentialSchema: [{ id: schemaAddress, type: '1EdTechJsonSchemaValidator2019' }],
    credentialStatus: { id: addressOfRevocations(origin, institutionId), type: '1EdTechRevocationList' },
  }
}
