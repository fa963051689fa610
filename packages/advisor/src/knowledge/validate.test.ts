import { careerIds } from '@milepost/contract/careers'
import { CareerKnowledge, SkillKnowledge } from '@milepost/contract/knowledge'
import { describe, expect, it } from 'vitest'
import { describeCareer, describeSkill } from '#knowledge/describe.ts'
import { domains, knowledge } from '#knowledge/knowledge.ts'
import { practices } from '#knowledge/practices.ts'
import { occupations } from '#knowledge/sources/sources.ts'
import { specialities } from '#knowledge/specialities.ts'
import { type Domain, phases, type Skill } from '#knowledge/types.ts'
import { assembleKnowledge } from '#knowledge/validate.ts'

const skills = [...knowledge.skills.values()]
const careerList = [...knowledge.careers.values()]

/** The knowledge with some skills changed or left out. */
const withSkills = (change: (skill: Skill) => Skill | null): Domain[] =>
  domains.map((domain) => ({
    ...domain,
    areas: domain.areas.map((area) => ({ ...area, skills: area.skills.flatMap((skill) => change(skill) ?? []) })),
  }))
const changed = (id: string, change: Partial<Skill>) =>
  withSkills((skill) => (skill.id === id ? { ...skill, ...change } : skill))
const first = (part: (domain: Domain) => Partial<Domain>): Domain[] =>
  domains.map((domain, index) => (index === 0 ? { ...domain, ...part(domain) } : domain))

describe('assembleKnowledge', () => {
  it('refuses prerequisites in a cycle', () => {
    expect(() => assembleKnowledge(changed('html', { prerequisites: ['react'] }))).toThrow(/cycle: .*html/)
  })
  it('refuses unknown prerequisites', () => {
    expect(() => assembleKnowledge(changed('html', { prerequisites: ['quantum'] }))).toThrow('unknown skill quantum')
  })
  it('refuses a skill that takes fewer hours than a first project', () => {
    expect(() => assembleKnowledge(changed('html', { hours: 9 }))).toThrow('html takes under 10 hours')
  })
  it('refuses a skill or career given twice', () => {
    expect(() => assembleKnowledge(first(({ areas }) => ({ areas: [...areas, ...areas.slice(0, 1)] })))).toThrow(
      'duplicate skill',
    )
    expect(() => assembleKnowledge(first(({ careers }) => ({ careers: [...careers, ...careers] })))).toThrow(
      'duplicate career',
    )
  })
  it('refuses an alias that two skills claim', () => {
    expect(() => assembleKnowledge(changed('html', { aliases: ['Reactjs'] }))).toThrow("alias 'reactjs'")
  })
  it('refuses a career without entry, without sentences about its work, or naming an unknown skill', () => {
    expect(() => assembleKnowledge(first(() => ({ careers: [] })))).toThrow('career missing')
    expect(() => assembleKnowledge(first(() => ({ work: [] })))).toThrow('no sentences about the work')
    const withoutGraphql = withSkills((skill) => (skill.id === 'graphql' ? null : skill)).map((domain) => ({
      ...domain,
      selfChecks: domain.selfChecks.map(({ graphql: _, ...others }) => others),
    }))
    expect(() => assembleKnowledge(withoutGraphql)).toThrow('unknown skill graphql')
  })
  it('refuses a skill without questions, and questions without a skill', () => {
    expect(() => assembleKnowledge(first(() => ({ selfChecks: [] })))).toThrow('has 0 self-check questions')
    const stray = { quantum: [{ ask: 'Why?', answer: 'Because.' }] }
    expect(() => assembleKnowledge(first(({ selfChecks }) => ({ selfChecks: [...selfChecks, stray] })))).toThrow(
      'self-check for unknown skill quantum',
    )
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
    expect(career.facts.occupations.every(({ code }) => occupations.has(code))).toBe(true)
    expect(career.facts.sources.map((source) => source.licence)).toEqual(['CC BY 4.0'])
    expect(career.beginnerHours).toBeGreaterThan(200)
  })

  it('names only known skills in specialities, and each title once a career', () => {
    for (const [career, list] of Object.entries(specialities.careers)) {
      expect(list.flatMap((one) => one.skills).filter((id) => !knowledge.skills.has(id))).toEqual([])
      const titles = list.flatMap((one) => one.titles)
      expect([career, new Set(titles).size]).toEqual([career, titles.length])
      expect(Math.max(...list.map((one) => one.skills.length))).toBeLessThanOrEqual(4)
    }
  })

  it('gives each career skills to go further with', () => {
    for (const list of knowledge.careerSkills.values()) {
      expect(list.filter(({ weight }) => weight === 1).length).toBeGreaterThanOrEqual(4)
    }
  })
})
