export { topicOf } from '#features/notifications/email-times.ts'
export {
  markAdminNotificationsRead,
  notify,
  notifyAdmins,
  notifyAll,
  notifyMembers,
} from '#features/notifications/notify.ts'
export {
  deleteNotificationsBefore,
  findLatestByKey,
  findUsersToEmail,
  type NewNotification,
  type NotificationRow,
  takeNoticesToEmail,
} from '#features/notifications/repository.ts'
export { registerNotificationRoutes } from '#features/notifications/routes.ts'
