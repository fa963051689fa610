import { describe, expect, it } from 'vitest'
import { careerList, knowledge, skillAreas } from '#knowledge/knowledge.ts'
import { phases, type Skill } from '#knowledge/types.ts'
import { assembleKnowledge } from '#knowledge/validate.ts'

const skills = skillAreas.flatMap((area) => area.skills)
const changed = (id: string, change: Partial<Skill>) =>
  skills.map((skill) => (skill.id === id ? { ...skill, ...change } : skill))

describe('assembleKnowledge', () => {
  it('refuses prerequisites in a cycle', () => {
    expect(() => assembleKnowledge(changed('html', { prerequisites: ['react'] }), careerList)).toThrow(/cycle: .*html/)
  })
  it('refuses unknown prerequisites', () => {
    expect(() => assembleKnowledge(changed('html', { prerequisites: ['quantum'] }), careerList)).toThrow(
      'unknown skill quantum',
    )
  })
  it('refuses a skill or career given twice', () => {
    expect(() => assembleKnowledge([...skills, ...skills.slice(0, 1)], careerList)).toThrow('duplicate skill')
    expect(() => assembleKnowledge(skills, [...careerList, ...careerList.slice(0, 1)])).toThrow('duplicate career')
  })
  it('refuses an alias that two skills claim', () => {
    expect(() => assembleKnowledge(changed('html', { aliases: ['Reactjs'] }), careerList)).toThrow("alias 'reactjs'")
  })
  it('refuses a career without entry and a career naming an unknown skill', () => {
    expect(() => assembleKnowledge(skills, careerList.slice(1))).toThrow('career missing')
    expect(() =>
      assembleKnowledge(
        skills.filter(({ id }) => id !== 'graphql'),
        careerList,
      ),
    ).toThrow('unknown skill graphql')
  })
})

describe('knowledge', () => {
  it('has every skill in some career or beneath one', () => {
    const used = new Set<string>()
    const add = (id: string): void => {
      used.add(id)
      for (const one of knowledge.skills.get(id)?.prerequisites ?? []) add(one)
    }
    for (const career of careerList) {
      for (const phase of phases) for (const id of Object.keys(career.phases[phase].skills)) add(id)
      for (const others of Object.values(career.alternatives)) others.forEach(add)
    }
    expect(skills.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([])
  })
  it('tells a learner what to learn, to build and to check', () => {
    const thin = skills.filter(
      ({ description, learn, build, check }) =>
        description.length < 80 || Math.min(learn.length, build.length, check.length) < 25,
    )
    expect(thin.map(({ id }) => id)).toEqual([])
  })
  it('gives each career skills to go further with', () => {
    for (const list of knowledge.careerSkills.values()) {
      expect(list.filter(({ weight }) => weight === 1).length).toBeGreaterThanOrEqual(4)
    }
  })
})
