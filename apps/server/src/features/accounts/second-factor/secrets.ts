import { randomBytes } from 'node:crypto'
import type { Dependencies } from '#context.ts'
import {
  deleteSecondFactor,
  listSecretsNotSealedBy,
  replaceSecret,
  type SecondFactorRow,
} from '#features/accounts/second-factor/repository.ts'
import type { KeyRing } from '#lib/key-ring.ts'

/** As many bits as SHA-1 has, which RFC 4226 recommends. Whatever is longer is sealed. */
const secretBytes = 20

type Vault = Pick<Dependencies, 'db' | 'keys'>
type Secret = Pick<SecondFactorRow, 'userId' | 'secret'>

/** Makes a secret for an account's authenticator. Only its sealed form is stored. */
export function createSecret(keys: KeyRing, userId: string): { readonly secret: Buffer; readonly sealed: Buffer } {
  const secret = randomBytes(secretBytes)
  return { secret, sealed: sealSecret(keys, { userId, secret }) }
}

/** @throws if no key of this installation sealed it for this account */
export function openSecret(keys: KeyRing, row: Secret): Buffer {
  const secret = tryToOpen(keys, row)
  if (secret === null) throw new Error('no key of this installation opens the secret of a second factor')
  return secret
}

/**
 * Seals all secrets by the first key: those stored before there were keys, and during a change of keys those of the old
 * one. Safe when several instances start together.
 * @returns how many no key opens
 */
export async function sealSecrets({ db, keys }: Vault): Promise<number> {
  let lost = 0
  for (const row of await listSecretsNotSealedBy(db, keys.ids[0])) {
    const secret = tryToOpen(keys, row)
    if (secret === null) lost += 1
    else await replaceSecret(db, row, sealSecret(keys, { ...row, secret }))
  }
  return lost
}

/**
 * Deletes the second factors whose secrets no key opens.
 * @returns their accounts
 */
export async function deleteLostSecrets({ db, keys }: Vault): Promise<string[]> {
  const lost: string[] = []
  // No key is named 'none', so it lists all.
  for (const row of await listSecretsNotSealedBy(db, 'none')) {
    if (tryToOpen(keys, row) === null && (await deleteSecondFactor(db, row.userId))) lost.push(row.userId)
  }
  return lost
}

function sealSecret(keys: KeyRing, { userId, secret }: Secret): Buffer {
  return keys.seal(secret, ownerOf(userId))
}

function tryToOpen(keys: KeyRing, { userId, secret }: Secret): Buffer | null {
  return secret.length === secretBytes ? secret : keys.open(secret, ownerOf(userId))
}

const ownerOf = (userId: string) => `second factor of ${userId}`
