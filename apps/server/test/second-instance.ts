import { buildApp } from '#app.ts'
import { createCourseCache } from '#features/courses/catalogue/index.ts'
import type { TestApp } from './build-test-app.ts'

/** Builds another instance on the same database, with separate caches. Close it before the first one. */
export async function buildSecondInstance(first: TestApp): Promise<TestApp> {
  const dependencies = { ...first.dependencies, courseCache: createCourseCache(first.dependencies.db) }
  const app = await buildApp(dependencies, { webFolder: null })
  await app.ready()
  return { ...first, app, dependencies, close: () => app.close() }
}
