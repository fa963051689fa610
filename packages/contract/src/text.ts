import * as z from 'zod/mini'

const wellFormed = z.refine<string>((value) => value.isWellFormed() && !value.includes('\0'), {
  params: { rule: 'well_formed' },
  abort: true,
})

/**
 * A text as people type it: trimmed, at most `longest` UTF-16 units, without NUL or lone surrogates
 * (PostgreSQL stores neither).
 */
export function optionalText(longest: number) {
  return z.string().check(wellFormed, z.trim(), z.maxLength(longest))
}

/** Like optionalText, and not blank. */
export function requiredText(longest: number) {
  return z.string().check(wellFormed, z.trim(), z.minLength(1), z.maxLength(longest))
}

/** Control characters, and what turns the direction of the text around it. Sinhala and Tamil need U+200C and U+200D: they stay. */
const invisible = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/**
 * A text of one line, such as a name or a link, that looks like what it is: signs no one sees are left out, and whatever breaks the
 * line is a space. At most `longest` UTF-16 units.
 */
export function optionalLine(longest: number) {
  return optionalText(longest).check(
    z.overwrite((value) => value.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replace(invisible, '')),
    z.trim(),
  )
}

/** Like optionalLine, and not blank. */
export function requiredLine(longest: number) {
  return optionalLine(longest).check(z.minLength(1))
}

/** A secret exactly as typed: never trimmed. */
export function secretText(shortest: number, longest: number) {
  return z.string().check(wellFormed, z.minLength(shortest), z.maxLength(longest))
}

/** What a file says, exactly as it is. */
export function fileText(longest: number) {
  return z.string().check(wellFormed, z.minLength(1), z.maxLength(longest))
}

const isEmail = z.refine<string>((value) => z.regexes.email.test(value), { params: { rule: 'email' } })

/** A mail address, normalised (trim, NFKC, lower case) so that one address is one account. At most 254 characters (RFC 5321). */
export function emailAddress() {
  return z.string().check(wellFormed, z.trim(), z.normalize('NFKC'), z.toLowerCase(), z.maxLength(254), isEmail)
}

/** Digits as text become a number; what else there is ('', '1e9', ' 5') becomes none, rather than what JavaScript makes of it. */
function numberFrom(pattern: RegExp) {
  return z.transform((value: string | number) => {
    if (typeof value === 'number') return value
    return typeof value === 'string' && pattern.test(value) ? Number(value) : Number.NaN
  })
}

/** A whole number, as such or as the text that paths and queries are made of. */
export function wholeNumber(lowest: number, highest: number) {
  return z.pipe(numberFrom(/^\d{1,15}$/), z.int().check(z.gte(lowest), z.lte(highest)))
}

/** An amount, as such or as text; decimals allowed. */
export function amount(lowest: number, highest: number) {
  return z.pipe(numberFrom(/^\d{1,15}(\.\d{1,6})?$/), z.number().check(z.gte(lowest), z.lte(highest)))
}

export const identifier = z.uuid()
export const numericIdentifier = wholeNumber(1, 2_147_483_647)
/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime()
