export {
  confirmByCode,
  createRecoveryCodes,
  hasSecondFactor,
  spendCode,
} from '#features/accounts/second-factor/codes.ts'
export {
  deleteSecondFactor,
  deleteSecondFactorSince,
  findSecondFactor,
  saveUnconfirmed,
} from '#features/accounts/second-factor/repository.ts'
export {
  createSecret,
  deleteLostSecrets,
  openSecret,
  sealSecrets,
} from '#features/accounts/second-factor/secrets.ts'
export { encodeBase32, keyUri } from '#features/accounts/second-factor/totp.ts'
