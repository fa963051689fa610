export { countAdvisor, fallbacksOf } from '#features/analytics/advisor/count.ts'
export { readCounts } from '#features/analytics/advisor/read-counts.ts'
export { deleteAdvisorCountsBefore, findCountsSince } from '#features/analytics/advisor/repository.ts'
