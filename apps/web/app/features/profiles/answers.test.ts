import { describe, expect, test } from 'vitest'
import { answerFields, initialAnswers, noAnswers, readAnswers, stepOf } from '#features/profiles/answers.ts'

const account = { name: 'Nila', email: 'nila@example.com' }

test('every answer has its place in exactly one step', () => {
  expect([...answerFields].sort()).toEqual(Object.keys(noAnswers).sort())
  expect(['dob', 'interestAreas', 'certifications'].map((field) => stepOf(field as 'dob'))).toEqual([1, 2, 3])
})

describe('the wizard opens', () => {
  test('with name and address of the account before anything is saved', () => {
    expect(initialAnswers(null, account)).toEqual({ ...noAnswers, fullName: 'Nila', email: 'nila@example.com' })
  })

  test('with every saved answer and nothing else', () => {
    const { interestAreas: _, interestAnswers: __, finishBy: ___, firstResult: ____, ...texts } = noAnswers
    const saved = {
      ...texts,
      fullName: 'Nila Learner',
      email: 'other@example.com',
      gender: 'Other' as const,
      preferredCareer: 'Cloud Engineer' as const,
      interestAreas: ['Design' as const],
      interestAnswers: { activities: { code: 5 }, choices: {} },
      educationLevel: 'Other' as const,
      studyLanguage: 'Tamil' as const,
      budget: 'No Cost' as const,
    }
    const wishes = { finishBy: '2099-06-30', firstResult: 'first job' as const }
    const derived = { age: 22, country: 'LK', town: 'Jaffna', updatedAt: '2026-01-01T00:00:00.000Z' }
    const profile = { ...saved, ...wishes, hoursPerWeek: 6, ...derived }
    expect(initialAnswers(profile, account)).toEqual({ ...saved, ...wishes, hoursPerWeek: '6' })
    expect(initialAnswers({ ...profile, finishBy: '2020-01-01' }, account)).toMatchObject({ finishBy: '' })
  })
})

test.each([null, 7, [], 'text', { fullName: 7, interestAreas: 'Design' }])('of %j nothing is taken over', (value) => {
  expect(readAnswers(value)).toEqual(noAnswers)
})

test('known fields and areas are taken over, others left', () => {
  expect(readAnswers({ fullName: 'Nila', other: 'x', interestAreas: ['Research', 'Cooking', 'Design'] })).toEqual({
    ...noAnswers,
    fullName: 'Nila',
    interestAreas: ['Design', 'Research'],
  })
})
