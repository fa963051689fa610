export { deleteContactMessages, deleteContactMessagesBefore } from '#features/contact/repository.ts'
export { mountContact } from '#features/contact/routes.ts'
