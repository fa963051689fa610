import { describe, expect, it } from 'vitest'
import { knowledge, sessions } from '#knowledge/knowledge.ts'
import { detailsOf } from '#plan/further-steps.ts'
import { withCurrentWords, withSessions } from '#plan/session-details.ts'

const git = knowledge.skills.get('git')
const all = sessions['git']?.sessions ?? []
const ids = (step: ReturnType<typeof withSessions>) =>
  typeof step.details === 'string' ? [] : step.details.map(({ id }) => id)
const hoursOf = (step: ReturnType<typeof withSessions>) =>
  typeof step.details === 'string' ? 0 : step.details.reduce((sum, { hours = 0 }) => sum + hours, 0)
const stepOf = (key: string, hours: number) => ({
  key,
  hours,
  details: git === undefined ? '' : detailsOf(git),
  skills: ['git'],
})

describe('the sessions of a step', () => {
  it.each([18, 15, 14, 11])('add up to its %i hours, in halves', (hours) => {
    const step = withSessions(stepOf('skill:git', hours))
    expect(ids(step)).toEqual(all.map(({ id }) => id))
    expect(hoursOf(step)).toBe(hours)
    for (const detail of typeof step.details === 'string' ? [] : step.details)
      expect((detail.hours ?? 0) * 2).toBe(Math.round((detail.hours ?? 0) * 2))
  })

  it('are the last ones for someone who knows the basics, and the first ones in a first project', () => {
    const known = withSessions(stepOf('skill:git', 8), 'basics')
    expect(ids(known).at(-1)).toBe(all.at(-1)?.id)
    expect(ids(known)).not.toContain(all[0]?.id)
    const project = withSessions(stepOf('first-project:git', 6))
    expect(ids(project)[0]).toBe(all[0]?.id)
    expect(ids(project)).not.toContain(all.at(-1)?.id)
    expect([hoursOf(known), hoursOf(project)]).toEqual([8, 6])
  })

  it('keep ids and hours of a stored roadmap, and get the words of today', () => {
    const [first] = all
    const stored = [
      { id: first?.id ?? '', label: 'Old words', description: 'old', hours: 2.5 },
      { id: 'gone', label: 'Kept words', description: 'kept', hours: 1 },
    ]
    expect(withCurrentWords(stored, 'skill:git')).toEqual([
      { id: first?.id, label: first?.title, description: first?.outcome, hours: 2.5 },
      stored[1],
    ])
  })
})
