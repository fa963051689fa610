export { issueCredential } from '#features/credentials/issue-credential.ts'
export {
  ensureSigningKey,
  replaceLostSigningKey,
  rotateSigningKey,
  sealSigningKey,
} from '#features/credentials/keys.ts'
export {
  findCredential,
  findPublicKeys,
  findSharedCredentials,
  findWithdrawn,
} from '#features/credentials/repository.ts'
export { revokeTakenBack } from '#features/credentials/revoke-credential.ts'
export { registerCredentialRoutes } from '#features/credentials/routes.ts'
