export { createReminderLink, sendQuietReminders } from '#features/quiet-reminders/send-reminders.ts'
