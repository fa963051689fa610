import * as z from 'zod/mini'
import {
  Credential,
  CredentialSharing,
  CredentialToVerify,
  IssuerProfile,
  PublicKey,
  Revocation,
  RevocationList,
  Verification,
} from '#credentials/schema.ts'
import { route } from '#http.ts'
import { InstitutionParams, ofUser, ofUserAnd } from '#route-parts.ts'
import { identifier, numericIdentifier } from '#text.ts'

export const listCredentials = route({
  method: 'GET',
  path: '/users/:userId/credentials',
  summary: 'Read one’s credentials, the latest first',
  tag: 'credentials',
  access: ['student'],
  ...ofUser,
  reply: { 200: z.array(Credential) },
})

export const shareCredential = route({
  method: 'PUT',
  path: '/users/:userId/credentials/:id/sharing',
  summary: 'Open the public page of a credential, or close it',
  tag: 'credentials',
  access: ['student'],
  ...ofUserAnd({ id: identifier }),
  body: CredentialSharing,
  reply: { 200: Credential },
  errors: ['not_found'],
})

export const deleteCredential = route({
  method: 'DELETE',
  path: '/users/:userId/credentials/:id',
  summary: 'Delete a credential: copies of it are shown as withdrawn from then on',
  tag: 'credentials',
  access: ['student'],
  ...ofUserAnd({ id: identifier }),
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})

/** Of a shared credential, and of one’s own. */
const file = {
  method: 'GET',
  tag: 'credentials',
  access: 'public',
  params: z.strictObject({ id: identifier }),
  errors: ['not_found', 'credential_revoked'],
  rateLimit: 'credential-address',
} as const

export const downloadCredential = route({
  ...file,
  path: '/credentials/:id/credential.jwt',
  summary: 'Download a credential, signed: Open Badges 3.0 as a JWT',
  reply: { 200: z.string() },
  mediaType: 'text/plain',
  replyHeaders: { 'content-disposition': 'the name of the file' },
})

export const downloadBadge = route({
  ...file,
  path: '/credentials/:id/credential.png',
  summary: 'Download a picture that carries the signed credential',
  reply: { 200: z.string() },
  mediaType: 'image/png',
  replyHeaders: { 'content-disposition': 'the name of the file' },
})

export const readCredentialContent = route({
  ...file,
  path: '/credentials/:id/credential.json',
  summary: 'Read what a credential says, without a signature',
  reply: { 200: z.record(z.string(), z.unknown()) },
})

export const verifyCredential = route({
  method: 'POST',
  path: '/credentials/verification',
  summary: 'Check a credential of this installation, by its signed text or its address',
  tag: 'credentials',
  access: 'anonymous',
  body: CredentialToVerify,
  reply: { 200: Verification },
  rateLimit: 'credential-address',
})

export const listSigningKeys = route({
  method: 'GET',
  path: '/credentials/keys',
  summary: 'Read the public keys of this installation’s credentials, as a JWK set',
  tag: 'credentials',
  access: 'anonymous',
  reply: { 200: z.object({ keys: z.array(PublicKey) }) },
})

/** The `kid` of a credential is this address: validators want one bare key there. */
export const readSigningKey = route({
  method: 'GET',
  path: '/credentials/keys/:thumbprint',
  summary: 'Read one public key',
  tag: 'credentials',
  access: 'anonymous',
  params: z.strictObject({ thumbprint: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  reply: { 200: PublicKey },
  errors: ['not_found'],
})

export const readIssuer = route({
  method: 'GET',
  path: '/institutions/:id/issuer',
  summary: 'Read the issuer of an institution’s credentials; it stays when the institution is deleted',
  tag: 'credentials',
  access: 'anonymous',
  params: InstitutionParams,
  reply: { 200: IssuerProfile },
  errors: ['not_found'],
})

export const readRevocations = route({
  method: 'GET',
  path: '/institutions/:id/revocations',
  summary: 'Read which of an institution’s credentials hold no longer',
  tag: 'credentials',
  access: 'anonymous',
  params: InstitutionParams,
  reply: { 200: RevocationList },
})

export const revokeCredential = route({
  method: 'PUT',
  path: '/institutions/:id/applications/:applicationId/revocation',
  summary: 'Revoke the credential of a completed application to one’s own institution; its learner hears of it',
  tag: 'credentials',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier, applicationId: numericIdentifier }),
  body: Revocation,
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})
