import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import { describe, expect, it } from 'vitest'
import { knowledge } from '#knowledge/knowledge.ts'
import { beginnerHours, planRoadmap } from '#plan/plan.ts'
import { emptyProfile, wordsFor } from '#testing/profiles.ts'

const beginner = { ...emptyProfile, educationLevel: 'High School' } as const

/** The skills of a plan in the order in which it teaches them. */
function taughtIn(career: CareerId, shortTermGoals = ''): string[] {
  return planRoadmap({ ...beginner, shortTermGoals }, career).steps.flatMap(({ milestone, skills }) =>
    milestone ? [] : skills,
  )
}

/** What work in each career needs today, beside the skills at its heart. */
const today: Readonly<Record<CareerId, readonly string[]>> = {
  'software-engineer': ['ai-assisted-coding', 'docker'],
  'frontend-developer': ['ai-assisted-coding', 'browser-security', 'browser-sign-in'],
  'backend-developer': ['ai-assisted-coding', 'caching', 'message-queues', 'secure-coding'],
  'full-stack-developer': ['ai-assisted-coding', 'ai-features', 'browser-security'],
  'data-scientist': ['ai-assisted-analysis', 'deep-learning', 'hypothesis-testing', 'experiments'],
  'machine-learning-engineer': [
    'ai-assisted-coding',
    'retrieval-augmented-generation',
    'llm-evaluation',
    'mlops',
    'model-monitoring',
  ],
  'cybersecurity-analyst': ['ai-security'],
  'devops-engineer': ['ai-assisted-operations', 'secrets-vault', 'reverse-proxies', 'gitops'],
  'cloud-engineer': ['ai-assisted-operations'],
  'ui-ux-designer': ['ai-assisted-design', 'ai-interface-design'],
  'product-manager': ['prompt-engineering', 'ai-products'],
  'qa-engineer': ['ai-assisted-testing', 'testing-ai-systems'],
  'it-support-specialist': ['ai-in-it-support'],
}

describe.each(careerIds)('%s', (career) => {
  it('teaches work with AI, and what its work needs today', () => {
    expect(today[career].filter((id) => !taughtIn(career).includes(id))).toEqual([])
  })

  it('is made of sessions from the first step to the last, for a beginner without money', () => {
    const { steps } = planRoadmap({ ...beginner, budget: 'No Cost' }, career)
    const without = steps.filter(
      ({ details }) => typeof details === 'string' || !details.some(({ hours = 0 }) => hours > 0),
    )
    expect(without.map(({ key }) => key)).toEqual([])
  })

  it('takes a beginner 400 to 800 hours', () => {
    expect(beginnerHours(career)).toBeGreaterThanOrEqual(400)
    expect(beginnerHours(career)).toBeLessThanOrEqual(800)
  })

  it('never tests for weaknesses before it teaches programming', () => {
    for (const id of securityTesting) {
      const taught = taughtIn(career, `I want to learn ${wordsFor(id)}.`)
      const programming = taught.indexOf('programming-fundamentals')
      const testing = taught.findIndex((one) => securityTesting.has(one))
      if (programming >= 0 && testing >= 0) expect([id, programming < testing]).toEqual([id, true])
    }
  })
})

/** Skills that look for weaknesses in software. */
const securityTesting = new Set([
  'web-security',
  'application-security-testing',
  'security-testing-basics',
  'mobile-security',
  'ai-security',
  'penetration-testing',
  'burp-suite',
  'metasploit',
  'bug-bounty',
  'reverse-engineering',
])

it('teaches programming where it teaches to test web applications for weaknesses', () => {
  for (const id of ['web-security', 'ai-security'])
    expect(knowledge.skills.get(id)?.prerequisites).toContain('programming-fundamentals')
  expect(taughtIn('cybersecurity-analyst')).toContain('web-security')
  expect(taughtIn('cybersecurity-analyst')).toContain('programming-fundamentals')
})
