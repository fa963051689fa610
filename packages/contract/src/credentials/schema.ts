import * as z from 'zod/mini'
import { credentialFaults, credentialStatuses, maxCredentialLength, revocationReasons } from '#credentials/limits.ts'
import { instant, requiredText } from '#text.ts'

/** What a credential says. */
const achievement = {
  id: z.uuid(),
  courseTitle: z.string(),
  institutionName: z.string(),
  issuedAt: instant,
}

/** A credential as its learner sees it. */
export const Credential = z.object({
  ...achievement,
  skills: z.array(z.string()),
  /** Its public page is open, and it is on the shared roadmap. */
  isShared: z.boolean(),
  /** Null while it is valid. */
  revocation: z.nullable(z.object({ reason: z.enum(revocationReasons), revokedAt: instant })),
})
export type Credential = z.output<typeof Credential>

export const CredentialSharing = z.strictObject({ isShared: z.boolean() })

export const Revocation = z.strictObject({ reason: z.enum(revocationReasons) })

export const CredentialToVerify = z.strictObject({
  /** A signed credential (JWT), or the address of a credential's page. */
  credential: requiredText(maxCredentialLength),
})

/** What /verify found. */
export const Verification = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(credentialStatuses),
    /** Null for an address whose credential was withdrawn: nothing is left of it. */
    credential: z.nullable(z.object(achievement)),
    /** Whether its text was checked against a signature, or only its address was looked up. */
    isSigned: z.boolean(),
  }),
  z.object({ outcome: z.literal('invalid'), fault: z.enum(credentialFaults) }),
])
export type Verification = z.output<typeof Verification>

/** A public RSA key (RFC 7517). */
export const PublicKey = z.object({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  kid: z.string(),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
})
export type PublicKey = z.output<typeof PublicKey>

/** The issuer of an institution's credentials, as Open Badges 3.0 describes it. */
export const IssuerProfile = z.object({
  '@context': z.array(z.string()),
  id: z.url(),
  type: z.tuple([z.literal('Profile')]),
  name: z.string(),
})

/** Which of an issuer's credentials hold no longer, in the form of 1EdTechRevocationList. */
export const RevocationList = z.object({
  id: z.url(),
  issuer: z.url(),
  revokedCredential: z.array(z.object({ id: z.url(), revoked: z.literal(true) })),
})
