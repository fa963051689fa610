import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
/** Clocks may differ by one step. */
const drift = 1
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding. */
export function encodeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => base32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** RFC 6238 with SHA-1, the variant that every authenticator knows. */
export function totp(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const value = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(value).padStart(digits, '0')
}

export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / 1000 / stepSeconds)
}

/** @returns the time step of a valid code; null if it is invalid at this time */
export function findStep(secret: Buffer, code: string, time: Date): number | null {
  const now = stepAt(time)
  const valid = [now, now - drift, now + drift].filter((step) => isSame(totp(secret, step), code))
  return valid[0] ?? null
}

/** What a QR code for authenticators holds: the key URI format of Google Authenticator. */
export function keyUri(issuer: string, account: string, secret: Buffer): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${encodeBase32(secret)}&issuer=${encodeURIComponent(issuer)}`
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
