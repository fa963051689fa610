export { countDecidedRequests, findDecidedRequests } from '#features/queue/history/repository.ts'
