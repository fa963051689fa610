import { SignJWT } from 'jose'
import type { Dependencies } from '#context.ts'
import { readSigningKey } from '#features/credentials/keys.ts'
import { addressOfKeys, openBadge } from '#features/credentials/open-badge.ts'
import type { CredentialRow } from '#features/credentials/repository.ts'

/** A credential as a JWT, signed with the current key (Open Badges 3.0, 'JSON Web Token Proof Format'). */
export async function signCredential(
  ctx: Pick<Dependencies, 'db' | 'keys' | 'clock'>,
  row: CredentialRow,
  origin: string,
): Promise<string> {
  const { thumbprint, key } = await readSigningKey(ctx)
  const badge = openBadge(row, origin)
  return new SignJWT(badge)
    .setProtectedHeader({ alg: 'RS256', kid: addressOfKeys(origin) + thumbprint, typ: 'JWT' })
    .setIssuer(badge.issuer.id)
    .setSubject(badge.credentialSubject.id)
    .setJti(badge.id)
    .setNotBefore(row.issuedAt)
    .sign(key)
}
