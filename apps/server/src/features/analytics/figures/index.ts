export { publishFigures } from '#features/analytics/figures/publish-figures.ts'
export { deleteFiguresBefore, findMarks } from '#features/analytics/figures/repository.ts'
export { registerFigureRoutes } from '#features/analytics/figures/routes.ts'
