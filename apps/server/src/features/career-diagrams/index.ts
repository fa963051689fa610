export { registerCareerDiagramRoutes } from '#features/career-diagrams/routes.ts'
