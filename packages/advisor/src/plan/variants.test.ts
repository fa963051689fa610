import { careerIds } from '@milepost/contract/careers/limits'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlanVariant } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { planRoadmap } from '#plan/plan.ts'
import { findSkillsToLeaveOut } from '#plan/plan-by-date.ts'
import { coursePreferencesOf, findVariants, withVariant } from '#plan/variants.ts'
import { planIssues } from '#testing/answer-issues.ts'
import { anyProfile, emptyProfile } from '#testing/profiles.ts'

const anyCareer = fc.constantFrom(...careerIds)
const skillsOf = ({ steps }: ReturnType<typeof planRoadmap>) =>
  steps.flatMap(({ milestone, skills }) => (milestone ? [] : skills))
const hoursOf = ({ hours }: { hours: number }) => hours
const inVariant = (variant: PlanVariant, profile = emptyProfile) =>
  planRoadmap(withVariant(profile, variant), 'frontend-developer')

describe('variants', () => {
  it('are plans without faults, and no longer than 30 steps', async () => {
    await fc.assert(
      fc.property(anyProfile, anyCareer, fc.integer({ min: 50, max: 900 }), (profile, career, maxHours) => {
        const usual = planRoadmap(profile, career)
        const leftOut = findSkillsToLeaveOut(profile, career, maxHours, hoursOf)
        for (const variant of [
          ...findVariants(profile, career, skillsOf(usual)),
          { kind: 'by_date', until: '2027-06-30', leftOut } as const,
        ]) {
          const varied = withVariant(profile, variant)
          const plan = planRoadmap(varied, career)
          expect(planIssues(plan, varied)).toEqual([])
          expect(plan.steps.length).toBeLessThanOrEqual(30)
        }
      }),
    )
  })

  it('by a day keep the heart of the career and what is asked for, and only ever shorten', async () => {
    await fc.assert(
      fc.property(anyProfile, anyCareer, fc.integer({ min: 50, max: 900 }), (profile, career, maxHours) => {
        const usual = planRoadmap(profile, career)
        const leftOut = findSkillsToLeaveOut(profile, career, maxHours, hoursOf)
        const plan = planRoadmap(withVariant(profile, { kind: 'by_date', until: '2027-06-30', leftOut }), career)
        if (usual.totalHours <= maxHours) expect(leftOut).toEqual([])
        if (leftOut.length > 0) expect(plan.totalHours).toBeLessThan(usual.totalHours)
        const heart = (knowledge.careerSkills.get(career) ?? []).filter(({ weight }) => weight === 3)
        for (const { skill } of heart) expect(leftOut).not.toContain(skill.id)
        for (const request of usual.requests)
          if (request.kind === 'wanted' && request.outcome !== 'ignored') expect(leftOut).not.toContain(request.skillId)
      }),
    )
  })

  it('by a day leave out as little as the hours ask for', () => {
    const usual = planRoadmap(emptyProfile, 'frontend-developer')
    const leftOutOf = (maxHours: number) => findSkillsToLeaveOut(emptyProfile, 'frontend-developer', maxHours, hoursOf)
    const [first, ...others] = [usual.totalHours - 1, usual.totalHours - 60].map(leftOutOf)
    expect(first).toHaveLength(1)
    expect(others[0]?.length).toBeGreaterThan(1)
    const done = usual.steps.filter(({ milestone }) => !milestone).map(({ key }) => key)
    const left = ({ key, hours }: { key: string; hours: number }) => (done.includes(key) ? 0 : hours)
    expect(findSkillsToLeaveOut(emptyProfile, 'frontend-developer', 0, left)).toEqual([])
  })

  it('with another tool teach it, and nothing that builds on the usual one', () => {
    expect(skillsOf(inVariant({ kind: 'other_tool', skillId: 'vue' }))).toEqual(
      expect.arrayContaining(['vue', 'javascript']),
    )
    expect(skillsOf(inVariant({ kind: 'other_tool', skillId: 'vue' }))).not.toContain('react')
    const java = planRoadmap(withVariant(emptyProfile, { kind: 'other_tool', skillId: 'java' }), 'backend-developer')
    expect(skillsOf(java)).toEqual(expect.arrayContaining(['java', 'spring-boot']))
    expect(skillsOf(java)).not.toContain('django')
    const named = { ...emptyProfile, shortTermGoals: 'I want to learn React.' }
    expect(skillsOf(inVariant({ kind: 'other_tool', skillId: 'vue' }, named))).toContain('react')
    expect(inVariant({ kind: 'other_tool', skillId: 'docker' }).steps).toEqual(
      planRoadmap(emptyProfile, 'frontend-developer').steps,
    )
  })

  it('with projects first begin each section with its project, in the same hours', () => {
    const usual = planRoadmap(emptyProfile, 'frontend-developer')
    const plan = inVariant({ kind: 'project_first' })
    expect(plan.totalHours).toBe(usual.totalHours)
    const sections = Map.groupBy(plan.steps, ({ section }) => section)
    for (const steps of sections.values()) {
      const [start, milestone] = [steps[0], steps.at(-1)]
      expect(start?.label).toBe(`Start the project: ${milestone?.label}`)
    }
    const wish = { ...emptyProfile, shortTermGoals: 'I want to learn jQuery.' }
    const { steps } = inVariant({ kind: 'project_first' }, wish)
    const details = steps.find(({ key }) => key === 'skill:jquery')?.details
    expect(typeof details === 'string' ? [] : details?.map(({ id }) => id).slice(0, 3)).toEqual([
      'outcome',
      'build',
      'learn',
    ])
  })

  it('ask for stricter courses only where that can make a difference', () => {
    const usual = planRoadmap(emptyProfile, 'frontend-developer')
    const kinds = (profile: typeof emptyProfile) =>
      findVariants(profile, 'frontend-developer', skillsOf(usual)).map(({ kind }) => kind)
    expect(kinds({ ...emptyProfile, budget: 'No Cost', studyLanguage: 'English' })).not.toContain('free_courses')
    expect(kinds({ ...emptyProfile, budget: 'No Cost', studyLanguage: 'English' })).not.toContain('own_language')
    const tamil = { ...emptyProfile, budget: '₹5,000 - ₹25,000', studyLanguage: 'Tamil' } as const
    expect(kinds(tamil)).toEqual(expect.arrayContaining(['free_courses', 'own_language']))
    expect(coursePreferencesOf(tamil, { kind: 'free_courses' }, 'frontend-developer').budget).toBe('No Cost')
    expect(coursePreferencesOf(tamil, { kind: 'own_language' }, 'frontend-developer')).toEqual({
      studyLanguage: 'Tamil',
      career: 'frontend-developer',
      budget: '₹5,000 - ₹25,000',
      ownLanguageOnly: true,
    })
  })
})
