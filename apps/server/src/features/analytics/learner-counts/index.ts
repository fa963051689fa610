export {
  countByCourse,
  countByWeek,
  countDemand,
  countSite,
} from '#features/analytics/learner-counts/repository.ts'
