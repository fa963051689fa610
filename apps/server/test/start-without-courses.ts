import { beforeEach } from 'vitest'
import type { TestApp } from './build-test-app.ts'
import { createAdmin, createOfferingInstitution } from './factories.ts'

/** An institution with a member, and an admin. Each test starts without courses and with no job waiting. */
export async function startWithoutCourses(test: TestApp) {
  const { institutionId, institution } = await createOfferingInstitution(test)
  const admin = await createAdmin(test)
  beforeEach(async () => {
    for (const { id } of (await admin.get(`/institutions/${institutionId}/courses`)).json()) {
      await admin.remove(`/courses/${id}`)
    }
    await test.runJobs()
  })
  return { institutionId, institution, admin }
}
