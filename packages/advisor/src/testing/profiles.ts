import { careerIds, careerPreferences } from '@milepost/contract/careers/limits'
import { budgetLabels, educationLevels, interestAreas, studyLanguages } from '@milepost/contract/profiles/limits'
import type { InterestAnswers } from '@milepost/contract/profiles/schema'
import { rejectionReasons } from '@milepost/contract/recommendations/limits'
import { skillLevels } from '@milepost/contract/skills/limits'
import * as fc from 'fast-check'
import type { AdviceDecisions, AdvisorProfile, CatalogueCourse, StepDraft } from '#advisor.ts'
import { interests, knowledge } from '#knowledge/knowledge.ts'

const skillIds = [...knowledge.skills.keys()]
const skillNames = [...knowledge.skills.values()].flatMap(({ name, aliases }) => [name, ...aliases])

/** An unambiguous name of a skill. */
export function wordsFor(id: string): string {
  const skill = knowledge.skills.get(id)
  return skill?.nameIsPlain ? (skill.aliases[0] ?? id) : (skill?.name ?? id)
}

export const emptyProfile: AdvisorProfile = {
  preferredCareer: 'Software Engineer',
  interestAnswers: null,
  interestAreas: ['Problem Solving'],
  shortTermGoals: '',
  longTermGoals: '',
  dreamCompany: '',
  educationLevel: 'Undergraduate',
  studyLanguage: 'English',
  budget: 'Up to ₹5,000',
  experience: '',
  certifications: '',
}

const sentence = fc.oneof(
  fc.constant(''),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .tuple(
      fc.constantFrom(
        'I know',
        'I worked with',
        'Seven years of',
        'A bit of',
        'I did a course in',
        'No experience in',
        'I want to learn',
        'I hate',
        'Certified in',
        'நான்',
        '😀',
      ),
      fc.array(fc.constantFrom(...skillNames), { maxLength: 12 }),
      fc.constantFrom('.', '\n', ' but I know HTML.', ''),
    )
    .map(([start, names, end]) => `${start} ${names.join(', ')}${end}`),
)
const text = fc.array(sentence, { maxLength: 4 }).map((sentences) => sentences.join(' '))

/** Skills a learner may know, from none to nearly all. */
export const someSkills = fc.oneof(
  fc.subarray(skillIds, { maxLength: 8 }),
  fc.subarray(skillIds),
  fc.constant(skillIds),
)

const anyDecisions: fc.Arbitrary<AdviceDecisions> = fc.record({
  chosenCareerId: fc.option(fc.constantFrom(...careerIds)),
  rejections: fc.uniqueArray(
    fc.record({ careerId: fc.constantFrom(...careerIds), reason: fc.constantFrom(...rejectionReasons) }),
    { maxLength: 12, selector: ({ careerId }) => careerId },
  ),
  corrections: fc.uniqueArray(
    fc.record({
      skillId: fc.oneof(fc.constantFrom(...skillIds), fc.constant('gone-since')),
      level: fc.option(fc.constantFrom(...skillLevels)),
      requestIgnored: fc.boolean(),
      added: fc.boolean(),
    }),
    { maxLength: 12, selector: ({ skillId }) => skillId },
  ),
})

/** Answers to the interest check: some skipped, one of an activity that is gone. */
export const anyInterestAnswers: fc.Arbitrary<InterestAnswers> = fc.record({
  activities: fc.dictionary(
    fc.constantFrom('gone-since', ...interests.activities.map(({ id }) => id)),
    fc.integer({ min: 1, max: 5 }),
  ),
  choices: fc.dictionary(
    fc.constantFrom('gone-since', ...interests.families.flatMap(({ choices }) => choices.map(({ id }) => id))),
    fc.constantFrom('first' as const, 'second' as const),
  ),
})

/** Any answers and decisions, including strange ones. */
export const anyProfile: fc.Arbitrary<AdvisorProfile> = fc.record({
  decisions: anyDecisions,
  preferredCareer: fc.constantFrom(...careerPreferences),
  interestAnswers: fc.option(anyInterestAnswers),
  interestAreas: fc.subarray([...interestAreas], { minLength: 1 }),
  shortTermGoals: text,
  longTermGoals: text,
  dreamCompany: fc.oneof(fc.constant(''), fc.string({ maxLength: 40 })),
  educationLevel: fc.constantFrom(...educationLevels),
  studyLanguage: fc.constantFrom(...studyLanguages),
  budget: fc.constantFrom(...budgetLabels),
  experience: text,
  certifications: text,
})

const courseTitle = fc
  .tuple(fc.constantFrom('', 'Introduction to ', 'Advanced '), fc.subarray(skillNames, { minLength: 1, maxLength: 3 }))
  .map(([start, names]) => `${start}${names.join(' and ')}`)

/** A catalogue of courses that mostly teach something, in three languages. */
export const anyCatalogue: fc.Arbitrary<CatalogueCourse[]> = fc
  .array(
    fc.record({
      title: fc.oneof(courseTitle, fc.string({ maxLength: 30 })),
      description: fc.oneof(courseTitle, fc.string({ maxLength: 60 })),
      weeks: fc.option(fc.integer({ min: 1, max: 52 })),
      price: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60_000 })),
      language: fc.constantFrom('en' as const, 'ta' as const, 'si' as const),
    }),
    { maxLength: 80 },
  )
  .map((courses) => courses.map((course, index) => ({ ...course, id: index + 1 })))

/** Few skills, many courses for them, some of them alike: steps compete for courses and money. */
export function crowdedCatalogue(steps: readonly StepDraft[]): fc.Arbitrary<CatalogueCourse[]> {
  const names = steps.flatMap(({ skills, milestone }) => (milestone ? [] : skills.map(wordsFor))).slice(0, 7)
  const title = fc.subarray(names, { minLength: 1, maxLength: 4 }).map((subjects) => subjects.join(' and '))
  return fc
    .array(
      fc.record({
        title,
        price: fc.constantFrom(0, 900, 2000, 4000),
        language: fc.constantFrom('en' as const, 'en' as const, 'ta' as const),
      }),
      { maxLength: 12 },
    )
    .map((courses) => courses.map((rest, index) => ({ id: index + 1, description: '', weeks: 4, ...rest })))
}
