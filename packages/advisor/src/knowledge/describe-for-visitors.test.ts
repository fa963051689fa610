import { careerIds } from '@milepost/contract/careers/limits'
import { expect, test } from 'vitest'
import { describeFamilies, describeWithRoadmap } from '#knowledge/describe-for-visitors.ts'

const families = describeFamilies()

test('each career is in one family, with what one does in it', () => {
  const careers = families.flatMap((family) => family.careers)
  expect(careers.map(({ id }) => id).sort()).toEqual([...careerIds].sort())
  for (const { activities } of careers) expect(activities.length).toBeGreaterThan(0)
})

test('a family that shares a career with an earlier one still names it', () => {
  const people = families.find(({ id }) => id === 'people')
  expect(people?.careers.map(({ id }) => id)).toEqual(['product-manager'])
  expect(people?.others.map(({ title }) => title)).toEqual(['UI/UX Designer', 'IT Support Specialist'])
})

test.each(careerIds)('the roadmap of %s takes the hours that the career names', (id) => {
  const { career, steps } = describeWithRoadmap(id)
  expect(steps.reduce((sum, { hours }) => sum + hours, 0)).toBe(career.beginnerHours)
  for (const { milestone, materials } of steps) expect(materials.length > 0).toBe(!milestone)
})
