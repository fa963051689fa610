export { budgetOf, engineOf, modelOptionsOf } from '#features/model-usage/budget.ts'
export { deleteModelUsageBefore } from '#features/model-usage/repository.ts'
