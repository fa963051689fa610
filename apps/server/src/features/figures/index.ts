export { publishFigures } from '#features/figures/publish-figures.ts'
export { deleteFiguresBefore, findMarks } from '#features/figures/repository.ts'
export { registerFigureRoutes } from '#features/figures/routes.ts'
