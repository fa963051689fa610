export { mountPersonalData } from '#features/personal-data/routes.ts'
