import { type CareerId, careerIds, undecided } from '@milepost/contract/careers/limits'
import type { InterestAnswers } from '@milepost/contract/profiles/schema'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInterests } from '#interests/read-interests.ts'
import { interests, knowledge } from '#knowledge/knowledge.ts'
import { recommendCareers } from '#recommend/recommend.ts'
import { plantFlatAnswers, plantInterests } from '#testing/plant-interests.ts'
import { anyInterestAnswers, emptyProfile } from '#testing/profiles.ts'

const answersOf = (activities: InterestAnswers['activities'], choices: InterestAnswers['choices'] = {}) => ({
  activities,
  choices,
})
const all = (liking: number) => Object.fromEntries(interests.activities.map(({ id }) => [id, liking]))
const undecidedWith = (interestAnswers: InterestAnswers | null) => ({
  ...emptyProfile,
  preferredCareer: undecided,
  interestAnswers,
})

describe('the interest check', () => {
  it('has 18 activities: two of each of the six types, and six of technology with their source', () => {
    const types = Map.groupBy(interests.activities, ({ type }) => type)
    expect([...types].map(([type, { length }]) => [type, length])).toEqual([
      ['realistic', 2],
      ['investigative', 2],
      ['artistic', 2],
      ['social', 2],
      ['enterprising', 2],
      ['conventional', 2],
      ['technology', 6],
    ])
    expect(interests.activities.filter(({ source }) => source !== undefined).map(({ type }) => type)).toEqual(
      Array(6).fill('technology'),
    )
  })

  it('leaves no career out, and tells the careers of a family apart by four choices', () => {
    expect(new Set(interests.families.flatMap(({ careers }) => careers))).toEqual(new Set(careerIds))
    for (const { choices, careers } of interests.families) {
      expect(choices).toHaveLength(4)
      for (const career of careers)
        expect(
          choices.filter(({ first, second }) => [first.career, second.career].includes(career)).length,
        ).toBeGreaterThan(1)
    }
  })

  it.each([1, 3, 5])('says nothing where every activity is answered with %i', (liking) => {
    expect(readInterests(answersOf(all(liking)))).toEqual({ outcome: 'flat', families: [], elsewhere: null })
  })

  it('says nothing after too few answers', () => {
    expect(readInterests(answersOf({ code: 5, drawing: 1, predictions: 5 })).outcome).toBe('flat')
  })

  it('sends those kindly elsewhere who like other things, with what they liked and the nearest family', () => {
    const carer = answersOf({ ...all(1), listening: 5, explaining: 5, leading: 2 })
    const { outcome, elsewhere, families } = readInterests(carer)
    expect(outcome).toBe('elsewhere')
    expect(elsewhere).toEqual({
      fields: interests.elsewhere.social,
      liked: ['Explain something until another person understands it', 'Listen to people and help them with a problem'],
    })
    expect(families[0]?.id).toBe('people')
  })

  it.each(interests.families)('lets the choices of $id decide', ({ id, choices, careers }) => {
    const liked = interests.activities.filter(({ points }) => (points[id] ?? 0) > 1).map((activity) => [activity.id, 5])
    for (const career of careers) {
      const made = choices.map(({ id, first }) => [id, first.career === career ? 'first' : 'second'] as const)
      const relevant = choices.filter(({ first, second }) => [first.career, second.career].includes(career))
      const answers = answersOf({ ...all(2), ...Object.fromEntries(liked) }, Object.fromEntries(made))
      const [family] = readInterests(answers).families
      expect(family?.id).toBe(id)
      expect(family?.careers.find((one) => one.id === career)?.votes).toBe(relevant.length)
    }
  })

  it('quotes only what was really liked, for any answers', () => {
    void fc.assert(
      fc.property(anyInterestAnswers, (answers) => {
        const { families, elsewhere } = readInterests(answers)
        const quoted = [...families.flatMap(({ liked }) => liked), ...(elsewhere?.liked ?? [])]
        for (const text of quoted) {
          const activity = interests.activities.find((one) => one.text === text)
          expect(answers.activities[activity?.id ?? '']).toBeGreaterThanOrEqual(4)
        }
      }),
    )
  })
})

describe('someone who is not sure yet', () => {
  const liking = (family: string) =>
    interests.activities.flatMap(({ id, points }) => (Object.keys(points).includes(family) ? [[id, 5] as const] : []))

  it.each(interests.families)('who likes what belongs to $id is recommended a career of it', ({ id, careers }) => {
    const profile = undecidedWith(answersOf({ ...all(2), ...Object.fromEntries(liking(id)) }))
    const { ranking, differsFromPreference, otherAnswersPointTo } = recommendCareers(profile)
    const [best] = ranking
    expect(careers).toContain(best?.careerId)
    expect(best?.reasons.some(({ code, quote }) => code === 'interest_check' && quote !== null)).toBe(true)
    expect([differsFromPreference, otherAnswersPointTo]).toEqual([false, null])
  })

  it('hears of no preference, with and without the check', () => {
    void fc.assert(
      fc.property(fc.option(anyInterestAnswers), (answers) => {
        const { ranking } = recommendCareers(undecidedWith(answers))
        const codes = ranking.flatMap(({ reasons, against }) => [...reasons, ...against].map(({ code }) => code))
        expect(codes).not.toContain('stated_preference')
        expect(codes).not.toContain('preference_elsewhere')
        expect(ranking).toHaveLength(knowledge.careers.size)
      }),
    )
  })

  it('is not ranked by a check once a career is preferred', () => {
    const answers = answersOf({ ...all(2), ...Object.fromEntries(liking('data')) })
    const decided = { ...emptyProfile, preferredCareer: 'QA Engineer' as const }
    const fits = (profile: typeof decided) =>
      recommendCareers(profile).ranking.map(({ careerId, fit }) => [careerId, fit])
    expect(fits({ ...decided, interestAnswers: answers })).toEqual(fits(decided))
  })
})

describe('planted learners', () => {
  const shareIn = (career: CareerId) => {
    const learners = plantInterests(career, 400)
    const reached = learners.filter((answers) => {
      const [family] = readInterests(answers).families
      return family?.careers.some(({ id }) => id === career)
    })
    return reached.length / learners.length
  }

  it('who like what people in the occupations of a career like reach its family in 95 of 100 cases', () => {
    const shares = careerIds.map((career) => shareIn(career))
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.85)
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(0.95)
  })

  it('whose answers hardly differ read “too close to say”', () => {
    const outcomes = plantFlatAnswers(400).map((answers) => readInterests(answers).outcome)
    expect(outcomes.filter((outcome) => outcome !== 'flat')).toEqual([])
  })
})
