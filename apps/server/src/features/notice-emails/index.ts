export { createNoticeLink, sendNoticeEmails } from '#features/notice-emails/send-notices.ts'
