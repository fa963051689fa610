export { countByCourse, countByWeek, countDemand, countSite } from '#features/learner-counts/repository.ts'
