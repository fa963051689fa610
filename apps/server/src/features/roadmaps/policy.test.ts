import { describe, expect, test } from 'vitest'
import { decideRoadmapChange, type RoadmapCommand } from '#features/roadmaps/policy.ts'

const current = { adviceRevision: 3, careerId: 'data-scientist' } as const
const wishes = {
  make: { kind: 'make' },
  regenerate: { kind: 'regenerate' },
  away: { kind: 'switch', careerId: 'qa-engineer' },
  same: { kind: 'switch', careerId: 'data-scientist' },
  correct: { kind: 'correct', correction: { skillId: 'html', level: 'projects' } },
  vary: { kind: 'vary', variant: { kind: 'project_first' } },
  takeBack: { kind: 'vary', variant: null },
} as const satisfies Record<string, RoadmapCommand>

const free = { hasPaidPlan: false, isFirstTaste: false, changesThisWeek: 1 }
const usedUp = { hasPaidPlan: false, isFirstTaste: false, changesThisWeek: 2 }
const paid = { hasPaidPlan: true, isFirstTaste: false, changesThisWeek: 2 }

test.each(Object.values(wishes))('the first roadmap is free, whatever is wished: %o', (command) => {
  expect(decideRoadmapChange({ command, current: undefined, adviceRevision: 1, ...usedUp })).toBe('first')
})

test('the first choice of a career after its taster is free', () => {
  const limits = { ...usedUp, isFirstTaste: true }
  expect(decideRoadmapChange({ command: wishes.away, current, adviceRevision: 3, ...limits })).toBe('switched')
})

describe.each([
  ['unchanged', 3],
  ['changed', 4],
] as const)('from %s answers', (answers, adviceRevision) => {
  const isSame = answers === 'unchanged'
  const changed = 'profile_changed'
  test.each([
    ['make', isSame ? 'keep' : changed, 'keep', isSame ? 'keep' : changed],
    ['regenerate', isSame ? 'premium_required' : changed, 'premium_required', isSame ? 'regenerated' : changed],
    ['away', 'switched', 'premium_required', 'switched'],
    ['same', 'keep', 'keep', 'keep'],
    ['vary', 'premium_required', 'premium_required', 'regenerated'],
    ['takeBack', isSame ? 'regenerated' : changed, isSame ? 'regenerated' : 'keep', isSame ? 'regenerated' : changed],
    ['correct', isSame ? 'corrected' : changed, isSame ? 'corrected' : 'keep', isSame ? 'corrected' : changed],
  ] as const)('%s: free %s, used up %s, paid %s', (name, whenFree, whenUsedUp, whenPaid) => {
    const decide = (limits: typeof free) =>
      decideRoadmapChange({ command: wishes[name], current, adviceRevision, ...limits })
    expect([decide(free), decide(usedUp), decide(paid)]).toEqual([whenFree, whenUsedUp, whenPaid])
  })
})
