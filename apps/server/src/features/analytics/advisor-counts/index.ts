export { countAdvisor, fallbacksOf } from '#features/analytics/advisor-counts/count.ts'
export { readCounts } from '#features/analytics/advisor-counts/read-board.ts'
export { deleteAdvisorCountsBefore } from '#features/analytics/advisor-counts/repository.ts'
