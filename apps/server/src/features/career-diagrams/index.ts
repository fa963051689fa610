export { mountCareerDiagrams } from '#features/career-diagrams/routes.ts'
