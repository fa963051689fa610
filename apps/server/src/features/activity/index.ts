export { recordActivity } from '#features/activity/record.ts'
export {
  countActivity,
  countActivityOfDay,
  deleteActivity,
  deleteActivityBefore,
  findActivity,
} from '#features/activity/repository.ts'
