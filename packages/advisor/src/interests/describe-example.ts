import { type CareerId, careerTitleOf, undecided } from '@milepost/contract/careers/limits'
import type { ExampleRoadmap } from '@milepost/contract/interests/schema'
import type { InterestArea } from '@milepost/contract/profiles/limits'
import type { AdvisorProfile } from '#advisor.ts'
import { describeCareer } from '#knowledge/describe.ts'
import { interests, knowledge } from '#knowledge/knowledge.ts'
import { planRoadmap } from '#plan/plan.ts'
import { recommendCareers } from '#recommend/recommend.ts'
import { termsOf } from '#text/terms.ts'

const maxSteps = 3
/** Decides between careers that call for it equally. */
const namedAfterIt = 0.5

/** The family whose careers call most for what is enjoyed. */
function familyFor(enjoys: InterestArea) {
  const weightOf = (id: CareerId) => knowledge.careers.get(id)?.interests[enjoys] ?? 0
  const meanOf = (careers: readonly CareerId[]) =>
    careers.reduce((sum, id) => sum + weightOf(id), 0) / Math.max(1, careers.length)
  const [family] = interests.families.toSorted((a, b) => meanOf(b.careers) - meanOf(a.careers))
  if (family === undefined) throw new Error('there are no families of careers')
  return family
}

/**
 * Describes what a visitor could start with.
 *
 * @param enjoys - What they enjoy. It leads to a family of careers.
 * @param knows - What they know already, in words. With what they enjoy, it decides on a career of the family.
 * @returns The family, the career with its reasons, and the first steps of its roadmap.
 */
export function describeExample(enjoys: InterestArea, knows: string): ExampleRoadmap {
  const profile: AdvisorProfile = {
    preferredCareer: undecided,
    interestAnswers: null,
    interestAreas: [enjoys],
    shortTermGoals: '',
    longTermGoals: '',
    dreamCompany: '',
    experience: knows,
    certifications: '',
    educationLevel: 'Other',
    studyLanguage: 'English',
    budget: 'No Cost',
  }
  const { name, lean, careers } = familyFor(enjoys)
  const enjoyed = new Set(termsOf(enjoys))
  const isNamedAfterIt = (id: CareerId) => termsOf(careerTitleOf(id)).some((term) => enjoyed.has(term))
  const callFor = (id: CareerId) =>
    (knowledge.careers.get(id)?.interests[enjoys] ?? 0) + (isNamedAfterIt(id) ? namedAfterIt : 0)
  const ranking = recommendCareers(profile).ranking.filter(({ careerId }) => careers.includes(careerId))
  // Without anything known, what is enjoyed decides alone: the wizard's other answers will count later.
  const [ranked] = knows === '' ? ranking.toSorted((a, b) => callFor(b.careerId) - callFor(a.careerId)) : ranking
  if (ranked === undefined) throw new Error(`no career of “${name}” is ranked`)
  const { careerId, reasons } = ranked
  const { steps, totalHours } = planRoadmap(profile, careerId)
  return {
    family: { name, lean },
    career: { id: careerId, title: careerTitleOf(careerId), summary: describeCareer(careerId).summary },
    reasons: reasons.filter(({ field }) => field === 'interestAreas' || field === 'experience'),
    steps: steps.slice(0, maxSteps).map(({ label, hours }) => ({ label, hours })),
    stepCount: steps.length,
    totalHours,
  }
}
