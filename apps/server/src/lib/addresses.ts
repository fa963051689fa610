import { isIPv4 } from 'node:net'

/** An IPv4 address without its IPv6 prefix, or the four parts of an IPv6 address that one line has in common. */
export function lineOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain
  const [start = '', end = ''] = (plain.split('%')[0] ?? '').split('::')
  const [left, right] = [start, end].map((half) => half.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const parts = [...left, ...zeros, ...right].map((part) => Number.parseInt(part, 16).toString(16))
  return parts.slice(0, 4).join(':')
}
