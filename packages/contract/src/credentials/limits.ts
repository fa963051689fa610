/** The longest text at /verify: a signed credential has about 5,000 characters. */
export const maxCredentialLength = 20_000

/** Why an institution revokes a credential. Its learner reads it, the public doesn't. */
export const revocationReasons = ['issued_in_error', 'requirements_not_met', 'wrong_person'] as const
export type RevocationReason = (typeof revocationReasons)[number]

/** 'withdrawn': its learner deleted it, or the account. */
export const credentialStatuses = ['valid', 'revoked', 'withdrawn'] as const

/** Why something at /verify is no valid credential, the first that applies. */
export const credentialFaults = [
  'unreadable',
  'not_canonical',
  'wrong_algorithm',
  'unknown_key',
  'wrong_signature',
  'wrong_issuer',
  'not_yet_valid',
  'expired',
  'not_found',
] as const
export type CredentialFault = (typeof credentialFaults)[number]

/** The keyword of the chunk in which a PNG picture carries a credential (Open Badges 3.0, Baking). */
export const bakedKeyword = 'openbadgecredential'
