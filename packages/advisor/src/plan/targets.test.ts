import { expect, it } from 'vitest'
import { closeOverPrerequisites } from '#plan/targets.ts'

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
