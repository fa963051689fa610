import { careerIds } from '@milepost/contract/careers/limits'
import { CareerKnowledge, SkillKnowledge } from '@milepost/contract/knowledge/schema'
import { describe, expect, it } from 'vitest'
import { describeCareer, describeSkill } from '#knowledge/describe.ts'
import { knowledge, occupations, practices } from '#knowledge/knowledge.ts'

const skills = [...knowledge.skills.values()]

describe('knowledge', () => {
  it('tells a learner what to learn, to build and to check', () => {
    const thin = skills.filter(
      ({ description, learn, build, check }) =>
        description.length < 80 || Math.min(learn.length, build.length, check.length) < 25,
    )
    expect(thin.map(({ id }) => id)).toEqual([])
  })
  it('knows 450 skills and more, and can describe each', () => {
    expect(skills.length).toBeGreaterThanOrEqual(450)
    for (const { id } of skills) expect(SkillKnowledge.safeParse(describeSkill(id)).error).toBeUndefined()
    expect(describeSkill('quantum')).toBeNull()
  })

  it('says of every skill and practice what one can do afterwards', () => {
    const thin = [...skills, ...practices].filter(
      ({ outcomes }) =>
        outcomes.length < 2 || outcomes.some((outcome) => !/^[a-z]/.test(outcome) || outcome.endsWith('.')),
    )
    expect(thin.map(({ id }) => id)).toEqual([])
  })

  it.each(careerIds)('describes %s with a day, its work, neighbours and facts that name their source', (id) => {
    const career = describeCareer(id)
    expect(CareerKnowledge.safeParse(career).error).toBeUndefined()
    expect(career.day.length).toBeGreaterThanOrEqual(5)
    expect(career.day.map(({ time }) => time)).toEqual(career.day.map(({ time }) => time).sort())
    expect(career.work.length).toBeGreaterThanOrEqual(5)
    expect(career.related.map((one) => one.id)).not.toContain(id)
    expect(career.facts.occupations.length).toBeGreaterThan(0)
    expect(career.facts.occupations.every(({ code }) => occupations.some((each) => each.code === code))).toBe(true)
    expect(career.facts.sources.map((source) => source.licence)).toEqual(['CC BY 4.0'])
    expect(career.beginnerHours).toBeGreaterThan(200)
  })

  it('gives each career skills to go further with', () => {
    for (const list of knowledge.careerSkills.values()) {
      expect(list.filter(({ weight }) => weight === 1).length).toBeGreaterThanOrEqual(4)
    }
  })
})
