import { careerIds } from '@milepost/contract/careers/limits'
import { experienceExamples } from '@milepost/contract/interests/limits'
import { interestAreas } from '@milepost/contract/profiles/limits'
import { describe, expect, it } from 'vitest'
import { describeExample } from '#interests/describe-example.ts'
import { interests } from '#knowledge/knowledge.ts'

const everyAnswer = interestAreas.flatMap((enjoys) =>
  ['', ...experienceExamples].map((knows) => ({ enjoys, knows, example: describeExample(enjoys, knows) })),
)

describe('an example of a roadmap', () => {
  it('has a career of its family, and a reason from the answers, for every pair of answers', () => {
    for (const { enjoys, knows, example } of everyAnswer) {
      const family = interests.families.find(({ name }) => name === example.family.name)
      expect(family?.careers).toContain(example.career.id)
      expect(example.reasons, `${enjoys}, ${knows}`).not.toEqual([])
      for (const { code, quote, params } of example.reasons)
        expect(code === 'interest_area' ? params['interest'] === enjoys : knows.includes(quote ?? '-')).toBe(true)
      expect(example.steps).toHaveLength(3)
      expect(example.totalHours).toBeGreaterThan(example.steps.reduce((sum, { hours }) => sum + hours, 0))
    }
  })

  it('leads to the family by what is enjoyed, and to a career of it by what is known', () => {
    const titles = (knows: string) => describeExample('Design', knows).career.title
    expect([titles(''), titles('Figma'), titles('SQL')]).toEqual([
      'UI/UX Designer',
      'UI/UX Designer',
      'Full Stack Developer',
    ])
    expect(describeExample('Leadership', 'Linux').family.name).toBe('People and plans')
  })

  it('leaves out what is known', () => {
    const { stepCount } = describeExample('Design', '')
    const known = describeExample('Design', 'HTML and CSS')
    expect(known.stepCount).toBeLessThan(stepCount)
    expect(known.steps.map(({ label }) => label)).not.toEqual(
      describeExample('Design', '').steps.map((one) => one.label),
    )
  })

  it('shows many careers', () => {
    const shown = new Set(everyAnswer.map(({ example }) => example.career.id))
    expect(shown.size).toBeGreaterThan(careerIds.length / 2)
  })
})
