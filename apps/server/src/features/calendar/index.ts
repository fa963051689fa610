export { registerCalendarRoutes } from '#features/calendar/routes.ts'
