export {
  createRecoveryCodes,
  hasSecondFactor,
  normaliseCode,
  spendCode,
} from '#features/accounts/second-factor/codes.ts'
export {
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  saveUnconfirmed,
} from '#features/accounts/second-factor/repository.ts'
export { encodeBase32, findStep, keyUri } from '#features/accounts/second-factor/totp.ts'
