import { createPrivateKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { PublicKey } from '@milepost/contract/credentials/schema'
import { calculateJwkThumbprint } from 'jose'
import type { Context, Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import {
  deleteRetiredKeys,
  findCurrentKey,
  insertKey,
  retireKeys,
  updatePrivateKey,
} from '#features/credentials/repository.ts'
import { sealedBy } from '#lib/key-ring.ts'

type KeyContext = Pick<Dependencies, 'db' | 'keys' | 'clock'>

const ownerOf = (thumbprint: string) => `signing-key ${thumbprint}`

/** Makes the key that signs credentials where there is none. It takes a second, so jobs and commands do it. */
export async function ensureSigningKey(ctx: KeyContext): Promise<void> {
  if ((await findCurrentKey(ctx.db)) === undefined) await addKey(ctx)
}

/**
 * Signs with a new key from now on.
 * @param isCompromised - Others may sign with the keys from before: what they signed isn't valid any more. Its learners download it again.
 * @returns the thumbprint of the new key
 */
export async function rotateSigningKey(ctx: Context, { isCompromised }: { readonly isCompromised: boolean }) {
  return transaction(ctx, async (tx) => {
    await retireKeys(tx.db)
    if (isCompromised) await deleteRetiredKeys(tx.db)
    return addKey(tx)
  })
}

/** Signs with a new key if the installation's key can't open the one that is stored. */
export async function replaceLostSigningKey(tx: KeyContext): Promise<void> {
  const current = await findCurrentKey(tx.db)
  if (current === undefined || tx.keys.open(current.privateKey, ownerOf(current.thumbprint)) !== null) return
  await retireKeys(tx.db)
  await addKey(tx)
}

/**
 * Seals the key that signs with the installation's first key, after that was changed.
 * @returns false if no key of the installation opens it
 */
export async function sealSigningKey({ db, keys }: Pick<KeyContext, 'db' | 'keys'>): Promise<boolean> {
  const current = await findCurrentKey(db)
  if (current === undefined || sealedBy(current.privateKey) === keys.ids[0]) return true
  const owner = ownerOf(current.thumbprint)
  const opened = keys.open(current.privateKey, owner)
  if (opened !== null) await updatePrivateKey(db, current, keys.seal(opened, owner))
  return opened !== null
}

/**
 * The key that signs credentials.
 * @throws if there is none, or the installation's key doesn't open it
 */
export async function readSigningKey(ctx: KeyContext) {
  const current = await findCurrentKey(ctx.db)
  if (current === undefined) throw new Error('there is no key to sign credentials with')
  const opened = ctx.keys.open(current.privateKey, ownerOf(current.thumbprint))
  if (opened === null) throw new Error('the key of the installation does not open the key of credentials')
  return {
    thumbprint: current.thumbprint,
    key: createPrivateKey({ key: opened, format: 'der', type: 'pkcs8' }),
  }
}

async function addKey({ db, keys, clock }: KeyContext): Promise<string> {
  const made = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const { n = '', e = '' } = made.publicKey.export({ format: 'jwk' })
  const thumbprint = await calculateJwkThumbprint({ kty: 'RSA', n, e })
  const publicKey: PublicKey = { kty: 'RSA', n, e, kid: thumbprint, alg: 'RS256', use: 'sig' }
  const secret = made.privateKey.export({ format: 'der', type: 'pkcs8' })
  await insertKey(db, {
    thumbprint,
    publicKey,
    privateKey: keys.seal(secret, ownerOf(thumbprint)),
    createdAt: clock(),
  })
  return thumbprint
}
