import type { CareerId } from '@milepost/contract/careers/limits'
import { careerIds } from '@milepost/contract/careers/limits'
import { describe, expect, it } from 'vitest'
import type { AdvisorPlan, AdvisorProfile } from '#advisor.ts'
import { knowledge } from '#knowledge/knowledge.ts'
import { planRoadmap } from '#plan/plan.ts'
import { emptyProfile } from '#testing/profiles.ts'

/* People that plans took no notice of, one for each kind. */

const planFor = (career: CareerId, answers: Partial<AdvisorProfile>): AdvisorPlan =>
  planRoadmap({ ...emptyProfile, ...answers }, career)

const keysOf = ({ steps }: AdvisorPlan): string[] => steps.map(({ key }) => key)

/** The hours until a step is done. */
function hoursUntil({ steps }: AdvisorPlan, key: string): number {
  const place = steps.findIndex((step) => step.key === key)
  expect([key, place >= 0]).toEqual([key, true])
  return steps.slice(0, place + 1).reduce((sum, { hours }) => sum + hours, 0)
}

function expectOrder(plan: AdvisorPlan, ...ids: string[]): void {
  const places = ids.map((id) => keysOf(plan).indexOf(`skill:${id}`))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
}

const phpDeveloper = {
  shortTermGoals: 'I want to become a machine learning engineer.',
  longTermGoals: 'Build AI products.',
  experience: 'Six years of PHP and MySQL at a web agency. Docker and AWS at work. Git daily.',
} as const

describe('the first useful result', () => {
  it('is a model that others use within the first fifth, for a developer on the way to machine learning', () => {
    const plan = planFor('machine-learning-engineer', phpDeveloper)
    expect(hoursUntil(plan, 'skill:model-deployment')).toBeLessThanOrEqual(plan.totalHours / 5)
  })

  it('leaves mathematics for where it is needed, and keeps what the work needs today', () => {
    const plan = planFor('machine-learning-engineer', phpDeveloper)
    expectOrder(
      plan,
      'model-deployment',
      'statistics',
      'machine-learning',
      'model-evaluation',
      'linear-algebra',
      'calculus',
      'deep-learning',
    )
    expect(keysOf(plan)).toEqual(
      expect.arrayContaining(
        ['mlops', 'model-monitoring', 'retrieval-augmented-generation', 'llm-evaluation'].map((id) => `skill:${id}`),
      ),
    )
    expect(keysOf(plan)).not.toContain('skill:remote-work')
  })

  it('is SQL and a dashboard for an analyst, long before Python', () => {
    const plan = planFor('data-scientist', {
      shortTermGoals: 'I want to become a data analyst.',
      experience: 'Bank clerk. I use Excel every day, pivot tables and VLOOKUP. Basic SQL.',
      firstResult: 'first job',
    })
    expect(plan.steps[0]?.key).toBe('skill:sql')
    expectOrder(plan, 'sql', 'bi-dashboards', 'programming-fundamentals', 'python')
  })

  it('is research for a designer, and a portfolio before logos and pages of CSS', () => {
    const plan = planFor('ui-ux-designer', {})
    expectOrder(plan, 'user-research', 'design-fundamentals', 'figma', 'design-portfolio', 'adobe-illustrator', 'css')
  })

  it('is tests by hand and of an API, before programming', () => {
    expectOrder(planFor('qa-engineer', {}), 'bug-reporting', 'api-testing', 'programming-fundamentals', 'javascript')
    expectOrder(planFor('cybersecurity-analyst', {}), 'siem', 'incident-response', 'programming-fundamentals')
    expectOrder(planFor('backend-developer', {}), 'sql', 'rest-apis', 'linux')
  })

  it('begins with what they ask for, for who wants more in the present job, and leaves out the search for another', () => {
    const plan = planFor('backend-developer', {
      shortTermGoals: 'Kafka and system design.',
      experience: 'Spring Boot lead for 8 years, Java, PostgreSQL.',
      firstResult: 'present job',
    })
    expect(keysOf(plan).slice(0, 3)).toEqual(['skill:message-queues', 'skill:event-streaming', 'skill:system-design'])
    expect(keysOf(plan)).not.toContain('skill:job-applications')
    expect(keysOf(plan)).not.toContain('milestone:backend-developer:job-ready')
    const read = planFor('backend-developer', {
      shortTermGoals: 'Kafka and system design, to use in my present job.',
      experience: 'Spring Boot lead for 8 years, Java, PostgreSQL.',
    })
    expect(keysOf(read)).toEqual(keysOf(plan))
  })

  it('keeps the order in which things are asked for', () => {
    const plan = planFor('backend-developer', {
      shortTermGoals: 'Unit tests, then caching, then Go.',
      experience: 'PHP developer for 6 years, Laravel and MySQL. No Git, no tests.',
    })
    expectOrder(plan, 'unit-testing', 'caching', 'go')
  })
})

