import { careerIds } from '@milepost/contract/careers/limits'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AdvisorPlan, AdvisorProfile, SkillCorrection } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { knowledgeOf } from '#plan/known-skills.ts'
import { planRoadmap } from '#plan/plan.ts'
import { anyProfile, emptyProfile, someSkills, wordsFor } from '#testing/profiles.ts'

const today = '2026-11-24'
type WantedSkill = Extract<AdvisorPlan['requests'][number], { kind: 'wanted' }>
const anyCareer = fc.constantFrom(...careerIds)
const frontend = (shortTermGoals: string, more: Partial<AdvisorProfile> = {}) =>
  planRoadmap({ ...emptyProfile, shortTermGoals, ...more }, 'frontend-developer', today)
const requestsOf = (goals: string, more?: Partial<AdvisorProfile>) => frontend(goals, more).requests
const outcomesOf = (goals: string) =>
  requestsOf(goals).map((request) =>
    request.kind === 'deadline' ? request.until : `${request.kind} ${request.skillId} ${request.outcome}`,
  )
const corrected = (...corrections: SkillCorrection[]) => ({
  decisions: { chosenCareerId: null, rejections: [], corrections },
})

describe('requests', () => {
  it('answers each skill that the goals name: planned, known, or why not', async () => {
    await fc.assert(
      fc.property(anyProfile, anyCareer, someSkills, (profile, career, skills) => {
        const shortTermGoals = skills.map((id) => `I want to learn ${wordsFor(id)}.`).join('\n')
        const { requests, steps } = planRoadmap({ ...profile, shortTermGoals, longTermGoals: '' }, career, today)
        const wanted = new Map(
          requests.flatMap((request) => (request.kind === 'wanted' ? [[request.skillId, request] as const] : [])),
        )
        expect(skills.filter((id) => !wanted.has(id))).toEqual([])
        const added = new Set(profile.decisions?.corrections.flatMap((one) => (one.added ? [one.skillId] : [])))
        const known = knowledgeOf({ ...profile, shortTermGoals, longTermGoals: '' }).ids
        const isAsSaid = ({ skillId, outcome, stepKey, hours }: WantedSkill) => {
          if (outcome === 'ignored') return true
          if ((outcome === 'known') !== known.has(skillId)) return false
          const step = steps.find(({ key }) => key === stepKey)
          if (outcome === 'extra' && (hours === null || (hours > 80 && !added.has(skillId)))) return false
          if (outcome === 'too_long' && hours === null) return false
          if (outcome === 'planned' || outcome === 'extra') return step?.skills.includes(skillId) === true
          return outcome === 'known' || step === undefined
        }
        // One expectation for hundreds of skills: each takes longer than the plan of one.
        expect([...wanted.values()].filter((request) => !isAsSaid(request))).toEqual([])
      }),
    )
  })

  it('asks for nothing that the goals leave behind or know nothing about', () => {
    expect(requestsOf('move from Java to something more modern')).toEqual([])
    expect(outcomesOf('switch from jQuery to React')).toEqual(['wanted react planned'])
    expect(requestsOf('I know nothing about SQL')).toEqual([])
  })

  it('teaches a refused skill only where the career or another step needs it', async () => {
    await fc.assert(
      fc.property(anyCareer, someSkills, (career, skills) => {
        const shortTermGoals = skills.map((id) => `I hate ${wordsFor(id)}.`).join('\n')
        const { requests, steps } = planRoadmap({ ...emptyProfile, shortTermGoals }, career)
        const heart = (knowledge.careerSkills.get(career) ?? []).filter(({ weight }) => weight === 3)
        const needed = new Set([
          ...heart.flatMap(({ skill }) => [skill.id, ...(knowledge.careers.get(career)?.alternatives[skill.id] ?? [])]),
          ...steps.flatMap((step) => step.skills.flatMap((id) => knowledge.skills.get(id)?.prerequisites ?? [])),
        ])
        for (const request of requests) {
          if (request.kind !== 'refused') continue
          expect(request.outcome).toBe(request.stepKey === null ? 'left_out' : 'needed')
          if (request.outcome === 'needed') expect(needed).toContain(request.skillId)
        }
      }),
    )
  })

  it('keeps the words, in the order of the answers', () => {
    expect(requestsOf('I want to learn Vue and Docker in 6 months, not React or Node.')).toEqual([
      {
        kind: 'wanted',
        skillId: 'vue',
        name: 'Vue',
        quote: 'want to learn Vue',
        stepKey: 'skill:vue',
        outcome: 'planned',
        hours: null,
      },
      {
        kind: 'wanted',
        skillId: 'docker',
        name: 'Docker',
        quote: 'want to learn Vue and Docker',
        stepKey: 'skill:docker',
        outcome: 'extra',
        hours: 18,
      },
      {
        kind: 'refused',
        skillId: 'react',
        name: 'React',
        quote: 'not React',
        stepKey: null,
        outcome: 'left_out',
        instead: 'Vue',
      },
      {
        kind: 'refused',
        skillId: 'nodejs',
        name: 'Node.js',
        quote: 'not React or Node',
        stepKey: null,
        outcome: 'left_out',
        instead: null,
      },
      { kind: 'deadline', quote: 'in 6 months', until: '2027-05-25' },
    ])
  })

  it.each([
    ['I prefer Vue to React', ['wanted vue planned', 'refused react left_out']],
    ['I would rather learn Angular than React', ['wanted angular planned', 'refused react left_out']],
    ['Vue over React and get good at Figma', ['wanted vue planned', 'refused react left_out', 'wanted figma planned']],
    [
      'Svelte rather than React, instead of Vue',
      ['wanted svelte planned', 'refused react left_out', 'refused vue left_out'],
    ],
    ['I prefer to use JavaScript to build sites', ['wanted javascript planned']],
    ['No CSS please', ['refused css needed']],
    ['Work without learning Docker', ['refused docker left_out']],
    ['I have not learned Docker yet', ['wanted docker extra']],
    ['I am not good at CSS', []],
    ['I know React', []],
    ['A job in a warm country', []],
  ])('%s', (goals, expected) => {
    expect(outcomesOf(goals)).toEqual(expected)
  })

  it('does not plan what builds on a refused alternative', () => {
    const { steps } = planRoadmap({ ...emptyProfile, shortTermGoals: 'Java over Python' }, 'backend-developer')
    const skills = steps.flatMap((step) => step.skills)
    expect(skills).toContain('java')
    expect(skills).not.toContain('python')
  })

  it('plans long extras whole and last, and offers those that add more than 80 hours as what comes after', () => {
    const { steps, requests } = planRoadmap(
      { ...emptyProfile, shortTermGoals: 'Learn Rust and AWS' },
      'qa-engineer',
      today,
    )
    const taught = steps.filter(({ section, milestone }) => section === 'Automation and beyond' && !milestone)
    expect(taught.at(-1)).toMatchObject({ key: 'skill:rust', hours: 58 })
    expect(requests).toMatchObject([
      { skillId: 'rust', outcome: 'extra', hours: 58 },
      { skillId: 'aws', outcome: 'too_long', hours: 55 },
    ])
  })

  it('hears wishes in what the learner has done so far, but no refusals', () => {
    const experience = 'I worked with HTML and would like to learn Docker. I hate CSS.'
    expect(requestsOf('', { experience })).toMatchObject([{ kind: 'wanted', skillId: 'docker', outcome: 'extra' }])
  })

  it('ignores what the learner took back, and says so', async () => {
    const ignored = { skillId: 'docker', level: null, requestIgnored: true }
    const { requests, steps } = frontend('I want to learn Docker', corrected(ignored))
    expect(requests).toMatchObject([{ skillId: 'docker', outcome: 'ignored', stepKey: null }])
    expect(steps).toEqual(frontend('').steps)
    expect(requestsOf('I hate React', corrected({ ...ignored, skillId: 'react' }))).toMatchObject([
      { skillId: 'react', outcome: 'ignored', stepKey: 'skill:react' },
    ])
    await fc.assert(
      fc.property(anyCareer, someSkills, (career, skills) => {
        const shortTermGoals = skills.map((id) => `I want to learn ${wordsFor(id)}.`).join('\n')
        const all = corrected(...skills.map((skillId) => ({ skillId, level: null, requestIgnored: true })))
        const plan = planRoadmap({ ...emptyProfile, shortTermGoals, ...all }, career)
        for (const request of plan.requests)
          if (request.kind !== 'deadline' && skills.includes(request.skillId)) expect(request.outcome).toBe('ignored')
      }),
    )
  })

  describe('what the learner added themselves', () => {
    const adding = (...skills: string[]) =>
      corrected(...skills.map((skillId) => ({ skillId, level: null, added: true })))

    it('is planned, known or finds no room, however long it takes', async () => {
      await fc.assert(
        fc.property(anyProfile, anyCareer, someSkills, (profile, career, skills) => {
          const { requests, steps } = planRoadmap({ ...profile, ...adding(...skills) }, career)
          for (const id of skills) {
            const request = requests.find((one) => one.kind === 'wanted' && one.skillId === id)
            const step = steps.find(({ milestone, skills: taught }) => !milestone && taught.includes(id))
            expect(request?.kind === 'wanted' && request.outcome).toMatch(/^(?:planned|extra|known|no_room)$/)
            expect(request).toMatchObject({ stepKey: step?.key ?? null })
          }
        }),
      )
    })

    it('may take longer than other extras', () => {
      const plan = frontend('Learn AWS', adding('aws', 'rust'))
      expect(plan.requests).toMatchObject([
        { skillId: 'aws', outcome: 'extra', hours: 55, quote: 'AWS' },
        { skillId: 'rust', outcome: 'extra', hours: 58, quote: null },
      ])
      expect(plan.totalHours - frontend('').totalHours).toBe(113)
    })

    it('is wanted although the answers refuse it, and stays where a shorter plan leaves skills out', () => {
      const { requests } = frontend('I hate React', adding('react'))
      expect(requests).toMatchObject([{ kind: 'wanted', skillId: 'react', outcome: 'planned' }])
      const { decisions } = adding('graphql')
      const variant = { kind: 'by_date', until: '2027-01-01', leftOut: ['graphql'] } as const
      const shorter = frontend('', { decisions: { ...decisions, variant } })
      expect(shorter.steps.flatMap(({ skills }) => skills)).toContain('graphql')
    })

    it('is ignored once the learner took it back', () => {
      const both = { skillId: 'docker', level: null, added: true, requestIgnored: true }
      expect(frontend('', corrected(both)).steps).toEqual(frontend('').steps)
    })
  })

  it('shows what is known as known, by the answers or by the learner’s word', () => {
    expect(requestsOf('I want to learn Docker', { experience: 'Docker at work' })).toMatchObject([{ outcome: 'known' }])
    expect(requestsOf('I want to learn Docker', corrected({ skillId: 'docker', level: 'projects' }))).toMatchObject([
      { outcome: 'known', stepKey: null },
    ])
  })

  it.each([
    ['Get a job within a year', '2027-11-24'],
    ['By June 2027 I want to work', '2027-06-30'],
    ['Ready by 15 March 2027', '2027-03-15'],
    ['Done before my birthday on March 15th, 2027', '2027-03-15'],
    ['A job by the end of 2027', '2027-12-31'],
    ['In five years I want to lead a team', undefined],
    ['I finished school by 2020', undefined],
  ])('reads the deadline of: %s', (goals, until) => {
    expect(outcomesOf(goals)[0]).toBe(until)
  })
})
