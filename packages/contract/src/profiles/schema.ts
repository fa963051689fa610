import * as z from 'zod/mini'
import { careerPreferences } from '#careers/limits.ts'
import {
  budgetLabels,
  educationLevels,
  firstResults,
  genders,
  interestAreas,
  lastFinishDay,
  studyLanguages,
} from '#profiles/limits.ts'
import { maxHoursPerWeek, minHoursPerWeek } from '#roadmaps/pace.ts'
import { emailAddress, instant, optionalLine, optionalText, requiredLine, wholeNumber } from '#text.ts'

/** The id of an activity or a choice. One that the check no longer has says nothing. */
const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** What a learner answered in the interest check. */
export const InterestAnswers = z.strictObject({
  /** How much they would like each activity, from 1 (not at all) to 5 (a lot). Skipped ones are left out. */
  activities: z
    .record(id, z.int().check(z.gte(1), z.lte(5)))
    .check(z.refine((answers) => Object.keys(answers).length <= 40, { params: { rule: 'too_many' } })),
  /** Which of two tasks they would rather do. */
  choices: z
    .record(id, z.enum(['first', 'second']))
    .check(z.refine((answers) => Object.keys(answers).length <= 40, { params: { rule: 'too_many' } })),
})
export type InterestAnswers = z.output<typeof InterestAnswers>

/** A calendar date without a zone, not in the future and not before 1900. It stays a string end to end. */
const dateOfBirth = z.iso.date().check(
  z.refine((value) => value >= '1900-01-01' && value <= new Date().toISOString().slice(0, 10), {
    params: { rule: 'past_date' },
  }),
)

/** An empty field says the same as null. */
const emptyAsNull = z.transform((typed: unknown) => (typed === '' ? null : typed))

/** By when the learner wants to finish. Whether the day is ahead depends on when it is saved, so the schema doesn't say. */
const finishBy = z.pipe(
  emptyAsNull,
  z.nullable(z.iso.date().check(z.refine((day) => day <= lastFinishDay, { params: { rule: 'day_ahead' } }))),
)

/** Hours a week for study. Null and an empty field say nothing. */
const studyHours = z.pipe(emptyAsNull, z.nullable(wholeNumber(minHoursPerWeek, maxHoursPerWeek)))

export const CareerPreference = z.enum(careerPreferences)
export const InterestArea = z.enum(interestAreas)
export const Budget = z.enum(budgetLabels)
export const EducationLevel = z.enum(educationLevels)

/** Every answer with its rules. Optional ones are empty if left out. */
const answers = {
  fullName: requiredLine(100),
  email: emailAddress(),
  dob: dateOfBirth,
  gender: z.enum(genders),
  location: optionalLine(120),
  preferredCareer: CareerPreference,
  /** Null before the interest check. */
  interestAnswers: z.nullable(InterestAnswers),
  interestAreas: z.array(InterestArea).check(
    z.minLength(1),
    z.maxLength(interestAreas.length),
    z.refine((areas) => new Set(areas).size === areas.length, { params: { rule: 'distinct' } }),
  ),
  shortTermGoals: optionalText(2000),
  longTermGoals: optionalText(2000),
  finishBy,
  firstResult: z.pipe(emptyAsNull, z.nullable(z.enum(firstResults))),
  dreamCompany: optionalLine(120),
  educationLevel: EducationLevel,
  studyLanguage: z.enum(studyLanguages),
  budget: Budget,
  experience: optionalText(4000),
  certifications: optionalText(1000),
  hoursPerWeek: studyHours,
}

export const profileFields = {
  ...answers,
  location: z._default(answers.location, ''),
  shortTermGoals: z._default(answers.shortTermGoals, ''),
  longTermGoals: z._default(answers.longTermGoals, ''),
  dreamCompany: z._default(answers.dreamCompany, ''),
  experience: z._default(answers.experience, ''),
  certifications: z._default(answers.certifications, ''),
  interestAnswers: z._default(answers.interestAnswers, null),
  // Answers that came later, or that the roadmap page sets too: leaving one out changes nothing.
  finishBy: z.optional(answers.finishBy),
  firstResult: z.optional(answers.firstResult),
  hoursPerWeek: z.optional(answers.hoursPerWeek),
}

const age = z.optional(z.int().check(z.gte(0), z.lte(200)))

/** Some of the wizard's answers. What is left out stays unchanged. */
export const SomeProfileAnswers = z.partial(z.strictObject({ ...answers, age }))

/** The wizard's answers. A sent `age` is ignored and calculated from the date of birth. */
export const ProfileAnswers = z.strictObject({
  ...profileFields,
  age,
})
export type ProfileAnswers = z.output<typeof ProfileAnswers>

export const Profile = z.object({
  ...profileFields,
  finishBy: z.nullable(z.iso.date()),
  firstResult: z.nullable(z.enum(firstResults)),
  hoursPerWeek: z.nullable(z.int()),
  age: z.int(),
  /** Where the location says that the learner lives, as an ISO 3166-1 code. It orders courses, and never careers. */
  country: z.nullable(z.string()),
  town: z.nullable(z.string()),
  updatedAt: instant,
})
export type Profile = z.output<typeof Profile>

/** The answers that advice may depend on. Name, gender, age and location are left out by design. */
export const adviceFields = [
  'preferredCareer',
  'interestAnswers',
  'interestAreas',
  'shortTermGoals',
  'longTermGoals',
  'finishBy',
  'firstResult',
  'dreamCompany',
  'educationLevel',
  'studyLanguage',
  'budget',
  'experience',
  'certifications',
] as const satisfies readonly (keyof typeof profileFields)[]
export type AdviceField = (typeof adviceFields)[number]
export type AdviceProfile = Pick<ProfileAnswers, AdviceField>
