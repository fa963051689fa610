export { numberOf } from '#features/queue/details/item-number.ts'
export { readDetails } from '#features/queue/details/read-details.ts'
export { findSimilarNames } from '#features/queue/details/signals.ts'
