import { product } from '@milepost/contract/product'
import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '#http/errors.ts'
import { opaqueString } from '#lib/opaque-string.ts'

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])
/** Shorter parts of names occur in many good passwords by chance. */
const minPartLength = 4

/**
 * Rejects passwords that attackers try first: common ones, one repeated character, and those containing the product's
 * name or the account's name or address. The contract checks the length.
 * @throws {AppError} 'password_too_common'
 */
export function requireUncommonPassword(password: string, account: { email: string; name: string }): void {
  const plain = opaqueString(password).toLowerCase()
  if (common.has(plain) || /^(.)\1*$/su.test(plain)) throw refusal('too_common')
  const name = account.name.toLowerCase()
  const parts = [product.name.toLowerCase(), account.email, account.email.split('@')[0] ?? '', name]
  const words = [...parts, name.replaceAll(' ', ''), ...name.split(' ')].filter(({ length }) => length >= minPartLength)
  if (words.some((word) => plain.includes(word))) throw refusal('too_personal')
}

function refusal(rule: 'too_common' | 'too_personal'): AppError {
  return new AppError('password_too_common', { issues: [{ field: 'password', rule }] })
}
