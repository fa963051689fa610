import { type CareerId, careerIds } from '@milepost/contract/careers/limits'
import { expect, it } from 'vitest'
import { knowledge } from '#knowledge/knowledge.ts'
import { planRoadmap } from '#plan/plan.ts'
import { chooseTargets, closeOverPrerequisites } from '#plan/targets.ts'
import { emptyProfile } from '#testing/profiles.ts'

it('puts a prerequisite into the phase of the first skill that needs it, where its own is later', () => {
  const phaseOf = (own: 'foundation' | 'specialise') =>
    closeOverPrerequisites(
      [
        { skill: 'react', phase: 'core' },
        { skill: 'javascript', phase: own },
      ],
      new Set(),
    ).find(({ skill }) => skill === 'javascript')?.phase
  expect(phaseOf('specialise')).toBe('core')
  expect(phaseOf('foundation')).toBe('foundation')
})

it.each(careerIds)(
  '%s leaves room for milestones in thirty steps, though the goals name all that may join',
  (career) => {
    const further = (knowledge.careerSkills.get(career) ?? []).filter(({ weight }) => weight === 1)
    const goals = {
      named: new Set(further.map(({ skill }) => skill.id)),
      rejected: new Set<string>(),
      preferred: null,
      leftOut: new Set<string>(),
      asked: [],
      specialities: () => [{ titles: ['all'], skills: [...knowledge.skills.keys()] }],
      titled: () => new Set<string>(),
      likeness: () => 1,
    }
    const targets = chooseTargets(goals, career, new Set())
    expect(closeOverPrerequisites(targets, new Set()).length).toBeLessThanOrEqual(26)
  },
)

function keysOf(career: CareerId, shortTermGoals: string, experience = ''): string[] {
  return planRoadmap({ ...emptyProfile, shortTermGoals, experience }, career).steps.map(({ key }) => key)
}

it('leaves out what a speciality has no use for, and closes the phase with its own milestone', () => {
  const analyst = keysOf('data-scientist', 'Become a data analyst')
  expect(analyst).toContain('skill:business-metrics')
  expect(analyst).not.toContain('skill:deep-learning')
  expect(analyst).not.toContain('skill:machine-learning')
  expect(analyst).toContain('milestone:data-scientist:specialise:advanced-excel')
  expect(keysOf('data-scientist', 'Become a data analyst and learn deep learning')).toContain('skill:deep-learning')
})

it('makes room in a full plan for what the goals name', () => {
  const goals = 'I want to learn Kafka, GraphQL, gRPC and MongoDB'
  const keys = keysOf('backend-developer', goals)
  for (const id of ['event-streaming', 'graphql', 'grpc', 'mongodb']) expect(keys).toContain(`skill:${id}`)
  expect(keys.filter((key) => key.startsWith('skill:')).length).toBeLessThanOrEqual(26)
})

it('chooses the framework that fits the language which the goals name', () => {
  expect(keysOf('software-engineer', 'I want to learn Python')).not.toContain('skill:java')
  expect(keysOf('backend-developer', 'I want to learn Go')).toContain('skill:go-services')
  expect(keysOf('backend-developer', 'I want to learn SQL')).toContain('skill:django')
  const php = 'I know PHP and Laravel.'
  expect(keysOf('backend-developer', 'I want to learn Python', php)).toContain('skill:django')
  expect(keysOf('backend-developer', '', php)).not.toContain('skill:django')
})

it('adds a skill that is only like the goals where it needs no others', () => {
  expect(keysOf('cloud-engineer', 'Understand networks and monitoring')).not.toContain('skill:routing-and-switching')
})
