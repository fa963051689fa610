import type { CredentialFault } from '@milepost/contract/credentials/limits'
import type { Verification } from '@milepost/contract/credentials/schema'
import { decodeProtectedHeader, errors, importJWK, type JWTPayload, jwtVerify } from 'jose'
import type { Dependencies } from '#context.ts'
import { addressOfCredential, addressOfIssuer, addressOfKeys } from '#features/credentials/open-badge.ts'
import { type CredentialRow, findCredential, findPublicKey, findWithdrawn } from '#features/credentials/repository.ts'

type VerifyContext = Pick<Dependencies, 'db' | 'clock'>

/** Why a credential isn't valid. */
class Refusal extends Error {
  readonly fault: CredentialFault

  constructor(fault: CredentialFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * Checks a credential that this installation signed, or looks up the address of a shared one. Nothing is fetched: a key that
 * the text brings along or names elsewhere is never used.
 */
export async function verifyCredential(ctx: VerifyContext, text: string, origin: string): Promise<Verification> {
  try {
    return /^https?:\/\//i.test(text) ? await lookUp(ctx, text, origin) : await verifyJwt(ctx, text, origin)
  } catch (error) {
    if (error instanceof Refusal) return { outcome: 'invalid', fault: error.fault }
    throw error
  }
}

async function lookUp(ctx: VerifyContext, address: string, origin: string): Promise<Verification> {
  if (!address.startsWith(`${origin}/`)) throw new Refusal('wrong_issuer')
  const id = idIn(address, origin)
  const row = await findCredential(ctx.db, id)
  // An unshared one is as if it weren't there.
  if (row !== undefined && row.sharedAt !== null) return { ...found(row), isSigned: false }
  if (row !== undefined || (await findWithdrawn(ctx.db, id)) === undefined) throw new Refusal('not_found')
  return { outcome: 'withdrawn', credential: null, isSigned: false }
}

async function verifyJwt(ctx: VerifyContext, text: string, origin: string): Promise<Verification> {
  const parts = text.split('.')
  if (parts.length !== 3 || !parts.every((part) => /^[\w-]+$/.test(part))) throw new Refusal('unreadable')
  // Otherwise several spellings of the last letter have the same bytes, and pass.
  if (parts.some((part) => Buffer.from(part, 'base64url').toString('base64url') !== part))
    throw new Refusal('not_canonical')
  const payload = await readSigned(ctx, text, origin)
  const address = payload.jti
  if (address === undefined || payload['id'] !== address) throw new Refusal('unreadable')
  const id = idIn(address, origin)
  const row = await findCredential(ctx.db, id)
  const issuer = row ?? (await findWithdrawn(ctx.db, id))
  if (issuer === undefined) throw new Refusal('not_found')
  if (!isIssuedBy(payload, addressOfIssuer(origin, issuer.institutionId))) throw new Refusal('wrong_issuer')
  if (row !== undefined) return { ...found(row), isSigned: true }
  return { outcome: 'withdrawn', credential: null, isSigned: true }
}

async function readSigned(ctx: VerifyContext, text: string, origin: string): Promise<JWTPayload> {
  const { alg, kid } = readHeader(text)
  if (alg !== 'RS256') throw new Refusal('wrong_algorithm')
  const keys = addressOfKeys(origin)
  const key = kid?.startsWith(keys) ? await findPublicKey(ctx.db, kid.slice(keys.length)) : undefined
  if (key === undefined) throw new Refusal('unknown_key')
  try {
    const options = { algorithms: ['RS256'], currentDate: ctx.clock() }
    return (await jwtVerify(text, await importJWK(key), options)).payload
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    throw new Refusal(faultOf(error))
  }
}

function readHeader(text: string) {
  try {
    return decodeProtectedHeader(text)
  } catch {
    throw new Refusal('unreadable')
  }
}

function faultOf(error: errors.JOSEError): CredentialFault {
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'wrong_signature'
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf') return 'not_yet_valid'
  return 'unreadable'
}

/** @throws {Refusal} for an address of anything but a credential */
function idIn(address: string, origin: string): string {
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(address)?.[0] ?? ''
  if (address !== addressOfCredential(origin, id)) throw new Refusal('not_found')
  return id
}

function isIssuedBy({ iss, issuer }: JWTPayload, address: string): boolean {
  return iss === address && Object(issuer).id === address
}

function found({ id, courseTitle, institutionName, issuedAt, revokedAt }: CredentialRow) {
  return {
    outcome: revokedAt === null ? ('valid' as const) : ('revoked' as const),
    credential: { id, courseTitle, institutionName, issuedAt: issuedAt.toISOString() },
  }
}
