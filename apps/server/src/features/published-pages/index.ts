export { servePublishedPages } from '#features/published-pages/serve-pages.ts'
