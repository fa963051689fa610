import { describe, expect, test } from 'vitest'
import { type Answers, noAnswers } from '#features/profiles/answers.ts'
import {
  acceptedAnswers,
  ageIn,
  invalidFields,
  reachableStep,
  validateAnswer,
} from '#features/profiles/validate-answers.ts'

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
  ['fullName', '', { rule: 'required' }],
  ['fullName', '   ', { rule: 'required' }],
  ['fullName', 'x'.repeat(101), { rule: 'too_long', maximum: 100, length: 101 }],
  ['email', 'nobody', { rule: 'email' }],
  ['dob', '2001-02-30', { rule: 'past_date' }],
  ['dob', '12003-05-17', { rule: 'past_date' }],
  ['dob', '2190-01-01', { rule: 'past_date' }],
  ['gender', 'Robot', { rule: 'required' }],
  ['interestAreas', [], { rule: 'required' }],
  ['experience', 'x'.repeat(4001), { rule: 'too_long', maximum: 4000, length: 4001 }],
  ['longTermGoals', 'a\0b', { rule: 'well_formed' }],
  ['location', '', null],
  ['fullName', ' Nila ', null],
] as const)('%s %j: %j', (field, answer, issue) => {
  expect(validateAnswer(field, answer)).toEqual(issue)
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

test('what is sent is trimmed and whole', () => {
  expect(acceptedAnswers({ ...complete, location: ' Jaffna ' })).toEqual({ ...complete, location: 'Jaffna' })
  expect(acceptedAnswers({ ...complete, budget: '' })).toBeNull()
})

test('age is this year minus the year of birth, and nothing without a date', () => {
  expect(ageIn(2026, '2003-12-31')).toBe(23)
  expect(ageIn(2026, '')).toBeNull()
  expect(ageIn(2026, '0203-12-31')).toBeNull()
})
