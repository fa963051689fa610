import { createHash, randomBytes } from 'node:crypto'

/** Out: 256 random bits as 43 characters that stand in addresses and cookies as they are. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** In: a secret of `newSecret`. Out: its SHA-256, which is what is stored: a copy of the database opens nothing. */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
