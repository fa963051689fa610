export { makeRoadmap } from '#features/roadmaps/make-roadmap.ts'
export { mountRoadmaps } from '#features/roadmaps/routes.ts'
