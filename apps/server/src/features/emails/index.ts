export {
  deleteEmailsBefore,
  deleteEmailsOfWriter,
  deleteEmailsTo,
  type EmailRow,
  findEmailKinds,
} from '#features/emails/repository.ts'
export { registerEmailRoutes } from '#features/emails/routes.ts'
export {
  type CreateEmailLink,
  deliverEmail,
  queueEmail,
  requireEmailService,
  storeEmail,
} from '#features/emails/send-email.ts'
export { serveStoredEmails } from '#features/emails/stored-emails.ts'
