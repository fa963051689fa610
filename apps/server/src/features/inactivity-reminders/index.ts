export { createReminderLink, sendInactivityReminders } from '#features/inactivity-reminders/send-reminders.ts'
