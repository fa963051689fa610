export { recordActivity } from '#features/analytics/activity/record.ts'
export {
  activityInsert,
  countActivity,
  countActivityOfDay,
  deleteActivity,
  deleteActivityBefore,
  findActivity,
} from '#features/analytics/activity/repository.ts'
