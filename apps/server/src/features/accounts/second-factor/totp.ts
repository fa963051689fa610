import { generateURI, ScureBase32Plugin, verifySync } from 'otplib'

/** Clocks may differ by one time step, in seconds. */
const drift = 30
const base32 = new ScureBase32Plugin()

/** RFC 4648, without padding. */
export function encodeBase32(bytes: Buffer): string {
  return base32.encode(bytes)
}

/**
 * RFC 6238 with SHA-1, 6 digits and 30 seconds, the variant that every authenticator knows.
 * @returns the time step of a valid code; null if it is invalid at this time
 */
export function findStep(secret: Buffer, code: string, time: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null
  const epoch = Math.floor(time.getTime() / 1000)
  const result = verifySync({ strategy: 'totp', secret, token: code, epoch, epochTolerance: drift })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** What a QR code for authenticators holds: the key URI format of Google Authenticator. */
export function keyUri(issuer: string, account: string, secret: Buffer): string {
  return generateURI({ issuer, label: account, secret: encodeBase32(secret) })
}
