export { registerKnowledgeRoutes } from '#features/knowledge/routes.ts'
