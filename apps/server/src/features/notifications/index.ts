export { notify } from '#features/notifications/notify.ts'
