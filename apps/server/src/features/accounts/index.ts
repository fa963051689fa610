export { makeAccountLink } from '#features/accounts/mail-links.ts'
export { deleteExpiredTokens } from '#features/accounts/repository.ts'
export { orderResetMail } from '#features/accounts/reset-password.ts'
export { mountAccounts } from '#features/accounts/routes.ts'
