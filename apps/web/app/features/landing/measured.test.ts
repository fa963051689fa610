import { expect, test } from 'vitest'
import { measured } from '#features/landing/measured.ts'
import benchmark from '../../../../../bench/advisor/committed.json'

test('what public pages say was measured is what the benchmark measured', () => {
  const texts = benchmark['career from text, golden ESCO']
  expect(measured).toMatchObject({
    first: texts['accuracy@1'],
    firstThree: texts['accuracy@3'],
    firstOfSentences: benchmark['career from text, golden O*NET single tasks']['accuracy@1'],
    changedRankings: benchmark['same profile with another name, gender, age, place']['rankings that change'],
  })
})
