import { expect, test } from 'vitest'
import { measured } from '#features/landing/measured.ts'
import benchmark from '../../../../../bench/advisor/committed.json'

test('what public pages say was measured is what the benchmark measured', () => {
  const descriptions = benchmark['career from text, golden ESCO']
  const tasks = benchmark['career from text, golden O*NET task groups']
  const shareOf = (name: 'accuracy@1' | 'accuracy@3') =>
    Number(((43 * descriptions[name] + 53 * tasks[name]) / measured.texts).toFixed(3))
  expect(measured).toMatchObject({
    texts: 43 + 53,
    first: shareOf('accuracy@1'),
    firstThree: shareOf('accuracy@3'),
    firstOfSentences: benchmark['career from text, golden O*NET single tasks']['accuracy@1'],
    changedRankings: benchmark['same profile with another name, gender, age, place']['rankings that change'],
  })
})
