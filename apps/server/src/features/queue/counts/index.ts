export { findWaitingCounts, withinCap } from '#features/queue/counts/repository.ts'
