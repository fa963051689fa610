export {
  deleteEmailsBefore,
  deleteEmailsOfWriter,
  deleteEmailsTo,
  type EmailRow,
  findEmailKinds,
} from '#features/mail/repository.ts'
export { registerMailRoutes } from '#features/mail/routes.ts'
export {
  deliverEmail,
  type MakeEmailLink,
  queueEmail,
  requireEmailService,
  storeEmail,
} from '#features/mail/send-mail.ts'
export { serveStoredEmails } from '#features/mail/stored-emails.ts'
