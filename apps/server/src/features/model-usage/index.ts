export { budgetOf, engineOf, modelOptionsOf, readCoach } from '#features/model-usage/budget.ts'
export { deleteModelUsageBefore } from '#features/model-usage/repository.ts'
