import { expect, test } from 'vitest'
import { undecided } from '#careers/limits.ts'
import { knownAnswersOf } from '#profiles/known-answers.ts'

const required: Parameters<typeof knownAnswersOf>[0] = {
  preferredCareer: 'QA Engineer',
  interestAreas: ['Design'],
  educationLevel: 'Diploma',
  interestAnswers: null,
  experience: '',
  shortTermGoals: '',
  longTermGoals: '',
  certifications: '',
  dreamCompany: '',
}

const known = (change: Partial<typeof required>) => knownAnswersOf({ ...required, ...change })

test('the required answers alone say little, one more says enough for a number', () => {
  expect(known({})).toEqual({ given: 3, total: 8, isLittle: true })
  expect(known({ experience: 'Two years of help desk' })).toEqual({ given: 4, total: 8, isLittle: false })
})

test('the interest check stands in for a preferred career', () => {
  expect(known({ preferredCareer: undecided }).given).toBe(2)
  expect(known({ preferredCareer: undecided, interestAnswers: { activities: {}, choices: {} } }).given).toBe(3)
})
