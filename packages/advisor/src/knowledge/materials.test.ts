import { careers } from '@milepost/contract/careers/limits'
import { studyLanguages } from '@milepost/contract/profiles/limits'
import { expect, it, test } from 'vitest'
import { knowledge } from '#knowledge/knowledge.ts'
import { materialsFor } from '#knowledge/materials.ts'
import { planRoadmap } from '#plan/plan.ts'
import { emptyProfile } from '#testing/profiles.ts'

/** What a beginner without money for courses has to study from. */
const beginner = { ...emptyProfile, interestAreas: [], educationLevel: 'High School', budget: 'No Cost' } as const

test.each(careers)('no step of a beginner’s plan for $title is without free material', ({ id }) => {
  for (const studyLanguage of studyLanguages) {
    const steps = planRoadmap(beginner, id).steps.filter(({ milestone }) => !milestone)
    expect(steps.length).toBeGreaterThan(8)
    expect(steps.filter(({ skills }) => materialsFor(skills, studyLanguage).length === 0)).toEqual([])
  }
})

it('hides what was never confirmed, and says which pages have been seen', () => {
  const skill = [...knowledge.skills.values()].find(
    ({ materials }) =>
      new Set(materials.map(({ evidence }) => evidence)).size === 3 &&
      materials.every(({ language }) => language === 'en'),
  )
  const shown = materialsFor([skill?.id ?? ''], 'English')
  expect(shown.map(({ title, isPageConfirmed }) => [title, isPageConfirmed])).toEqual(
    skill?.materials
      .filter(({ evidence }) => evidence !== 'known')
      .map(({ title, evidence }) => [title, evidence === 'seen']),
  )
})

it('puts the learner’s language first, and shows no language that is neither theirs nor English', () => {
  const skill = [...knowledge.skills.values()].find(({ materials }) =>
    materials.some(({ language, evidence }) => language === 'ta' && evidence !== 'known'),
  )
  const ids = [skill?.id ?? '']
  expect(materialsFor(ids, 'Tamil')[0]?.language).toBe('ta')
  expect(materialsFor(ids, 'English').map(({ language }) => language)).not.toContain('ta')
  expect(materialsFor(ids, 'Sinhala').map(({ language }) => language)).not.toContain('ta')
})

it('shows at most three pieces, each once, and nothing for what it does not know', () => {
  const ids = ['html', 'css', 'html']
  const shown = materialsFor(ids, 'English')
  expect(shown).toHaveLength(3)
  expect(new Set(shown.map(({ url }) => url)).size).toBe(3)
  expect(materialsFor(['no-such-skill'], 'English')).toEqual([])
})
