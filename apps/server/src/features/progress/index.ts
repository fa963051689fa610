export {
  findDoneTimes,
  findLearnedSkills,
  findProgress,
  findStatuses,
  type ProgressRow,
} from '#features/progress/repository.ts'
export { registerProgressRoutes } from '#features/progress/routes.ts'
export { findTicks, insertTicks, replaceOldTicks } from '#features/progress/ticks/repository.ts'
export { type TickedStep, ticksOf } from '#features/progress/ticks/ticks-of.ts'
