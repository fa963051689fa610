export { countAdvisor, fallbacksOf } from '#features/advisor-counts/count.ts'
export { readCounts } from '#features/advisor-counts/read-board.ts'
export { deleteAdvisorCountsBefore } from '#features/advisor-counts/repository.ts'
