export {
  markAdminNotificationsRead,
  notify,
  notifyAdmins,
  notifyAll,
  notifyMembers,
} from '#features/notifications/notify.ts'
export { deleteNotificationsBefore, findLatestByKey, type NewNotification } from '#features/notifications/repository.ts'
export { registerNotificationRoutes } from '#features/notifications/routes.ts'
