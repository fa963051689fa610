export { mountHelp } from '#features/help/routes.ts'
