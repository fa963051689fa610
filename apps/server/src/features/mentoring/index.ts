export { mountMentoring } from '#features/mentoring/routes.ts'
