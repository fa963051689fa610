export { mountCalendar } from '#features/calendar/routes.ts'
