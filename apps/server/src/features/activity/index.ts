export { recordActivity } from '#features/activity/record.ts'
