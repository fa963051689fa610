import * as z from 'zod/mini'
import { cleanLine, cleanText } from '#clean-text.ts'
import { readEmailAddress } from '#email-address.ts'
import { readWebAddress } from '#web-address.ts'

/** What people type, paste or import passes here, whatever the field. */
const clean = z.overwrite<string>(cleanText)

/**
 * Creates a schema for a text as people type it, cleaned and trimmed.
 *
 * @param maxLength - The longest text, in UTF-16 units.
 * @returns The schema.
 */
export function optionalText(maxLength: number) {
  return z.string().check(clean, z.trim(), z.maxLength(maxLength))
}

/**
 * Creates a schema like `optionalText` that rejects blank texts.
 *
 * @param maxLength - The longest text, in UTF-16 units.
 * @returns The schema.
 */
export function requiredText(maxLength: number) {
  return optionalText(maxLength).check(z.minLength(1))
}

/**
 * Creates a schema for a text of one line, such as a name or a link. Invisible characters are removed, and line breaks
 * become spaces.
 *
 * @param maxLength - The longest text, in UTF-16 units.
 * @returns The schema.
 */
export function optionalLine(maxLength: number) {
  return z.string().check(z.overwrite(cleanLine), z.maxLength(maxLength))
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

/** Two different passwords must never become one, and half a character is stored as another. */
const wellFormed = z.refine<string>((value) => value.isWellFormed() && !value.includes('\0'), {
  params: { rule: 'well_formed' },
})

/**
 * Creates a schema for a secret exactly as typed, never trimmed or cleaned.
 *
 * @param minLength - The shortest secret, in UTF-16 units.
 * @param maxLength - The longest secret, in UTF-16 units.
 * @returns The schema.
 */
export function secretText(minLength: number, maxLength: number) {
  return z.string().check(wellFormed, z.minLength(minLength), z.maxLength(maxLength))
}

/**
 * Creates a schema for a file's text, cleaned.
 *
 * @param maxLength - The longest text, in UTF-16 units.
 * @returns The schema.
 */
export function fileText(maxLength: number) {
  return z.string().check(clean, z.minLength(1), z.maxLength(maxLength))
}

const toEmailAddress = z.overwrite<string>((value) => readEmailAddress(value) ?? value)
const isEmailAddress = z.refine<string>((value) => value === '' || readEmailAddress(value) !== undefined, {
  params: { rule: 'email' },
})

/**
 * Creates a schema for an email address in its one form, or nothing.
 *
 * @returns The schema.
 */
export function optionalEmailAddress() {
  return optionalText(254).check(toEmailAddress, isEmailAddress)
}

/**
 * Creates a schema for an email address in its one form, so that one address is one account.
 *
 * @returns The schema.
 */
export function emailAddress() {
  return optionalEmailAddress().check(z.minLength(1))
}

const toWebAddress = z.overwrite<string>((value) => readWebAddress(value) ?? value)
const isWebAddress = z.refine<string>((value) => value === '' || readWebAddress(value) !== undefined, {
  params: { rule: 'web_address' },
})

/**
 * Creates a schema for a web address (http or https, without credentials), or nothing.
 *
 * @param maxLength - The longest address, in UTF-16 units.
 * @returns The schema.
 */
export function optionalWebAddress(maxLength: number) {
  return z.string().check(z.overwrite(cleanLine), toWebAddress, z.maxLength(maxLength), isWebAddress)
}

/**
 * Creates a schema for a web address (http or https, without credentials).
 *
 * @param maxLength - The longest address, in UTF-16 units.
 * @returns The schema.
 */
export function webAddress(maxLength: number) {
  return optionalWebAddress(maxLength).check(z.minLength(1))
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
