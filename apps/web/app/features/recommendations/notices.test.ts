import { type CareerId, careerTitleOf, undecided } from '@milepost/contract/careers/limits'
import type { Advice, RankedCareer, Recommendation } from '@milepost/contract/recommendations/schema'
import { expect, test } from 'vitest'
import { helpfulAnswers, noticesOf } from '#features/recommendations/notices.ts'

const named: RankedCareer['reasons'] = [
  { code: 'stated_preference', field: 'preferredCareer', quote: null, params: {}, weight: 25 },
]
const ranked = (careerId: CareerId, change: Partial<RankedCareer> = {}): RankedCareer => ({
  careerId,
  career: careerTitleOf(careerId),
  fit: 50,
  reasons: [],
  against: [],
  gap: [],
  rejected: false,
  ...change,
})
const advice = (
  ranking: RankedCareer[],
  change: Partial<Advice> = {},
  recommendation: Partial<Recommendation> = {},
): Advice => ({
  recommendation: {
    ranking,
    differsFromPreference: ranking[0]?.reasons.length === 0,
    otherAnswersPointTo: null,
    verdict: 'clear',
    toTry: [],
    elsewhere: null,
    ...recommendation,
  },
  engine: 'embedded',
  knowledgeVersion: '1',
  chosenCareerId: null,
  roadmapCareerId: null,
  rejections: [],
  otherWork: null,
  ...change,
})

test('when all agree there is nothing to say', () => {
  const agreed = advice([ranked('qa-engineer', { reasons: named }), ranked('cloud-engineer')], {
    roadmapCareerId: 'qa-engineer',
  })
  expect(noticesOf(agreed)).toEqual({
    better: null,
    close: null,
    otherRoadmap: null,
  })
})

test('answers that point elsewhere than the career named name both', () => {
  const { better } = noticesOf(advice([ranked('qa-engineer'), ranked('cloud-engineer', { reasons: named })]))
  expect(better?.better.careerId).toBe('qa-engineer')
  expect(better?.named.careerId).toBe('cloud-engineer')
})

test('a career that only the preference keeps first is said to be close', () => {
  const ranking = [ranked('cloud-engineer', { reasons: named }), ranked('qa-engineer')]
  const { close, better } = noticesOf(advice(ranking, {}, { otherAnswersPointTo: 'qa-engineer' }))
  expect([close?.named.careerId, close?.other.careerId, better]).toEqual(['cloud-engineer', 'qa-engineer', null])
  const aside = [ranked('cloud-engineer', { reasons: named }), ranked('qa-engineer', { rejected: true })]
  expect(noticesOf(advice(aside, {}, { otherAnswersPointTo: 'qa-engineer' })).close).toBeNull()
})

test.each(['elsewhere', 'open'] as const)('under %s no other career is named as better', (verdict) => {
  const ranking = [ranked('qa-engineer'), ranked('cloud-engineer', { reasons: named })]
  const drifted = advice(
    ranking,
    { roadmapCareerId: 'cloud-engineer' },
    { verdict, otherAnswersPointTo: 'qa-engineer' },
  )
  expect(noticesOf(drifted)).toEqual({ better: null, close: null, otherRoadmap: null })
})

test('a career that was named and then set aside is not held against the learner', () => {
  const turned = [ranked('qa-engineer'), ranked('cloud-engineer', { reasons: named, rejected: true })]
  expect(noticesOf(advice(turned)).better).toBeNull()
})

test('a notice names a roadmap for another career, and says whether the learner chose it', () => {
  const ranking = [ranked('qa-engineer', { reasons: named }), ranked('cloud-engineer')]
  const drifted = noticesOf(advice(ranking, { roadmapCareerId: 'cloud-engineer' })).otherRoadmap
  expect(drifted).toMatchObject({ current: { careerId: 'cloud-engineer' }, chosen: false })
  expect(drifted?.recommended.careerId).toBe('qa-engineer')
  const chosen = advice(ranking, { roadmapCareerId: 'cloud-engineer', chosenCareerId: 'cloud-engineer' })
  expect(noticesOf(chosen).otherRoadmap?.chosen).toBe(true)
})

test('with every career set aside no switch is suggested', () => {
  const ranking = [ranked('qa-engineer', { rejected: true }), ranked('cloud-engineer', { rejected: true })]
  expect(noticesOf(advice(ranking, { roadmapCareerId: 'cloud-engineer' })).otherRoadmap).toBeNull()
})

const decided = { preferredCareer: 'QA Engineer' as const, interestAnswers: null }

test('short texts and too few or too many interests would help', () => {
  const nothing = { ...decided, experience: '', shortTermGoals: ' ', longTermGoals: 'money', certifications: '' }
  expect(helpfulAnswers({ ...nothing, interestAreas: ['Design'] })).toEqual([
    'experience',
    'shortTermGoals',
    'longTermGoals',
    'certifications',
    'interestAreas',
  ])
  const long = 'Half a year of updating the website of a printing shop.'
  const told = { ...decided, experience: long, shortTermGoals: long, longTermGoals: long, certifications: long }
  expect(helpfulAnswers({ ...told, interestAreas: ['Design', 'Research'] })).toEqual([])
})

test('someone who is not sure yet is offered the interest check first', () => {
  const nothing = { ...decided, experience: '', shortTermGoals: '', longTermGoals: '', certifications: '' }
  const unsure: Parameters<typeof helpfulAnswers>[0] = {
    ...nothing,
    preferredCareer: undecided,
    interestAreas: ['Design'],
  }
  expect(helpfulAnswers(unsure)[0]).toBe('interestAnswers')
  expect(helpfulAnswers({ ...unsure, interestAnswers: { activities: {}, choices: {} } })[0]).toBe('experience')
})
