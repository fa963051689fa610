export { mountKnowledge } from '#features/knowledge/routes.ts'
