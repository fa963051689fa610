import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '#lib/errors.ts'

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/**
 * Refuses a password that many people use, or that is the account's own address or name.
 * Errors: 'password_too_common'. Lengths are the contract's.
 */
export function requireUncommonPassword(password: string, account: { email: string; name: string }): void {
  const plain = password.toLowerCase()
  const name = account.name.toLowerCase()
  const own = [account.email, account.email.split('@')[0] ?? '', name, name.replaceAll(' ', '')]
  if (!common.has(plain) && !own.includes(plain)) return
  throw new AppError('password_too_common', { faults: [{ field: 'password', rule: 'too_common' }] })
}
