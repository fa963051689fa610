import type { Intake } from '@milepost/contract/applications/schema'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { createCourse, createOfferingInstitution, createUser, moveApplication } from '../../../../test/factories.ts'

const product = await buildTestApp()
const { institutionId, institution } = await createOfferingInstitution(product)
const other = await createOfferingInstitution(product)
afterAll(() => product.close())

const save = (courseId: number, intakes: object[], by = institution) =>
  by.put(`/courses/${courseId}/intakes`, { intakes })
const soon = '2098-01-11'
const later = '2098-06-07'

test('a course has starts with places of their own, and learners choose one that is still to come', async () => {
  const courseId = await createCourse(product, { institutionId, places: 1 })
  const saved: Intake[] = (
    await save(courseId, [
      { startsOn: later },
      { startsOn: soon, places: 1, mode: 'offline', country: 'LK', town: 'Jaffna' },
      { startsOn: '2020-01-01' },
    ])
  ).json()
  expect(saved.map(({ startsOn }) => startsOn)).toEqual(['2020-01-01', soon, later])
  const learner = await createUser(product)
  const [first, second]: Intake[] = (await learner.get(`/courses/${courseId}/intakes`)).json()
  expect(first).toEqual({ id: first?.id, startsOn: soon, places: 1, mode: 'offline', country: 'LK', town: 'Jaffna' })
  expect(second).toEqual({ id: second?.id, startsOn: later })
  const applyAs = async (intakeId?: number) => {
    const someone = await createUser(product)
    const body = { userId: someone.userId, courseId, message: '', ...(intakeId !== undefined && { intakeId }) }
    return (await someone.post('/applications', body)).json()
  }
  expect((await applyAs()).issues).toMatchObject([{ field: 'intakeId', rule: 'required' }])
  expect((await applyAs(saved[0]?.id)).issues).toMatchObject([{ field: 'intakeId', rule: 'not_there' }])
  const applied = await applyAs(first?.id)
  expect(applied).toMatchObject({ status: 'applied', intake: { id: first?.id, startsOn: soon } })
  await moveApplication(institution, applied.id, 'enrolled')
  expect((await learner.get(`/courses/${courseId}/intakes`)).json()).toMatchObject([{ full: true }, {}])
  expect(await applyAs(first?.id)).toMatchObject({ status: 'waiting' })
  expect(await applyAs(second?.id)).toMatchObject({ status: 'applied' })
  expect((await institution.get(`/institutions/${institutionId}/applications/courses`)).json()).toMatchObject([
    { id: courseId, applied: 1, waiting: 1, intakes: [{ places: 1, taken: 1, waiting: 1 }, { places: null }] },
  ])
  expect((await save(courseId, [{ startsOn: later }])).json().code).toBe('intake_in_use')
})

test.each([
  ['another institution', other.institution, [{ startsOn: soon }], 404],
  ['a class in no country', institution, [{ startsOn: soon, mode: 'offline' }], 400],
  ['no day', institution, [{}], 400],
  ['a start that is another course’s', institution, [{ id: 2_000_000_000, startsOn: soon }], 404],
] as const)('refuses %s', async (_, by, intakes, status) => {
  const courseId = await createCourse(product, { institutionId })
  expect((await save(courseId, [...intakes], by)).statusCode).toBe(status)
  expect((await institution.get(`/courses/${courseId}/intakes`)).json()).toEqual([])
})
