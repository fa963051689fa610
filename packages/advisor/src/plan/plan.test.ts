import { careerIds } from '@milepost/contract/careers/limits'
import { type SkillLevel, shareLeftAt } from '@milepost/contract/skills/limits'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AdvisorPlan } from '#advisor.ts'
import { describeCareer, describeSkill } from '#knowledge/describe.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { knowledgeOf } from '#plan/known-skills.ts'
import { planRoadmap } from '#plan/plan.ts'
import { anyProfile, emptyProfile, someSkills, wordsFor } from '#testing/profiles.ts'

const undecided = { chosenCareerId: null, rejections: [], corrections: [] }
const anyCareer = fc.constantFrom(...careerIds)

function misplaced(roadmap: AdvisorPlan, known: ReadonlySet<string>): string[] {
  const taught = new Set<string>(known)
  return roadmap.steps.flatMap((step) => {
    if (step.milestone) return []
    const missing = step.skills.flatMap((id) =>
      (knowledge.skills.get(id)?.prerequisites ?? []).filter((one) => !taught.has(one)),
    )
    for (const id of step.skills) taught.add(id)
    return missing.map((one) => `${step.key} before ${one}`)
  })
}

describe('planRoadmap', () => {
  it('gives every profile an ordered plan of 12 to 30 steps that leaves out what is known', async () => {
    await fc.assert(
      fc.property(anyProfile, anyCareer, (profile, career) => {
        const roadmap = planRoadmap(profile, career)
        const known = knowledgeOf(profile).ids
        expect(roadmap.steps.length).toBeGreaterThanOrEqual(12)
        expect(roadmap.steps.length).toBeLessThanOrEqual(30)
        expect(roadmap.steps.map(({ id }) => id)).toEqual(roadmap.steps.map((_, index) => index + 1))
        expect(new Set(roadmap.steps.map(({ key }) => key)).size).toBe(roadmap.steps.length)
        expect(misplaced(roadmap, known)).toEqual([])
        expect(roadmap.steps.filter((step) => !step.milestone && step.skills.some((id) => known.has(id)))).toEqual([])
        expect(roadmap.totalHours).toBe(roadmap.steps.reduce((sum, { hours }) => sum + hours, 0))
        expect(roadmap.steps.every(({ hours }) => Number.isInteger(hours) && hours > 0)).toBe(true)
        expect(roadmap.steps.at(-1)?.milestone).toBe(true)
        expect(planRoadmap(profile, career)).toEqual(roadmap)
      }),
    )
  })

  it('never grows longer by knowing more', async () => {
    await fc.assert(
      fc.property(anyProfile, anyCareer, someSkills, someSkills, (profile, career, some, more) => {
        const less = some.map((id) => `I know ${wordsFor(id)}.`).join('\n')
        const all = [...some, ...more].map((id) => `I know ${wordsFor(id)}.`).join('\n')
        const before = planRoadmap({ ...profile, experience: less, certifications: '' }, career)
        const after = planRoadmap({ ...profile, experience: all, certifications: '' }, career)
        expect(after.knownSkills.length).toBeGreaterThanOrEqual(before.knownSkills.length)
        expect(after.totalHours).toBeLessThanOrEqual(before.totalHours)
      }),
    )
  })

  it('takes the learner at their word: said to be known is left out, said to be unknown is taught', async () => {
    await fc.assert(
      fc.property(anyProfile, anyCareer, (profile, career) => {
        const before = planRoadmap({ ...profile, decisions: undecided }, career)
        const step = before.steps.find(({ key }) => key.startsWith('skill:'))
        const skillId = step?.skills[0]
        if (skillId === undefined) return
        const corrected = (level: SkillLevel): AdvisorPlan =>
          planRoadmap({ ...profile, decisions: { ...undecided, corrections: [{ skillId, level }] } }, career)
        expect(corrected('projects').steps.map(({ key }) => key)).not.toContain(step?.key)
        expect(corrected('projects').totalHours).toBeLessThanOrEqual(before.totalHours)
        expect(corrected('heard_of').steps.map(({ key }) => key)).toContain(step?.key)
        expect(corrected('heard_of').deniedSkills).toContainEqual(expect.objectContaining({ id: skillId }))
        const shorter = corrected('basics').steps.find(({ key }) => key === step?.key)?.hours ?? 0
        const whole = corrected('heard_of').steps.find(({ key }) => key === step?.key)?.hours ?? 0
        expect(Math.abs(shorter - whole * shareLeftAt('basics'))).toBeLessThanOrEqual(1)
      }),
    )
  })

  it.each(careerIds)('gives a beginner %s 18 to 30 steps, each phase closed by a milestone', (career) => {
    const { steps } = planRoadmap(emptyProfile, career)
    expect(steps.length).toBeGreaterThanOrEqual(18)
    expect(steps.length).toBeLessThanOrEqual(30)
    expect(steps.filter(({ milestone }) => milestone)).toHaveLength(4)
    const lastOfSection = steps.filter((step, index) => step.section !== steps[index + 1]?.section)
    expect(lastOfSection.map(({ milestone }) => milestone)).toEqual([true, true, true, true])
    for (const { details } of steps)
      expect(typeof details === 'string' ? [] : details.filter(({ hours = 0 }) => hours > 0)).not.toEqual([])
  })

  it('learns the framework the goals name, and drops the choice when one is known', () => {
    const keys = (experience: string, shortTermGoals: string) =>
      planRoadmap({ ...emptyProfile, experience, shortTermGoals }, 'frontend-developer').steps.map(({ key }) => key)
    expect(keys('', '')).toContain('skill:react')
    expect(keys('', 'I want to learn Angular')).toContain('skill:angular')
    expect(keys('', 'I want to learn Angular')).not.toContain('skill:react')
    expect(keys('I built two sites with Vue.js', '')).not.toContain('skill:react')
  })

  it('shortens a step whose basics are known, and says how well it is known', () => {
    const plan = planRoadmap(
      { ...emptyProfile, experience: 'A 2-day Docker workshop. Git I use daily.' },
      'devops-engineer',
    )
    const whole = planRoadmap(emptyProfile, 'devops-engineer')
    const hoursIn = ({ steps }: AdvisorPlan, key: string) => steps.find((step) => step.key === key)?.hours
    const half = (hoursIn(whole, 'skill:docker') ?? 0) / 2
    expect([Math.floor(half), Math.ceil(half)]).toContain(hoursIn(plan, 'skill:docker'))
    expect(hoursIn(plan, 'skill:git')).toBeUndefined()
    expect(plan.knownSkills.map(({ id, level }) => [id, level])).toEqual(
      expect.arrayContaining([
        ['docker', 'basics'],
        ['git', 'work'],
      ]),
    )
  })

  it('asks no first project of someone who knows most of the first phase', () => {
    const milestones = (experience: string) =>
      planRoadmap({ ...emptyProfile, experience }, 'frontend-developer')
        .steps.filter(({ milestone }) => milestone)
        .map(({ key }) => key)
    expect(milestones('I know HTML.')).toContain('milestone:frontend-developer:foundation')
    expect(milestones('Six years of HTML, CSS and JavaScript.')).not.toContain(
      'milestone:frontend-developer:foundation',
    )
  })

  it('is not a beginner’s Python for someone who has worked with PHP for years', () => {
    const hours = (experience: string) =>
      planRoadmap({ ...emptyProfile, experience }, 'data-scientist').steps.find(({ key }) => key === 'skill:python')
        ?.hours ?? 0
    expect(hours('Seven years of PHP at a web agency')).toBeLessThan(0.6 * hours(''))
  })

  it('takes longer for a school leaver than for a graduate', () => {
    const hours = (educationLevel: 'High School' | 'Postgraduate') =>
      planRoadmap({ ...emptyProfile, educationLevel }, 'qa-engineer').totalHours
    expect(hours('High School')).toBeGreaterThan(hours('Postgraduate'))
  })

  it.each(careerIds)(
    'takes a beginner as many hours as the page of %s says, and nobody more who asks for nothing',
    async (career) => {
      const { beginnerHours } = describeCareer(career)
      const school = { ...emptyProfile, educationLevel: 'High School' } as const
      const { steps, totalHours } = planRoadmap(school, career)
      expect(totalHours).toBe(beginnerHours)
      for (const { key, skills, hours } of steps)
        if (key.startsWith('skill:')) expect([key, hours]).toEqual([key, describeSkill(skills[0] ?? '')?.hours])
      await fc.assert(
        fc.property(anyProfile, (profile) => {
          const own = planRoadmap({ ...profile, shortTermGoals: '', longTermGoals: '' }, career)
          if (own.requests.length === 0) expect(own.totalHours).toBeLessThanOrEqual(beginnerHours)
        }),
        { numRuns: 50 },
      )
    },
  )

  it('leaves the hours of the other steps as they are when a skill is known', () => {
    const hoursOf = (roadmap: AdvisorPlan) => new Map(roadmap.steps.map(({ key, hours }) => [key, hours]))
    const before = hoursOf(planRoadmap(emptyProfile, 'frontend-developer'))
    const after = hoursOf(planRoadmap({ ...emptyProfile, experience: 'I know Git and HTML.' }, 'frontend-developer'))
    expect(after.size).toBe(before.size - 2)
    expect(new Map([...before].filter(([key]) => after.has(key)))).toEqual(after)
  })

  it('offers real steps to someone who knows everything', () => {
    const experience = [...knowledge.skills.keys()].map((id) => `I know ${wordsFor(id)}.`).join('\n')
    const { steps } = planRoadmap({ ...emptyProfile, experience }, 'backend-developer')
    expect(steps.filter(({ milestone }) => !milestone).map(({ key }) => key.split(':')[0])).toEqual(
      Array.from({ length: 10 }, () => 'practice'),
    )
  })
})
