export { openCatalogue } from '#features/catalogue/catalogue.ts'
