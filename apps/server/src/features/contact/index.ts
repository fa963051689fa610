export { deleteContactMessages, deleteContactMessagesBefore } from '#features/contact/repository.ts'
export { registerContactRoutes } from '#features/contact/routes.ts'
