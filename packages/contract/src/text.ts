import * as z from 'zod/mini'

const wellFormed = z.refine<string>((value) => value.isWellFormed() && !value.includes('\0'), {
  params: { rule: 'well_formed' },
  abort: true,
})

/**
 * Creates a schema for a text as people type it: trimmed, without NUL or lone surrogates (PostgreSQL stores neither).
 *
 * @param maxLength - The longest text, in UTF-16 units.
 * @returns The schema.
 */
export function optionalText(maxLength: number) {
  return z.string().check(wellFormed, z.trim(), z.maxLength(maxLength))
}

/**
 * Creates a schema like `optionalText` that rejects blank texts.
 *
 * @param maxLength - The longest text, in UTF-16 units.
 * @returns The schema.
 */
export function requiredText(maxLength: number) {
  return z.string().check(wellFormed, z.trim(), z.minLength(1), z.maxLength(maxLength))
}

/** Control and direction characters. U+200C and U+200D stay, since Sinhala and Tamil need them. */
const invisible = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/**
 * Creates a schema for a text of one line, such as a name or a link. Invisible characters are removed, and line breaks
 * become spaces.
 *
 * @param maxLength - The longest text, in UTF-16 units.
 * @returns The schema.
 */
export function optionalLine(maxLength: number) {
  return optionalText(maxLength).check(
    z.overwrite((value) => value.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replace(invisible, '')),
    z.trim(),
  )
}

/**
 * Creates a schema like `optionalLine` that rejects blank texts.
 *
 * @param maxLength - The longest text, in UTF-16 units.
 * @returns The schema.
 */
export function requiredLine(maxLength: number) {
  return optionalLine(maxLength).check(z.minLength(1))
}

/**
 * Creates a schema for a secret exactly as typed, never trimmed.
 *
 * @param minLength - The shortest secret, in UTF-16 units.
 * @param maxLength - The longest secret, in UTF-16 units.
 * @returns The schema.
 */
export function secretText(minLength: number, maxLength: number) {
  return z.string().check(wellFormed, z.minLength(minLength), z.maxLength(maxLength))
}

/**
 * Creates a schema for a file's text, unchanged.
 *
 * @param maxLength - The longest text, in UTF-16 units.
 * @returns The schema.
 */
export function fileText(maxLength: number) {
  return z.string().check(wellFormed, z.minLength(1), z.maxLength(maxLength))
}

const isEmail = z.refine<string>((value) => z.regexes.email.test(value), { params: { rule: 'email' } })

/**
 * Creates a schema for an email address, normalised (trim, NFKC, lower case) so that one address is one account. At
 * most 254 characters (RFC 5321).
 *
 * @returns The schema.
 */
export function emailAddress() {
  return z.string().check(wellFormed, z.trim(), z.normalize('NFKC'), z.toLowerCase(), z.maxLength(254), isEmail)
}

/** Stricter than `Number`: '', '1e9' and ' 5' are rejected. */
function numberFrom(pattern: RegExp) {
  return z.transform((value: string | number) => {
    if (typeof value === 'number') return value
    return typeof value === 'string' && pattern.test(value) ? Number(value) : Number.NaN
  })
}

/**
 * Creates a schema for a whole number, or its digits as text in paths and queries.
 *
 * @param min - The smallest number.
 * @param max - The largest number.
 * @returns The schema.
 */
export function wholeNumber(min: number, max: number) {
  return z.pipe(numberFrom(/^\d{1,15}$/), z.int().check(z.gte(min), z.lte(max)))
}

/**
 * Creates a schema for an amount with decimals, as a number or as text.
 *
 * @param min - The smallest amount.
 * @param max - The largest amount.
 * @returns The schema.
 */
export function amount(min: number, max: number) {
  return z.pipe(numberFrom(/^\d{1,15}(\.\d{1,6})?$/), z.number().check(z.gte(min), z.lte(max)))
}

export const identifier = z.uuid()
export const numericIdentifier = wholeNumber(1, 2_147_483_647)
/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime()
