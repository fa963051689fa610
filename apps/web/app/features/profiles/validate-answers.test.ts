import { describe, expect, test } from 'vitest'
import { type Answers, noAnswers } from '#features/profiles/answers.ts'
import { ageIn, invalidFields, reachableStep } from '#features/profiles/validate-answers.ts'

const complete: Answers = {
  ...noAnswers,
  fullName: 'Nila Learner',
  email: 'nila@example.com',
  dob: '2003-05-17',
  gender: 'Female',
  preferredCareer: 'Frontend Developer',
  interestAreas: ['Design'],
  educationLevel: 'Diploma',
  studyLanguage: 'English',
  budget: 'No Cost',
}

test.each([
  ['dob', '2001-02-30', false],
  ['dob', '12003-05-17', false],
  ['dob', '2190-01-01', false],
  ['gender', 'Robot', false],
  ['location', '', true],
  ['fullName', ' Nila ', true],
] as const)('%s %j is accepted: %s', (field, answer, is) => {
  expect(invalidFields({ ...complete, [field]: answer }, 1)).toEqual(is ? [] : [field])
})

test('the fields without an answer are named in the order of the step', () => {
  expect(invalidFields(noAnswers, 1)).toEqual(['fullName', 'email', 'dob', 'gender'])
  expect(invalidFields(noAnswers, 2)).toEqual(['preferredCareer', 'interestAreas'])
  expect(invalidFields(noAnswers, 3)).toEqual(['educationLevel', 'studyLanguage', 'budget'])
})

describe('one may be', () => {
  test.each([
    [noAnswers, 1],
    [{ ...complete, interestAreas: [] }, 2],
    [{ ...complete, budget: '' }, 3],
    [{ ...complete, budget: '', dob: '' }, 1],
    [complete, 3],
  ])('%# on step %#', (answers, step) => {
    expect(reachableStep(answers)).toBe(step)
  })
})

test('age is this year minus the year of birth, and nothing without a date', () => {
  expect(ageIn(2026, '2003-12-31')).toBe(23)
  expect(ageIn(2026, '')).toBeNull()
  expect(ageIn(2026, '0203-12-31')).toBeNull()
})
