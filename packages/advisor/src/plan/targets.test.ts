import { careerIds } from '@milepost/contract/careers'
import { expect, it } from 'vitest'
import { knowledge } from '#knowledge/knowledge.ts'
import { chooseTargets, closeOverPrerequisites } from '#plan/targets.ts'

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
      speciality: () => [...knowledge.skills.keys()],
      likeness: () => 1,
    }
    const targets = chooseTargets(goals, career, new Set())
    expect(closeOverPrerequisites(targets, new Set()).length).toBeLessThanOrEqual(26)
  },
)
