import * as z from 'zod/mini'
import { careerTitles } from '#careers.ts'
import { route } from '#http.ts'
import { emailAddress, identifier, instant, optionalText, requiredText } from '#text.ts'

export const genders = ['Male', 'Female', 'Other'] as const
export const interestAreas = [
  'Problem Solving',
  'Design',
  'Mathematics',
  'Communication',
  'Research',
  'Teamwork',
  'Leadership',
  'Innovation',
  'Security',
  'Artificial Intelligence',
  'Data Analysis',
  'Cloud Computing',
] as const
export type InterestArea = (typeof interestAreas)[number]
export const educationLevels = ['High School', 'Diploma', 'Undergraduate', 'Postgraduate', 'Other'] as const
export type EducationLevel = (typeof educationLevels)[number]
export const studyLanguages = ['English', 'Tamil', 'Sinhala'] as const
export type StudyLanguage = (typeof studyLanguages)[number]

/** Budget ranges and the most a learner in each wants to spend in all, in rupees (null: no upper end). */
export const budgets = [
  { label: 'No Cost', most: 0 },
  { label: 'Up to ₹5,000', most: 5_000 },
  { label: '₹5,000 - ₹25,000', most: 25_000 },
  { label: '₹25,000 - ₹1 Lakh', most: 100_000 },
  { label: '₹1 Lakh - ₹5 Lakhs', most: 500_000 },
  { label: '₹5 Lakhs - ₹10 Lakhs', most: 1_000_000 },
  { label: '₹10 Lakhs - ₹20 Lakhs', most: 2_000_000 },
  { label: 'Above ₹20 Lakhs', most: null },
] as const
export type Budget = (typeof budgets)[number]['label']
export const budgetLabels = budgets.map((budget) => budget.label) as [Budget, ...Budget[]]

/** A calendar date without a zone, not in the future and not before 1900. It stays a string end to end. */
const dateOfBirth = z.iso.date().check(
  z.refine((value) => value >= '1900-01-01' && value <= new Date().toISOString().slice(0, 10), {
    params: { rule: 'past_date' },
  }),
)

/** Every answer with its rule; those marked optional may be left out and are then empty. */
const answers = {
  fullName: requiredText(100),
  email: emailAddress(),
  dob: dateOfBirth,
  gender: z.enum(genders),
  location: optionalText(120),
  preferredCareer: z.enum(careerTitles),
  interestAreas: z.array(z.enum(interestAreas)).check(
    z.minLength(1),
    z.maxLength(interestAreas.length),
    z.refine((areas) => new Set(areas).size === areas.length, { params: { rule: 'distinct' } }),
  ),
  shortTermGoals: optionalText(2000),
  longTermGoals: optionalText(2000),
  dreamCompany: optionalText(120),
  educationLevel: z.enum(educationLevels),
  studyLanguage: z.enum(studyLanguages),
  budget: z.enum(budgetLabels),
  experience: optionalText(4000),
  certifications: optionalText(1000),
}

export const profileFields = {
  ...answers,
  location: z._default(answers.location, ''),
  shortTermGoals: z._default(answers.shortTermGoals, ''),
  longTermGoals: z._default(answers.longTermGoals, ''),
  dreamCompany: z._default(answers.dreamCompany, ''),
  experience: z._default(answers.experience, ''),
  certifications: z._default(answers.certifications, ''),
}

const age = z.optional(z.int().check(z.gte(0), z.lte(200)))

/** Some of the wizard's answers; what is left out stays as it was saved. */
export const SomeProfileAnswers = z.partial(z.strictObject({ ...answers, age }))

/** The wizard's answers. `age` may be sent, is never believed, and is derived from the date of birth. */
export const ProfileAnswers = z.strictObject({
  ...profileFields,
  age,
})
export type ProfileAnswers = z.output<typeof ProfileAnswers>

export const Profile = z.object({ ...profileFields, age: z.int(), updatedAt: instant })
export type Profile = z.output<typeof Profile>

/** The answers that advice may depend on. Name, gender, age and place are not among them, by construction. */
export const adviceFields = [
  'preferredCareer',
  'interestAreas',
  'shortTermGoals',
  'longTermGoals',
  'dreamCompany',
  'educationLevel',
  'studyLanguage',
  'budget',
  'experience',
  'certifications',
] as const satisfies readonly (keyof typeof profileFields)[]
export type AdviceField = (typeof adviceFields)[number]
export type AdviceProfile = Pick<ProfileAnswers, AdviceField>

export const getProfile = route({
  method: 'GET',
  path: '/profile',
  summary: 'Read one’s own answers (null before the first)',
  tag: 'profiles',
  access: ['student'],
  reply: { 200: z.object({ profile: z.nullable(Profile) }) },
  errors: ['unauthenticated', 'forbidden'],
})

export const saveProfile = route({
  method: 'POST',
  path: '/profile',
  summary: 'Save the wizard’s answers',
  tag: 'profiles',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.extend(ProfileAnswers, { userId: z.optional(identifier) }),
  reply: { 200: z.object({ profile: Profile }) },
  errors: ['unauthenticated', 'forbidden', 'invalid'],
})