describe('experience moves the beginning', () => {
  it.each([
    [
      'frontend-developer',
      'Frontend developer for 7 years: React, TypeScript, CSS at work.',
      ['web-hosting', 'git', 'http'],
    ],
    ['frontend-developer', 'Frontend since 2015. React since 2017.', ['web-hosting', 'html', 'browser-apis']],
    ['backend-developer', 'Spring Boot lead for 8 years.', ['rest-apis', 'http', 'sql', 'command-line']],
    ['qa-engineer', 'I was a manual tester for five years.', ['testing-fundamentals', 'bug-reporting']],
    ['product-manager', 'Line supervisor in a garment factory, 9 years.', ['leadership']],
    ['cloud-engineer', 'Network engineer at an ISP, 2019 till now.', ['networking']],
  ] as const)('%s: %s', (career, experience, skipped) => {
    const plan = planFor(career, { experience })
    expect(skipped.filter((id) => keysOf(plan).includes(`skill:${id}`))).toEqual([])
  })

  it('but not against their own words, after a short time, or for what others do', () => {
    const taught = (experience: string) => keysOf(planFor('backend-developer', { experience }))
    expect(taught('Six years of PHP and Laravel. No Git.')).toContain('skill:git')
    expect(taught('One year of PHP and Laravel.')).toContain('skill:git')
    expect(taught('My brother is a backend developer for 8 years.')).toContain('skill:git')
  })

  it('has no first page for who knows the heart of the first phase', () => {
    const plan = planFor('frontend-developer', { experience: 'Six years of HTML, CSS, React and responsive layout.' })
    expect(keysOf(plan)).not.toContain('milestone:frontend-developer:foundation')
  })

  it('makes no step of what someone does daily', () => {
    const plan = planFor('data-scientist', {
      shortTermGoals: 'I want to become a data analyst.',
      experience: 'I use Excel every day, pivot tables and VLOOKUP.',
    })
    expect(keysOf(plan)).not.toContain('skill:advanced-excel')
  })
})

describe('wishes', () => {
  it.each([
    ['Learn Go or Node.js and get a backend job.', 'I know Python and SQL from projects.', 'go', 'nodejs'],
    ['Learn Go or Node.js and get a backend job.', 'I built two sites with JavaScript.', 'nodejs', 'go'],
  ])('of which one is enough are one, the shorter way: %s %s', (shortTermGoals, experience, taught, left) => {
    const plan = planFor('backend-developer', { shortTermGoals, experience })
    expect(keysOf(plan)).toContain(`skill:${taught}`)
    expect(keysOf(plan)).not.toContain(`skill:${left}`)
    expect(plan.requests).toContainEqual(
      expect.objectContaining({ skillId: left, outcome: 'other_chosen', instead: knowledge.skills.get(taught)?.name }),
    )
  })

  it('for a certificate get a step to prepare for its exam, as soon as what it asks for is learned', () => {
    const plan = planFor('cybersecurity-analyst', {
      shortTermGoals: 'Security+ first, then Splunk.',
      experience: 'Networks for 2 years. I know information security.',
    })
    expectOrder(plan, 'identity-management', 'siem')
    const place = keysOf(plan).indexOf('certificate:security-plus')
    expect(place).toBeGreaterThan(keysOf(plan).indexOf('skill:identity-management'))
    expect(place).toBeLessThan(keysOf(plan).indexOf('skill:vulnerability-management'))
    expect(plan.requests).toContainEqual(
      expect.objectContaining({ name: 'CompTIA Security+', outcome: 'planned', stepKey: 'certificate:security-plus' }),
    )
    const had = planFor('cybersecurity-analyst', {
      shortTermGoals: 'Use my Security+.',
      certifications: 'Security+ 2024',
    })
    expect(keysOf(had)).not.toContain('certificate:security-plus')
  })

  it('that are long are planned last', () => {
    const plan = planFor('software-engineer', {
      shortTermGoals: 'I want to learn Kubernetes and get a better job.',
      experience: 'Java developer for 3 years. Spring Boot and MySQL at work. Git.',
    })
    const special = plan.steps.filter(({ section, milestone }) => section === 'Building systems' && !milestone)
    expect(special.at(-1)?.key).toBe('skill:kubernetes')
  })
})

describe('milestones', () => {
  it('use the learner’s own work', () => {
    const details = (experience: string) => {
      const { steps } = planFor('ui-ux-designer', { experience })
      const found = steps.find(({ key }) => key === 'milestone:ui-ux-designer:foundation')?.details ?? ''
      return typeof found === 'string' ? found : (found[0]?.description ?? '')
    }
    expect(details('Nurse in a hospital ward for 5 years.')).toContain('such as a ward’s rota')
    expect(details('My sister is a nurse.')).not.toContain('ward')
    expect(details('')).not.toContain('such as a ward')
  })
})

describe('No Cost', () => {
  it('teaches a free program in the place of one that costs money', () => {
    const draw = (budget: AdvisorProfile['budget']) =>
      planFor('ui-ux-designer', { budget, shortTermGoals: 'I want to learn Illustrator.' }).steps.find(
        ({ key }) => key === 'skill:adobe-illustrator',
      )?.label
    expect(draw('No Cost')).toBe('Draw icons and logos in Inkscape')
    expect(draw('Up to ₹5,000')).toBe('Draw icons and logos in Illustrator')
  })

  it.each(careerIds)('has no step of %s whose only tool costs money', (career) => {
    const named = /\b(?:Adobe|Illustrator|Photoshop|from Sketch|MATLAB|SPSS)\b/
    const { steps } = planFor(career, { budget: 'No Cost' })
    expect(steps.filter(({ label }) => named.test(label)).map(({ label }) => label)).toEqual([])
    const listed = knowledge.careerSkills.get(career) ?? []
    expect(listed.filter(({ skill }) => named.test(skill.step) && skill.free === undefined)).toEqual([])
  })
})
