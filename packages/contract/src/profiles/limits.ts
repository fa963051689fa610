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

/**
 * Whether someone born on a day has an age. On the birthday itself it is reached.
 *
 * @param dob - A calendar date.
 * @param years - The age.
 * @param now - The moment, read in UTC.
 */
export function hasAge(dob: string, years: number, now: Date): boolean {
  const today = now.toISOString().slice(0, 10)
  return dob <= `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
}

/** No one plans further, and it keeps a slip of the fingers out. */
export const lastFinishDay = '2099-12-31'

/** What bounds a learner, as their texts say it. Health isn't among them: it is read by no one and stored nowhere. */
export const statedLimits = ['money', 'device', 'language', 'place', 'time'] as const
export type StatedLimit = (typeof statedLimits)[number]

/** What a learner wants first of a roadmap. */
export const firstResults = ['first job', 'present job', 'whole career'] as const
export type FirstResult = (typeof firstResults)[number]
