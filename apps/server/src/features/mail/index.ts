export {
  deleteEmailsBefore,
  deleteEmailsOfWriter,
  deleteEmailsTo,
  type EmailRow,
  findEmailKinds,
} from '#features/mail/repository.ts'
export { registerMailRoutes } from '#features/mail/routes.ts'
export {
  type CreateEmailLink,
  deliverEmail,
  queueEmail,
  requireEmailService,
  storeEmail,
} from '#features/mail/send-mail.ts'
export { serveStoredEmails } from '#features/mail/stored-emails.ts'
