import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import { describe, expect, it } from 'vitest'
import { knowledge } from '#knowledge/knowledge.ts'
import { planForBeginner, planRoadmap } from '#plan/plan.ts'
import { missingOfCareer, titlesOf } from '#plan/titles.ts'
import { emptyProfile } from '#testing/profiles.ts'

/** A title in the last fifth of a roadmap would be the career under another name. */
const latestShare = 0.8

function destinationsOf(career: CareerId, answers: Partial<typeof emptyProfile>) {
  const { steps, knownSkills } = planRoadmap({ ...emptyProfile, ...answers }, career)
  return { steps, titles: titlesOf(career, steps, knownSkills), missing: missingOfCareer(career, steps, knownSkills) }
}

describe.each(careerIds)('%s', (career) => {
  it('has a title on a beginner’s way, well before the career', () => {
    const { steps, knownSkills } = planForBeginner(career)
    const [first] = titlesOf(career, steps, knownSkills)
    expect(first?.share).toBeLessThan(latestShare)
    expect(missingOfCareer(career, steps, knownSkills)).toEqual([])
  })

  it('leads to a title wherever a direction leaves out what is at the heart of the career', () => {
    for (const { titles: names } of knowledge.careers.get(career)?.specialities ?? []) {
      const { titles, missing } = destinationsOf(career, { shortTermGoals: `I want to become a ${names[0]}.` })
      if (missing.length > 0) expect([names[0], titles.length]).not.toEqual([names[0], 0])
    }
  })
})

const steps = [
  { id: 1, key: 'skill:spreadsheets', hours: 10 },
  { id: 2, key: 'skill:sql', hours: 20 },
  { id: 3, key: 'skill:statistics', hours: 30 },
  { id: 4, key: 'milestone:data-scientist:foundation', hours: 5 },
  { id: 5, key: 'skill:data-cleaning', hours: 10 },
  { id: 6, key: 'skill:bi-dashboards', hours: 10 },
  { id: 7, key: 'skill:data-visualisation', hours: 10 },
  { id: 8, key: 'skill:exploratory-analysis', hours: 5 },
  { id: 9, key: 'skill:pandas', hours: 100 },
]

it('reaches a title at the first step after which the learner has all of its skills', () => {
  expect(titlesOf('data-scientist', steps, [])).toEqual([
    expect.objectContaining({ id: 'data-analyst', title: 'Data Analyst', reachedAfterStep: 8, hours: 100, share: 0.5 }),
  ])
  const withoutLast = steps.filter(({ id }) => id !== 8)
  expect(titlesOf('data-scientist', withoutLast, [])).toEqual([])
  const known = { id: 'exploratory-analysis', level: 'projects' } as const
  expect(titlesOf('data-scientist', withoutLast, [known])[0]?.reachedAfterStep).toBe(7)
  expect(titlesOf('data-scientist', withoutLast, [{ ...known, level: 'basics' }])).toEqual([])
})

it('takes another tool of the same kind for a title’s', () => {
  const { titles } = destinationsOf('software-engineer', { shortTermGoals: 'I want to work with C#.' })
  expect(titles[0]?.id).toBe('junior-software-engineer')
})

it('has a title reached before the first step by someone who knows all of it', () => {
  const known = steps.slice(0, 8).map(({ key }) => ({ id: key.replace('skill:', ''), level: 'projects' as const }))
  expect(titlesOf('data-scientist', steps.slice(8), known)[0]).toMatchObject({
    reachedAfterStep: 0,
    hours: 0,
    share: 0,
  })
})

it('brings a title’s skills first that the goals name', () => {
  const analyst = destinationsOf('data-scientist', { shortTermGoals: 'Become a data analyst' })
  const keys = analyst.steps.map(({ key }) => key)
  expect(keys.indexOf('skill:sql')).toBeLessThan(keys.indexOf('skill:python'))
  expect(analyst.missing).toEqual(['Machine learning', 'Model evaluation'])
  const refused = destinationsOf('data-scientist', { shortTermGoals: 'I do not want to be a data analyst' })
  expect(refused.steps.map(({ key }) => key).indexOf('skill:python')).toBe(
    destinationsOf('data-scientist', {}).steps.findIndex(({ key }) => key === 'skill:python'),
  )
})
