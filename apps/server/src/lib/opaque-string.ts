/**
 * Prepares a password by the profile OpaqueString of RFC 8265, so that it is the same on every keyboard: other spaces become
 * U+0020, and the rest Unicode's normal form C. Case and width stay.
 */
export function opaqueString(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}
