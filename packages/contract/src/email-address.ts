import * as z from 'zod/mini'

const maxLocalBytes = 64
const maxBytes = 254

/** An atom of RFC 5322, with the letters of all scripts (RFC 6531). */
const atom = String.raw`(?:[\w!#$%&'*+/=?^\x60{|}~-]|(?![\p{Z}\p{Cc}\p{Cs}])[^\0-\x7f])+`
const localPart = new RegExp(String.raw`^${atom}(?:\.${atom})*$`, 'u')
const typedDomain = /^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+$/u
const asciiDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/

const bytesOf = (text: string) => encodeURIComponent(text).replace(/%../g, '%').length

const Host = z.url({ normalize: true })

/** A domain as the name service has it; undefined if it is none. */
function toAscii(domain: string): string | undefined {
  if (!typedDomain.test(domain)) return undefined
  const { data = '' } = z.safeParse(Host, `http://${domain}`)
  const host = data.slice('http://'.length, -1)
  return asciiDomain.test(host) ? host : undefined
}

/**
 * Reads an email address, also an international one, in the one form by which addresses are stored and compared: full
 * width folded, lower case, and the domain as the name service has it ('xn--…').
 *
 * @param typed - The address as typed.
 * @returns The address; undefined if it is none.
 */
export function readEmailAddress(typed: string): string | undefined {
  const plain = typed.trim().normalize('NFKC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const local = plain.slice(0, at)
  // A sentence may end after it.
  const domain = toAscii(plain.slice(at + 1).replace(/[.\u3002]$/, ''))
  if (at < 1 || domain === undefined || !localPart.test(local) || bytesOf(local) > maxLocalBytes) return undefined
  const address = `${local}@${domain}`
  return bytesOf(address) > maxBytes ? undefined : address
}
