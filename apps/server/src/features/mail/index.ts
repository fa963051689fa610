export { serveKeptMails } from '#features/mail/kept-mails.ts'
export {
  deleteMailsBefore,
  deleteMailsOfWriter,
  deleteMailsTo,
  findMailKinds,
  type MailRow,
} from '#features/mail/repository.ts'
export { mountMail } from '#features/mail/routes.ts'
export { deliverMail, keepMail, type MakeMailLink, orderMail, requireMail } from '#features/mail/send-mail.ts'
