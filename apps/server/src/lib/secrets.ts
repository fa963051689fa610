import { hash, randomBytes } from 'node:crypto'

/** 256 random bits as 43 characters that are safe in URLs and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A secret's SHA-256, which is stored instead: a copy of the database opens nothing. */
export function digestOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
